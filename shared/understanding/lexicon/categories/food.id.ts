/** Food & Dining, Indonesian. Meals, drinks, snacks, groceries to eat or cook, and the places that serve them. */
export const FOOD_ID = `
# Food & Dining, id, faint
ekor
kg
kilo
ons
sebungkus
secangkir
seekor
segelas
seikat
sekilo
semangkok
semangkuk
seons
seperempat kilo
sepiring
seporsi
sesisir
setengah kilo
# Food & Dining, id, hint
bukber kantor
dapur
food court
foodcourt
jajan
kantin
kondangan makan
neraktir
nraktir
porsi
pujasera
sayur mayur kebutuhan
sederhana
traktir
traktiran
warung
# Food & Dining, id, loose
angkringan
bakar
ceker
es
goreng
jagung
kelapa
minyak
ngemil
nongkrong
rebus
saus
# Food & Dining, id, thing
abang bakso
abang sayur
abon
aci
agar agar
air es
air galon
air isi ulang
air lemon
air mineral
air minum
air panas kopi
air putih
air soda
air tebu
ale ale
all you can eat
almond crispy
alpukat
amanda brownies
ampera
amplang
anggur
anggur hijau
anggur merah
angkringan nasi
angsle
apel
apel fuji
apel malang
apem
arem arem
ares
arum manis
asam
asam jawa
asem asem
asinan
astor
awug
ayam
ayam bakar
ayam betutu
ayam cabe ijo
ayam cincane
ayam crispy
ayam dada
ayam fillet
ayam geprek
ayam goreng
ayam gulai
ayam kalasan
ayam kampung
ayam kecap
ayam kentucky
ayam kremes
ayam krispi
ayam lalapan
ayam lodho
ayam mentega
ayam paha
ayam panggang
ayam penyet
ayam pop
ayam pop padang
ayam potong
ayam rica
ayam rica rica
ayam suwir
ayam taliwang
ayam tangkap
ayam tepung
ayam woku
ayce
babat
bacem
bagea
bahan makanan
bahan masak
bahan masakan
bahan rendang
bahan sayur
bajigur
bakar bakar
bakmi
bakmi ayam
bakmi godog
bakmi goreng
bakmi jawa
bakmi kepiting
bakmie
bakpao
bakpau
bakpia
bakso aci
bakso bakar
bakso beranak
bakso goreng
bakso iga
bakso ikan
bakso kuah
bakso malang
bakso mercon
bakso rusuk
bakso sapi
bakso tusuk
bakso urat
bakwan
bala bala
balado
bancakan
bandeng
bandeng bakar
bandrek
bandros
bapao
barongko
baso
baso cuanki
baso sapi
baso tahu
basreng
basreng pedas
batagor
batagor kuah
bawal
bawang
bawang bombay
bawang daun
bawang goreng
bawang merah
bawang putih
bayam
bebalung
bebek
bebek betutu
bebek carok
bebek goreng
bebek madura
bebek sinjay
beberuk
bekal
bekicot
belalang goreng
belanja dapur
belanja lauk
belanja sayur
belanja sayuran
belimbing
belut
bendera susu
beng beng
bengkoang
beras
beras kencur
beras merah
berkat
berondong jagung
betutu
bihun
bihun bebek
bihun goreng
bihun kuah
biji salak
bika
bika ambon
bikang
bimoli
bingka
bingsu
bir pletok
biskuat
biskuit
biskuit roma
blewah
bluder
blue band
bobba
bolen
bolu
bolu gulung
bolu kukus
bolu meranti
bon cabe
boncabe
brambang
breadtalk
brem
brokoli
brondong
brongkos
bronis
brownies kukus
brownis
buah
buah buahan
buah buat rujak
buah naga
buah potong
buah segar
buah tangan makanan
buat masak
bubur
bubur ayam
bubur ayam cirebon
bubur bayi
bubur candil
bubur instan bayi
bubur kacang hijau
bubur kacang ijo
bubur kampiun
bubur ketan
bubur ketan hitam
bubur manado
bubur mutiara
bubur pedas
bubur sumsum
buka bersama
buka puasa
bukber
bumbu
bumbu dapur
bumbu gulai
bumbu instan
bumbu kacang
bumbu kari
bumbu masak
bumbu nasi goreng
bumbu pecel
bumbu racik
bumbu soto
buncis
bunga lawang
buntut
buntut bakar
buras
buras makassar
burasa
burcang
burjo
burung dara
burung goreng
burung puyuh
burung puyuh goreng
cabai
cabai keriting
cabai merah
cabai rawit
cabe
cabe bubuk
cabe giling
cabe hijau
cabe keriting
cabe merah
cabe rawit
cah kangkung
cakalang
cakalang fufu
cakue
cakwe
camilan
candil
cap cay
capcay
cappucino cincau
carabikang
catemak
catering harian
ceker ayam
ceker mercon
ceker pedas
cemilan
cempedak
cendol
cengkeh
cenil
cerelac
ceri
chacha
chai kue
chiki
chitato
choi pan
choki choki
cibay
ciki
cilok
cilor
cilung
cimol
cincau
cincau hijau
cingcau
cingur
cipuk
cirambay
cireng
cireng isi
cireng rujak
ciwang
cokelat
cokelat bubuk
coklat
coklat batang
coklat bubuk
coklat panas
colenak
colo colo
combro
comring
corndog
coto
coto makassar
cuanki
cuka
cuka apel
cuko
cumi
cumi cumi
dabu dabu
dada ayam
dadar gulung
daging
daging ayam
daging cincang
daging giling
daging kambing
daging kurban beku
daging rendang
daging sapi
dangke
daun bawang
daun jeruk
daun katuk
daun kelor
daun melinjo
daun pandan
daun pepaya
daun salam
daun singkong
dawet
degan
delima
dendeng
dendeng balado
dendeng batokok
docang
dodol
dodol betawi
donat
dori
dorokdok
duit jajan
duku
duren
empal
empal gentong
empek empek
emping
endog
energen
enoki
enting enting
entog
entok
es alpukat
es batu
es bon bon
es buah
es campur
es capcin
es cekek
es cendol
es cincau
es dawet
es degan
es doger
es durian
es gabus
es gepal
es goreng
es goyobod
es jeruk
es kacang ijo
es kacang merah
es kelapa
es kelapa muda
es kopi
es kopi susu
es kopyor
es krim
es krim cone
es krim walls
es kul kul
es kuwut
es lemon
es lilin
es lumut
es mambo
es melon
es milo
es nutrisari
es oyen
es palu butung
es pisang hijau
es pisang ijo
es podeng
es potong
es puter
es rumput laut
es sarang burung
es selendang mayang
es semangka
es serut
es shanghai
es sirup
es soda gembira
es susu
es tebu
es teh
es teh manis
es teler
es timun
es tung tung
es wawan
eskrim
fillet ayam
frisian flag
fu yung hai
fuyunghai
gabus
gabus pucung
gado gado siram
galon
galon air
gambas
gandaria
gangan
gaplek
garam
garam dapur
garang asam
garang asem
garbis
gatot
gehu
gehu pedas
gence ruan
genjer
geplak
geprek
gereh
gery
getas
gethuk
getuk
getuk lindri
godoh
gohu
gonggong
good time
gorengan
growol
gudeg
gudeg komplit
gula
gula aren
gula batu
gula cair
gula jawa
gula merah
gula pasir
gulai
gulai ayam
gulai ikan
gulai kambing
gulai otak
gulai taboh
gulai tunjang
gulali
gule
gulo puan
gurame
gurami
gyoza
harum manis
hati ampela
hati sapi
hok lo pan
holland bakery
ifu mie
ifumie
iga
iga bakar
iga penyet
iga sapi
ikan
ikan asar
ikan asin
ikan bakar
ikan bakar rica
ikan bilih
ikan cue
ikan dori
ikan goreng
ikan gurame
ikan kakap
ikan kembung
ikan kuah
ikan kuah kuning
ikan layang
ikan lele
ikan mas
ikan nila
ikan panggang
ikan parape
ikan patin
ikan pindang
ikan salmon
ikan selar
ikan tenggiri
ikan teri
ikan tuna
ikan woku
indomie
indomilk
infused water
intip
isi galon
isi ulang air
isi ulang galon
itiak lado ijau
iwak
jagung bakar
jagung bose
jagung manis
jagung rebus
jahe
jahe merah
jaja bali
jajan bocil
jajan pasar
jajanan
jajanan lebaran
jajanan pasar
jaje
jalangkote
jambu
jambu biji
jamu
jamur
jamur enoki
jamur kancing
jamur tiram
jatah makan
jeli
jelly drink
jenang
jengkol
jeroan
jeruk
jeruk anget
jeruk bali
jeruk hangat
jeruk lemon
jeruk limau
jeruk medan
jeruk nipis
jeruk peras
jinten
jipang
jukut
jus
jus alpukat
jus apel
jus buah
jus jambu
jus jeruk
jus mangga
jus wortel
juwet
kacang
kacang atom
kacang bali
kacang bawang
kacang disco
kacang dua kelinci
kacang garuda
kacang hijau
kacang kulit
kacang mede
kacang merah
kacang panjang
kacang polong
kacang rebus
kacang tanah
kacang telur
kafe
kakap
kaldu
kaldu ayam
kaldu jamur
kalio
kambing
kambing guling
kampiun
kangkung
kanji
kapal api
kapal selam
kapulaga
kapurung
karedok
kari
kari ayam
kari kambing
kasih jajan
kasih uang jajan
kastengel
kasuami
katering
katering diet
katering harian
katering sehat
katuk
katupek
katupek gulai
kayu manis
kebab
kebab turki
kebutuhan dapur
kecap
kecap manis
kecipir
kedai
kedai kopi
kedelai
kedondong
keju
keju mozarella
keju parut
kelapa bakar
kelapa jelly
kelapa muda
kelapa tua
kelengkeng
kemangi
kembang goyang
kembang gula
kembang kol
kembung
kemiri
kemplang
kencur
kentang
kentang goreng
keong
kepiting
kerak telor
kerak telor betawi
kerak telur
kerang
keripik
keripik bayam
keripik ceker
keripik kaca
keripik kentang
keripik pisang
keripik sanjay
keripik singkong
keripik tempe
keripik usus
kerupuk
kerupuk ikan
kerupuk kulit
kerupuk seblak
kerupuk udang
kesemek
ketan
ketan bubuk
ketan durian
ketan hitam
ketan susu
ketoprak
ketoprak jakarta
ketumbar
ketupat
ketupat gulai
ketupat kandangan
ketupat sayur
kikil
kipang
klappertaart
klepon
kodok
kohu kohu
kol
kolak
kolak pisang
kolang kaling
konro
konro bakar
konsumsi
konsumsi acara
konsumsi pengajian
kopi
kopi aceh
kopi bubuk
kopi cup
kopi dingin
kopi gayo
kopi gula aren
kopi hitam
kopi item
kopi jos
kopi joss
kopi literan
kopi luwak
kopi pagi
kopi panas
kopi sachet
kopi saring
kopi saset
kopi susu
kopi talua
kopi tarik
kopi toraja
kopi tubruk
kopitiam
kopyor
kornet
krecek
krengsengan
kripik
kripik balado
kroket
krupuk
kuaci
kubis
kucai
kue
kue ape
kue balok
kue basah
kue bolu
kue bugis
kue bulan
kue coklat
kue cubit
kue cucur
kue dadar gulung
kue gapit
kue jajanan pasar
kue kacang
kue keranjang
kue kering
kue kotak
kue ku
kue lapis
kue lapis legit
kue lebaran
kue leker
kue lumpur
kue lupis
kue mangkok
kue nagasari
kue pancong
kue pancong lumer
kue pepe
kue pukis
kue putu
kue rangi
kue semprong
kue soes
kue soes kering
kue sus
kue talam
kue tart
kue tradisional
kue ulang tahun
kue ultah
kulit ayam
kulit ayam goreng
kulit goreng
kunyit
kunyit asam
kunyit asem
kupat
kupat glabed
kupat tahu
kurma
kwaci
kwe tiaw
kwecap
kwetiau
kwetiau goreng
kwetiaw
labu
labu siam
lada
lada bubuk
laklak
laksa betawi
laksamana mengamuk
lakse
lalampa
lalapan
lamang
lamang tapai
langsat
lapis legit
lapis surabaya
lauk
lauk buka
lauk matang
lauk pauk
lauk sahur
lawar
lawar babi
leci
leker
lele
lemang
lemet
lempah kuning
lemper
lempok
lempok durian
lenggang
lengkeng
lengko
lengkuas
lepet
lidah
limpa
lobak
lodeh
lodho
loenpia
lolipop
lombok
lomie
lontong
lontong balap
lontong cap go meh
lontong gulai
lontong kikil
lontong kupang
lontong medan
lontong mie
lontong opor
lontong pecel
lontong sayur
lotek
lotek bandung
lotis
lumpia
lupis
luwak white
macaroni ngehe
madu
maem
maizena
makan
makan bareng
makan berdua
makan bersama
makan besar
makan bubur
makan di luar
makan keluarga
makan malam
makan mie
makan pagi
makan pagi anak
makan prasmanan
makan rame rame
makan ramean
makan sahur
makan siang
makan siang anak
makan sore
makanan
makanan bayi
makanan beku
makanan berat
makanan buat buka
makanan buat sahur
makanan diet
makanan jepang
makanan kaleng
makanan korea
makanan laut
makanan padang
makanan ringan
makanan siap saji
makaroni
maklor
makroni
malkist
mamam
mang sayur
mangga
manggis
mangut
mangut lele
manisan
margarin
marimas
markisa
martabak asin
martabak bangka
martabak kubang
martabak manis
martabak mini
martabak telur
martabak tipis kering
masak
masakan
masakan padang
masako
masako sasa
matoa
megono
melinjo
mendoan
mentega
mentimun
menu buka
menu sahur
merica
meses
mi
mi ayam
mi bakso
mi goreng
mi instan
mi kuah
mi rebus
micin
mie
mie aceh
mie ayam
mie ayam ceker
mie ayam pangsit
mie bakso
mie belacan
mie cakalang
mie celor
mie celor palembang
mie dok dok
mie instan
mie jebew
mie kangkung
mie kering
mie kocok
mie kocok bandung
mie kuah
mie lendir
mie lethek
mie nyemek
mie ongklok
mie pangsit
mie rebus
mie sagu
mie sedaap
mie setan
mie sop
mie tek tek
mie tiaw
mie titi
mie yamin
migor
milna
milo
minum
minuman
minuman dingin
minuman soda
minyak goreng
minyak jagung
minyak kelapa
minyak samin
minyak sayur
minyak zaitun
minyakita
misoa
misro
moaci
mochi
moci
model ikan
molen
molen bandung
momogi
mooncake
mozarella
mpasi
mujair
mukbang
muscat
mutiara
nabati
naga
nagasari
nanas
nangka
nangka goreng
nasgor
nasi angkringan
nasi ayam
nasi ayam hainan
nasi bakar
nasi bali
nasi bancakan
nasi be guling
nasi bebek
nasi bekepor
nasi berkat
nasi biryani
nasi box
nasi briyani
nasi bungkus
nasi daun jeruk
nasi dus
nasi gandul
nasi geprek
nasi goreng gila
nasi grombyang
nasi gudeg
nasi hainan
nasi ikan
nasi jaha
nasi jamblang
nasi jamblang cirebon
nasi jinggo
nasi kambing
nasi kandar
nasi katsu
nasi kebuli
nasi kotak
nasi krawu
nasi kucing
nasi kuning
nasi lapola
nasi lengko
nasi lengko cirebon
nasi liwet
nasi mandhi
nasi mandi
nasi megono
nasi merah
nasi padang
nasi pecel
nasi pulen
nasi putih
nasi rames
nasi rawon
nasi sayur
nasi sela
nasi sodu
nasi telor
nasi telur
nasi tempong
nasi tim
nasi tim ayam
nasi timbel
nasi tiwul
nasi tumpeng
nasi tutug oncom
nasi uduk
nasi ulam
nasi ulam betawi
nastar
nastar keju
nata de coco
nextar
ngasih jajan
ngasih uang jajan
ngebakso
ngebubur
ngeliwet
ngemie
ngeteh
ngopi
nila
nongki
nori
nutrijel
nutrijell
nutrisari
nyarap
nyeblak
nyemil
odading
okky jelly
oncom
onde onde
ongkos makan
opak
opor
opor bebek
orek
oreo
oseng
oseng kangkung
oseng oseng
otak otak
otak otak bakar
ote ote
ovaltine
oyong
padang
paha ayam
pakis
palbas
pallu basa
pallubasa
panada
pandan
pangsit
papeda
papeda ikan
papeda telur
parcel buah
pare
parsel buah
paru
pastel
patbingsu
patin
pecak
pecak lele
pecel
pecel ayam
pecel lele
pedagang sayur
pelecing
pempek
pempek kapal selam
pengembang kue
pengkang
penjual sayur
pentol
pentol corah
penyedap
penyet
pepaya
pepes
pepes ayam
pepes ikan
pepes jamur
pepes tahu
perkedel
permen
permen jahe
permen karet
pesan antar makanan
petai
pete
peuyeum
pewarna makanan
peyek
peyek teri
pia
pia legong
pical
pilus
pindang
pindang patin
pindang serani
pindang tulang
pir
pisang
pisang ambon
pisang aroma
pisang bakar
pisang coklat
pisang epe
pisang goreng
pisang ijo
pisang keju
pisang kepok
pisang nugget
pisang rai
pisang raja
pisang rebus
piscok
plecing
plecing kangkung
pop ice
pop mie
popmie
prasmanan
prasmanan sahur
promina
pucung
puding
puding susu
pukis
putri salju
puyuh
qtela
ragi
rajungan
rantangan
rawon
rebung
rempah
rempeyek
rempeyek kacang
rendang telur
rengginang
restoran
restoran sederhana
rica entok
rica rica
richeese nabati
risol
risoles
roa
rokok kopi
roma kelapa
rosella
roti
roti bakar
roti bluder
roti boy
roti cane
roti coklat
roti gandum
roti gembong
roti goreng
roti isi
roti jala
roti jepang
roti john
roti kukus
roti manis
roti maryam
roti o
roti prata
roti selai
roti sobek
roti tawar
rotiboy
royco
rujak
rujak buah
rujak bulung
rujak cingur
rujak gobet
rujak manis
rujak soto
rumah makan
rumah makan sederhana
rumput laut
sagon
sagu
sagu lempeng
sagu mutiara
sagu rangi
sahur
salad buah
salad sayur
salak
sale pisang
samba
samba lado
sambal bajak
sambal goreng
sambal matah
sambal pecel
sambal roa
sambal terasi
sambal tumpang
sambel
santan
santan kara
saos
sapi
saraba
sarabba
sarapan
sarden
sari gandum
sari kedelai
sari roti
sarimi
sariwangi
sarsaparilla
satai
sate
sate ambal
sate ampela
sate ati
sate ayam
sate bandeng
sate blora
sate bulayak
sate buntel
sate kambing
sate kelinci
sate keong
sate kikil
sate klopo
sate kulit
sate languan
sate lilit
sate maranggi
sate padang
sate padang danguang
sate taichan
sate tegal
sate telur
sate telur puyuh
sate usus
saus sambal
saus tiram
saus tomat
sawi
sawo
sayap ayam
sayap pedas
sayur
sayur asam
sayur asem
sayur babanci
sayur bayam
sayur bening
sayur bobor
sayur kelor
sayur kol
sayur lodeh
sayur matang
sayur mayur
sayur nangka
sayur sop
sayur tumis
sayuran
se i
seblak
sedaap
sega
sego
sego goreng
sego kucing
sego megono
sego pecel
sei babi
sei sapi
sekoteng
selada
selai
selat solo
seledri
selendang mayang
semanggi
semangka
semangka kuning
sembako
sempol
semprong
semur
semur jengkol
serabi
serai
sereal
sereh
serombotan
seruit
sidat
silky puding
silverqueen
singkong
singkong goreng
singkong keju
singkong rebus
siomai
siomay
siomay bandung
siput
siput gonggong
sirop
sirsak
sirup
snack box
snack kotak
soda kue
soes
soft cone
sohun
somay
songkolo
sop
sop buah
sop buntut
sop duren
sop durian
sop iga
sop kaki
sop konro
sop saudara
sosis
sosis bakar
sosis solo
sostel
soto
soto ayam
soto banjar
soto bathok
soto betawi
soto kaki
soto kudus
soto kwali
soto lamongan
soto madura
soto medan
soto mie
soto tauco
sotong
soun
spikoe
srikaya
srombotan
sroto
stmj
stroberi
sufor
sukro
sukun
sukun goreng
sun bayi
sup
supermi
surabi
surabi oncom
sus kering
susu
susu anak
susu balita
susu bayi
susu bear brand
susu beruang
susu bubuk
susu cair
susu coklat
susu dingin
susu formula
susu hamil
susu ibu hamil
susu jahe
susu kaleng
susu kedelai
susu kental manis
susu kotak
susu kuda
susu milo
susu murni
susu sachet
susu sapi
susu segar
susu uht
susu zee
swike
tahu
tahu aci
tahu bakso
tahu bulat
tahu campur
tahu crispy
tahu gejrot
tahu goreng
tahu guling
tahu isi
tahu kuning
tahu lontong
tahu petis
tahu pong
tahu putih
tahu sumedang
tahu susur
tahu sutra
tahu tegal
tahu tek
tahu telor
tahu telur
tahu walik
tai tea
taichan
takjil
talas
tango
tansu
tapai
tape ketan
tape singkong
tape uli
tapioka
taro
tauco
tauge
tebu
teh
teh anget
teh botol
teh celup
teh gelas
teh hangat
teh hijau
teh jus
teh kotak
teh manis
teh panas
teh poci
teh pucuk
teh racik
teh rio
teh sariwangi
teh serai
teh talua
teh tarik
teh telur
tekwan
tekwan palembang
telor
telor ceplok
telor cicak
telor gulung
telur
telur asin
telur ayam
telur bebek
telur dadar
telur dadar padang
telur gulung
telur mata sapi
telur puyuh
tempe bacem
tempe goreng
tempe mendoan
tempe orek
tempe penyet
tempoyak
temu kunci
temulawak
tenggiri
tengkleng
tepung
tepung beras
tepung bumbu
tepung kanji
tepung ketan
tepung roti
tepung sagu
tepung tapioka
tepung terigu
terang bulan
terasi
teri
terigu
terong
tetelan
timlo
timun
timun suri
tinutuan
tipat
tipat cantok
tipker
tiwul
toge
toko kue
toko roti
tolak angin permen
tomat
tongkol
tongseng
tongseng kambing
torabika
tukang bakso
tukang bubur
tukang es
tukang gorengan
tukang nasi goreng
tukang sate
tukang sayur
tukang siomay
tulang
tulang rangu
tum ayam
tumis
tumis kangkung
tumpang
tumpeng
tutug oncom
tutut
uang jajan
uang jajan anak
uang makan
uang makan malam
uang makan siang
ubi
ubi bakar
ubi cilembu
ubi rebus
ubi ungu
udang
ulat sagu
uli
ultramilk
urap
urutan
usus
usus goreng
uyah
vanili
wafer
wajik
walang goreng
walls magnum
warkop
warmindo
warteg
weci
wedang
wedang angsle
wedang jahe
wedang jeruk
wedang kacang
wedang ronde
wedang sereh
wedang uwuh
western food
whip cream
white coffee
wingko
wingko babat
woku
wortel
yakult
yamin
yangko
yupi
# Food & Dining, id, full
air kelapa
bekal anak
beli air
beli air minum
bensin kopi
bumbu rendang
daun pisang
go food
gofood
grab food
grabfood
ikan tongkol
kacang mete
kelapa parut
kulit lumpia
kulit pangsit
makan tengah malam
maxim food
maximfood
minyak wijen
paket ayam
paket ayam geprek
paket burger
paket geprek
paket hemat
paket kfc
paket makan
paket mcd
paket nasi
paket panas
shopee food
shopeefood
telur rebus
travelokaeats
`
