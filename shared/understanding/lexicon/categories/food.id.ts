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
indogrosir
jajan
kantin
kondangan makan
lapo
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
agar
angkringan
bakar
besek
bubuh injin
ceker
cincang
es
goreng
jagung
kelapa
minyak
model
ngemil
nongkrong
rebus
reska
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
air tahu
air tebu
ajinomoto
ale ale
ali agrem
all you can eat
almond crispy
alpokat
alpukat
amanda brownies
amparan tatak
ampera
amplang
ampyang
andaliman
anggur
anggur hijau
anggur merah
angkringan nasi
angsle
anyang
apam barabai
apang
apel
apel fuji
apel malang
apem
apokat
arem arem
ares
arsik
arum manis
arumanis
asam
asam jawa
asam padeh
asem
asem asem
asem jawa
asinan
astor
ati ampela
aunu senebre
awug
ayam
ayam bakar
ayam betutu
ayam bumbu
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
ayam napinadar
ayam paha
ayam panggang
ayam penyet
ayam pop
ayam pop padang
ayam potong
ayam pramugari
ayam rica
ayam rica rica
ayam sadas
ayam suwir
ayam taliwang
ayam tangkap
ayam tepung
ayam woku
ayce
babat
babi
babi hong
babi kecap
babi merah
babi panggang
babi panggang karo
babi putar
babi rica
bacem
bagar hiu
bagea
bagiak
bahan makanan
bahan masak
bahan masakan
bahan rendang
bahan sayur
baje
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
bakso cuanki
bakso goreng
bakso iga
bakso ikan
bakso kuah
bakso lava
bakso malang
bakso mercon
bakso rusuk
bakso sapi
bakso sony
bakso tusuk
bakso urat
bakut
bakwan
bakwan jagung
bala bala
balado
balap puyung
balok menes
bancakan
bandar djakarta
bandeng
bandeng bakar
bandeng presto
bandrek
bandros
bannang bannang
bapao
bareh randang
barobbo
baronang
barongko
bas reng
baso
baso aci
baso cuanki
baso sapi
baso tahu
basreng
basreng pedas
bassang
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
bayem
be genyol
be guling
bebalung
bebek
bebek betutu
bebek carok
bebek goreng
bebek madura
bebek purnama
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
bengkuang
beras
beras kencur
beras merah
berkat
berondong jagung
betatas
betutu
beuleum peda
bhoi
biang kerok roti
biapong
big cola
bihun
bihun bebek
bihun goreng
bihun kuah
biji salak
biji selasih
bika
bika ambon
bika talago
bikang
bimoli
bingka
bingsu
binte
binte biluhuta
bir pletok
biskuat
biskuit
biskuit roma
black forest
blackforest
blayag
blewah
bluder
blue band
blueband
bobba
bobor
boci
bolen
bolu
bolu gulung
bolu kemojo
bolu kukus
bolu meranti
bomboloni
bon cabe
boncabe
borondong
bothok
botok
bpk
brambang
breadtalk
brem
brenebon
brengkes
brokoli
brondong
brongkos
bronis
brownies kukus
brownis
brudel
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
bubur mengguh
bubur mutiara
bubur pedas
bubur sumsum
buka bersama
buka puasa
bukber
bulayak
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
burgo
burjo
buroncong
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
cabuk rambak
cah kangkung
cakalang
cakalang fufu
cakra kembar
cakue
cakwe
camilan
campur lorjuk
candil
cap cay
cap tikus
capcay
cappucino cincau
carabikang
catemak
catemak jagung
catering harian
ce hun tiau
ceker ayam
ceker mercon
ceker pedas
celimpungan
cemilan
cempedak
cendol
cendol elizabeth
cengkeh
cenil
cerelac
ceri
cerorot
chacha
chai kue
chaikue
chiki
chitato
choi pan
choipan
choki choki
cibay
ciki
cilok
cilok goang
cilor
cilung
cimin
cimol
cimpa
cincau
cincau hijau
cingcau
cingur
cipera
cipuk
cirambay
cirawang
cireng
cireng isi
cireng rujak
ciwang
cocoa powder
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
comro
corndog
coto
coto makassar
croffle
crofle
cromboloni
cuanki
cuankie
cucuru
cuka
cuka apel
cuko
cumi
cumi cumi
curos
dabu dabu
dada ayam
dadar gulung
daging
daging ayam
daging babi
daging cincang
daging giling
daging kambing
daging kurban beku
daging rendang
daging sapi
daging sei
dali ni horbo
dange
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
daun ubi tumbuk
dawet
dawet ayu
dcc
dcost
degan
delima
dendeng
dendeng balado
dendeng batokok
dkriuk
docang
doclang
dodol
dodol betawi
dodol garut
donat
dori
dorokdok
duit jajan
duku
duren
ebi
empal
empal gentong
empek empek
emping
endog
endok
energen
engkak
enoki
enting enting
entog
entok
es alpukat
es angi
es batu
es bon bon
es brenebon
es buah
es campur
es capcin
es cekek
es cendol
es cincau
es daluman
es dawet
es degan
es doger
es dung dung
es durian
es gabus
es gepal
es goreng
es goyang
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
es teh jumbo
es teh manis
es teler
es timun
es tung tung
es wawan
eskrim
fermipan
fillet ayam
forvita
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
gandasturi
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
gelamai
gemblong
gempol pleret
gence ruan
genjer
geplak
geplak betawi
geprek
gepuk
gereh
gerobak nasi goreng
gery
getas
gethuk
gethuk goreng
getuk
getuk lindri
godoh
gogos
gogos kambu
gohu
gohu ikan
gonggong
gongso
good time
gorengan
goyobod
grontol
growol
gudangan
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
gulai cubadak
gulai ikan
gulai ikan patin
gulai itiak
gulai kambing
gulai kikil
gulai otak
gulai pakis
gulai taboh
gulai tambusu
gulai tunjang
gulali
gule
gulo puan
gurame
gurami
gurita
gyoza
hakau
halua kenari
haruan
harum manis
hati ampela
hati sapi
heci
hekeng
hok lo pan
holat
holland bakery
ifu mie
ifumie
iga
iga bakar
iga penyet
iga sapi
ikan
ikan arsik
ikan asar
ikan asin
ikan asin jambal
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
ikan kuah asam
ikan kuah kuning
ikan layang
ikan lele
ikan mas
ikan mas arsik
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
ilabulo
indomie
indomilk
infused water
intip
isi galon
isi ulang air
isi ulang galon
itak gurgur
itiak lado hijau
itiak lado ijau
itiak lado ijo
itiak lado mudo
iwak
iwak pe
iwak pindang
jadah
jadah tempe
jagung bakar
jagung bose
jagung manis
jagung rebus
jagung serut
jagung titi
jahe
jahe merah
jaja bali
jaja laklak
jajan bocil
jajan pasar
jajanan
jajanan lebaran
jajanan pasar
jaje
jaje bali
jalangkote
jambu
jambu biji
jamu
jamur
jamur enoki
jamur kancing
jamur tiram
jangan asem
jangan bening
japota
jasuke
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
jetz
jinten
jipang
juhu
jukut
jukut ares
jus
jus alpukat
jus apel
jus buah
jus jambu
jus jeruk
jus mangga
jus martabe
jus terong belanda
jus wortel
juwet
kaastengels
kabuto
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
kacang sihobuk
kacang tanah
kacang telur
kafe
kakap
kaki lima
kaki sapi
kaldu
kaldu ayam
kaldu jamur
kaldu kokot
kaledo
kalio
kambing
kambing guling
kampiun
kangkung
kanji
kanre jawa
kapal api
kapal selam
kapulaga
kapur sirih
kapurung
kara
karak kaliang
karedok
karedok leunca
kari
kari ayam
kari bihun
kari kambing
karupuak jangek
karupuak sanjai
kasbi
kasih jajan
kastengel
kasuami
katering
katering diet
katering harian
katering sehat
katuk
katupek
katupek gulai
katupek pitalah
kawa daun
kayu manis
kebab
kebab turki
kebutuhan dapur
kecambah
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
keladi
kelapa bakar
kelapa ijo
kelapa jelly
kelapa muda
kelapa tua
kelengkeng
kelor
kemangi
kembang goyang
kembang gula
kembang kol
kembang loyang
kembung
kemiri
kemojo
kemplang
kencur
kental manis
kentang
kentang goreng
keong
kepah
kepiting
kerak telor
kerak telor betawi
kerak telur
kerang
kerang rebus
kerapu
keripik
keripik balado
keripik bayam
keripik ceker
keripik kaca
keripik kentang
keripik pisang
keripik sanjay
keripik singkong
keripik tempe
keripik usus
keritcu
kerupuk
kerupuk ikan
kerupuk kemplang
kerupuk kulit
kerupuk melarat
kerupuk sanjai
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
keumamah
kidu kidu
kijing
kikil
kikilan
kipang
kipo
kismis
klanting
klapertart
klappertaart
klappertart
klepon
kluwak
kluwek
kober
kodok
kohu kohu
kok tong
kol
kolak
kolak pisang
kolang kaling
kolobak
koloke
kolontong
konro
konro bakar
konsumsi
konsumsi acara
konsumsi pengajian
kopi
kopi aceh
kopi bali
kopi bubuk
kopi cup
kopi dingin
kopi gayo
kopi gula aren
kopi hitam
kopi item
kopi jos
kopi joss
kopi khop
kopi kok tong
kopi lelet
kopi literan
kopi luwak
kopi pagi
kopi panas
kopi sachet
kopi sanger
kopi saring
kopi saset
kopi sidikalang
kopi susu
kopi takar
kopi talua
kopi tarik
kopi toraja
kopi tubruk
kopitiam
kopyor
kornet
krecek
krengsengan
krimer
krimer kental manis
kripik
kripik balado
kroket
krupuk
kuaci
kuah beulangon
kuah beulangong
kuah pliek
kubis
kucai
kue
kue ali
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
kunci temu
kunyit
kunyit asam
kunyit asem
kupang
kupat
kupat blengong
kupat glabed
kupat tahu
kurma
kurupuk
kurupuk kulit
kwaci
kwe cap
kwe kia theng
kwe tiaw
kwecap
kwetiau
kwetiau goreng
kwetiau medan
kwetiau siram
kwetiaw
kwetiaw goreng
kwotie
labu
labu siam
lada
lada bubuk
laklak
laksa betawi
laksamana mengamuk
laksan
lakse
lakso
lalampa
lalap
lalapan
lalapan penyet
lamang
lamang tapai
lampet
langsat
lanting
laos
lapa lapa
lapet
lapis bogor
lapis legit
lapis medan
lapis surabaya
lapis talas
lappet
larutan cap kaki tiga
lauk
lauk buka
lauk matang
lauk pauk
lauk sahur
lawa
lawar
lawar babi
leci
legen
lek tau suan
leker
lele
lele penyet
lemang
lemea
lemet
lemonilo
lempah
lempah kuning
lemper
lempok
lempok durian
lempuk
lendot
lenggang
lengkeng
lengko
lengkuas
lenjongan
lentho
lentog
lentog tanjung
lepet
lesehan
leunca
lidah
lidah kucing
limpa
liwetan
lobak
locupan
lodeh
lodho
loenpia
lolipop
loloh cemcem
lombok
lombok ijo
lombok rawit
lomie
lomok lomok
lontong
lontong balap
lontong cap go meh
lontong cap gomeh
lontong gulai
lontong isi
lontong kikil
lontong kupang
lontong medan
lontong mie
lontong opor
lontong pecel
lontong sayur
lontong sayur padang
lontong tuyuhan
lotek
lotek bandung
lotis
lumpia
lumpia basah
lumpia semarang
lunpia
lupis
luti gendang
lutis
luwak white
m150
macaroni ngehe
madu
maem
magelangan
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
maksuba
malbi
malkist
mamam
mandai goreng
mang sayur
mangga
manggis
mangut
mangut lele
manisan
manuk napinadar
margarin
marimas
markisa
martabak asin
martabak bangka
martabak kubang
martabak manis
martabak mesir
martabak mini
martabak piring
martabak telur
martabak tipis kering
martabe
masak
masakan
masakan padang
masako
masako sasa
matoa
megono
meises
melinjo
mendoan
menjes
mentega
mentimun
menu buka
menu sahur
merica
meses
mesis
mi
mi ayam
mi bakso
mi goreng
mi instan
mi kuah
mi lendong
mi rebus
mi tiaw
micin
mie
mie aceh
mie ayam
mie ayam ceker
mie ayam pangsit
mie bakso
mie balap
mie belacan
mie cakalang
mie caluk
mie celor
mie celor palembang
mie dok dok
mie gomak
mie instan
mie jebew
mie kangkung
mie kepiting
mie kering
mie koba
mie kocok
mie kocok bandung
mie kuah
mie lendir
mie lethek
mie lidi
mie nyemek
mie ongklok
mie pangsit
mie pansit siantar
mie rebus
mie rebus medan
mie sagu
mie sedaap
mie setan
mie sop
mie tek tek
mie tiaw
mie titi
mie yamin
migor
milkita
milna
milo
milu siram
mino
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
model gendum
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
na tinombur
nabati
naga
nagasari
naget
nanas
nangka
nangka goreng
naniura
napinadar
nasgor
nasi
nasi angkringan
nasi ayam
nasi ayam hainan
nasi bakar
nasi balap puyung
nasi bali
nasi bancakan
nasi be guling
nasi bebek
nasi bekepor
nasi berkat
nasi biryani
nasi bogana
nasi boran
nasi boranan
nasi box
nasi briyani
nasi buk
nasi bungkus
nasi campur bali
nasi cikur
nasi cokot
nasi daun jeruk
nasi dus
nasi ekstra
nasi gandul
nasi gemuk
nasi geprek
nasi gila
nasi goreng gila
nasi goreng mawut
nasi goring
nasi grombyang
nasi gudeg
nasi guri
nasi gurih
nasi hainam
nasi hainan
nasi ikan
nasi itik
nasi jaha
nasi jamblang
nasi jamblang cirebon
nasi jinggo
nasi jingo
nasi kambing
nasi kandar
nasi kapau
nasi katsu
nasi kebuli
nasi kepal
nasi kotak
nasi krawu
nasi kropokan
nasi kucing
nasi kuning
nasi kuning manado
nasi lapola
nasi lengko
nasi lengko cirebon
nasi liwet
nasi madura
nasi mandhi
nasi mandi
nasi mawut
nasi megono
nasi merah
nasi padang
nasi padding
nasi pecel
nasi pincuk
nasi pindang kudus
nasi pulen
nasi putih
nasi ramas
nasi rames
nasi rawon
nasi sayur
nasi sek
nasi sela
nasi separo
nasi separuh
nasi serpang
nasi setengah
nasi sodu
nasi sumsum
nasi tambah
nasi telor
nasi telur
nasi tempong
nasi tepeng
nasi tim
nasi tim ayam
nasi timbel
nasi tiwul
nasi tumpeng
nasi tutug
nasi tutug oncom
nasi uduk
nasi ulam
nasi ulam betawi
nastar
nastar keju
nasu palekko
nata de coco
natinombur
nelongso
nextar
ngasih jajan
ngebakso
ngebubur
ngeliwet
ngemie
ngeteh
ngopi
nike goreng
nila
noken pinang
nongki
nopia
nori
nutrijel
nutrijell
nutrisari
nyarap
nyeblak
nyemil
odading
odeng
okky jelly
olos
ombus ombus
oncom
onde onde
ongkos makan
opak
opor
opor bebek
orek
orem orem
oreo
oseng
oseng kangkung
oseng oseng
otak otak
otak otak bakar
otak otak bangka
otak otak makassar
ote ote
ovaltine
oyong
padamaran
padang
pagit pagit
paha ayam
pais
pak gembus
pakcoy
pakis
pakkat
palbas
palekko
pallu basa
pallu butung
pallu kaloa
pallu mara
pallubasa
pallubasa serigala
pallumara
palu basa
palu butung
panada
pandan
panggang karo
pangsit
paniki
pansit siantar
pantiaw
papeda
papeda ikan
papeda telur
parape
parcel buah
pare
parende
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
pecel madiun
peda
pedagang sayur
pelecing
pempek
pempek kapal selam
pempek lenjer
pencok
pendap
pengembang kue
pengkang
penjual sayur
pentol
pentol corah
pentol korek
penyedap
penyet
penyetan
penyetan ayam
penyetan lele
penyetan tempe
pepaya
pepes
pepes ayam
pepes ikan
pepes jamur
pepes tahu
pergedel jaguang
perkedel
perkedel nike
permen
permen jahe
permen karet
perut punai
pesan antar makanan
petai
petatas
pete
petis
peuyeum
pewarna makanan
peyek
peyek teri
peyeum
pia
pia legong
piattos
pical
pie susu
pilus
pinang
pindang
pindang iga
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
pisang goroho
pisang ijo
pisang keju
pisang kepok
pisang molen
pisang nugget
pisang rai
pisang raja
pisang rebus
piscok
plecing
plecing kangkung
pliek u
pohul pohul
pokea
pop ice
pop mie
popmie
poteng reket
prasmanan
prasmanan sahur
preksu
prenagen
prol tape
promina
pucung
pudak
puding
puding susu
pukis
pulpy
putri salju
putu ayu
putu bambu
putu cangkir
putu lanang
puyuh
puyunghai
qtela
rabeg
ragey
ragi
ragit
rajungan
rakik
rakik maco
rambak
rambut nenek
ramyeon
randang
rangginang
rantangan
rawon
rawon iga
rebung
rempah
rempeyek
rempeyek kacang
rendang paru
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
roti buaya
roti cane
roti coklat
roti ganda
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
roti selai samahani
roti sobek
roti tawar
roti unyil
rotiboy
rotio
royco
rujak
rujak buah
rujak bulung
rujak cingur
rujak gobet
rujak kuah pindang
rujak manis
rujak soto
rujak teplak
rumah makan
rumah makan sederhana
rumpu rampe
rumput laut
rusip
rw
sagon
sagu
sagu lempeng
sagu mutiara
sagu rangi
saguer
sahur
saksang
sala lauak
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
sambal tuktuk
sambal tumpang
sambel
sambel dadak
sanger
sanggara
sanggara balanda
sangsang
sanjai
santan
santan kara
saori
saos
sapi
saraba
sarabba
sarapan
sarden
sari gandum
sari kacang ijo
sari kedelai
sari roti
sari tebu
sarimi
sariwangi
sarsaparilla
sasa
sasagun
satai
sate
sate ambal
sate ampela
sate ati
sate ayam
sate ayam madura
sate bandeng
sate blengong
sate blora
sate bulayak
sate buntel
sate kambing
sate kelinci
sate keong
sate kerang
sate kikil
sate klathak
sate klopo
sate kulit
sate lalat
sate languan
sate lilit
sate maranggi
sate memeng
sate padang
sate padang danguang
sate plecing
sate rembiga
sate taichan
sate tegal
sate telur
sate telur puyuh
sate usus
saus sambal
saus tiram
saus tomat
sauto
sawi
sawo
sawut
sayap ayam
sayap pedas
sayur
sayur asam
sayur asem
sayur babanci
sayur bayam
sayur bening
sayur besan
sayur bobor
sayur kelor
sayur kol
sayur lodeh
sayur matang
sayur mayur
sayur nangka
sayur sop
sayur tuktuk
sayur tumis
sayuran
se i
se i sapi
seblak
seblak ceker
sedaap
sega
segitiga biru
sego
sego berkat
sego goreng
sego kucing
sego megono
sego padang
sego pecel
sego rames
sego sambel
sei babi
sei sapi
sekoteng
selada
selai
selasih
selat solo
seledri
selendang mayang
semanggi
semangka
semangka kuning
semar mendem
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
sibu sibu
sidat
sie reuboh
silky puding
silverqueen
singkong
singkong goreng
singkong keju
singkong rebus
sinonggi
sio bi
siobak
siomai
siomay
siomay bandung
siput
siput gonggong
sirih
sirop
sirsak
sirup
sirup markisa
siumay
skm
skoteng
snack box
snack kotak
snek
soda kue
soes
soft cone
sohun
sokaraja
somay
songkem
songkolo
songkolo bagadang
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
soto bandung
soto banjar
soto bathok
soto betawi
soto ceker
soto gerabah
soto kaki
soto kudus
soto kwali
soto lamongan
soto madura
soto medan
soto mie
soto padang
soto sokaraja
soto sulung
soto tauco
sotong
soun
spageti
spikoe
spiku
srikaya
srombotan
sroto
steik
stmj
stok frozen food
stok kulkas
stok lauk
stok makanan
stok sembako rumah
stok susu
stok susu bayi
stroberi
sufor
sugus
sukro
sukun
sukun goreng
sumsum
sun bayi
sun kara
sunco
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
suwar suwir
swike
swikee
tahok
tahu
tahu aci
tahu bakso
tahu bulat
tahu campur
tahu crispy
tahu gejrot
tahu gimbal
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
tahu tepo
tahu walik
tahwa
tai tea
taichan
tajin sobih
takjil
takjilan
takoyaki mini
talas
tambah nasi
tambah topping
tambahan nasi
tambusu
tango
tansu
taoco
tapai
tape ketan
tape manis
tape singkong
tape uli
tapioka
taro
tasak telu
tau suan
tauco
tauge
tauto
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
teh obeng
teh panas
teh poci
teh pucuk
teh racik
teh rio
teh sariwangi
teh serai
teh talua
teh tarek
teh tarik
teh telur
tekwan
tekwan model
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
temet
tempe bacem
tempe goreng
tempe mendoan
tempe orek
tempe penyet
tempoyak
temu kunci
temulawak
teng teng
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
teri medan
terigu
terites
terong
terong belanda
terong penyet
tetelan
tewel
thiwul
tiaw goreng
timlo
timphan
timun
timun suri
tinombur
tinorangsak
tinoransak
tinutuan
tipat
tipat cantok
tipatipa
tipker
tiram
tiwul
toge
toko kue
toko roti
tolak angin permen
tomat
tombi tombi
tongkol
tongseng
tongseng kambing
topak ladha
topping
toppoki
torabika
trancam
trites
tst
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
uang makan
uang makan malam
uang makan siang
ubi
ubi bakar
ubi cilembu
ubi rebus
ubi ungu
uc1000
udang
ulat sagu
ulen
uli
ultramilk
ulukutek
umbu
umbut rotan
urap
urapan
urutan
usus
usus goreng
uta dada
uta kelo
uyah
vanila
vanili
vetsin
wadai
wader
wafer
wajik
wajit
walang goreng
walls
walls magnum
waluh
warkop
warmindo
warteg
warung hik
warung tegal
weci
wedang
wedang angsle
wedang jahe
wedang jeruk
wedang kacang
wedang ronde
wedang sereh
wedang uwuh
wedangan
western food
whip cream
white coffee
white koffie
wingko
wingko babat
woku
woku belanga
wortel
wortel brastagi
yakult
yamin
yangko
yupi
# Food & Dining, id, full
air kelapa
ballo
bekal anak
beli air
beli air minum
bensin kopi
bilih
bumbu rendang
christine hakim
cindua langkok
dadiah
daun pisang
galamai
go food
gofood
grab food
grabfood
ikan tongkol
kacang mete
katirisala
kelapa parut
kulit lumpia
kulit pangsit
lammang
makan tengah malam
maxim food
maximfood
minyak wijen
nasu likku
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
palai bada
palai rinuak
pallubutung
palubasa
pangek
pinukuik
roti kaya
shopee food
shopeefood
telur rebus
travelokaeats
`
