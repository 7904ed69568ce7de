/** Shopping, Indonesian. Goods: clothes, electronics, household things, cosmetics, furniture, tools, toys, stationery, and the shops that sell them. */
export const SHOPPING_ID = `
# Shopping, id, faint
alat
barang
belian
jajanan online
peralatan
perlengkapan
# Shopping, id, hint
alfa
alfamart
alfamidi
awul awul
belanja bulanan
belanjaan
borma
brastagi
brastagi supermarket
budiman swalayan
bulanan
cakar bongkar
carrefour
checkout
clandys
cod
diskon
farmers market indonesia
giant
grand lucky
griya
hari hari
indomaret
kedai runcit
kedai sampah
kede kelontong
kede runcit
kede sampah
kelontong
lapak
lotte mart
lottemart
luwes swalayan
macan yaohan
mal
manna kampus
minimarket
mirota kampus
mister diy
naga swalayan
obral
olshop
online shop
pajak horas
pajak ikan lama
pajak melati
pajak petisah
pajak sambu
pajak sukaramai
pajak usu
pamella
pasar
pasar pagi
preloved
ranch market
sakinah swalayan
super indo
superindo
swalayan
thrift
thrifting
tiara dewata
tip top
toko
toko kelontong
toko online
transmart
warung kelontong
warung madura
yogya
yogya supermarket
# Shopping, id, loose
aksesori
aksesoris
bak
batu
botol
carrier
kabel
kaca
kertas
kotak
kunci
map
memori
nesting
obat pel
ongkir
ongkos kirim
pasir
pernak pernik
pita
tas
tempat
# Shopping, id, thing
ab mix
ac
ac baru
ac setengah pk
ac split
acne gel
acne patch
adaptor
adenium
agenda
aglaonema
aglonema
air cooler
air mawar
air mawar viva
aki kering mainan
al quran
alas kaki
alas ompol
alas setrika
alas tidur
alat cukur
alat cukur jenggot
alat cukur kumis
alat dapur
alat kebersihan
alat mandi
alat masak
alat pel
alat pengukur
alat rumah tangga
alat tulis
alat tulis sekolah
alkitab
aloe vera
alquran
aluminium foil
ambal
amplas
amplop angpao
amplop lebaran
ampoule
android tv
anggrek
antena
antena tv
anthurium
anti gores
anti rayap
antigores
anting
anting anting
anting emas
anting mutiara
anturium
anyaman rotan
apron menyusui
aquaproof
arang
arang sate
arit
asbak
asbes
aseton
atk sekolah
atlas
attack
ayunan bayi
baby walker
bagus serap air
bahan baju
bahan bangunan
bahan kain
bahan kebaya
baja ringan
baju
baju adat
baju anak
baju anak bayi
baju badut
baju balet
baju bayi
baju bekas
baju bola
baju buat acara
baju couple
baju dinas
baju gamis
baju hamil
baju imlek
baju jumper
baju kantor
baju karate
baju kebaya
baju kerja
baju koko
baju kondangan
baju lebaran
baju matahari
baju muslim
baju natal
baju olahraga sekolah
baju pesta
baju pramuka
baju profesi anak
baju renang
baju sd
baju seragam
baju seragaman
baju silat
baju sma
baju smp
baju thrift
baju tidur
bajunya
bak cuci
bak cucian
bak mandi bayi
baki
bakul nasi
balon
balon karakter
balon tiup
bambu wulung
ban pinggang
ban sepeda
bandana
bando
bangku
bantal
bantal leher
bantal sofa
bantalan bahu
barbel
baret
baskom
batako
baterai
baterai abc
baterai alkaline
baterai hp
baterai jam
baterai kamera
baterai laptop
baterai remote
batik
batik buat acara
batok charger
batre
batu akik
batu bacan
batu bata
batu baterai
batu martapura
baut
bayfresh
bayklin
bazaar
bazar
bb cream
beauty blender
bed cover
bed cover set
bedak
bedak bayi
bedak dingin
bedak marcks
bedak my baby
bedak padat
bedak tabur
bedcover
bedong
beha
bel pintu
beli mainan
benang
benang gigi
benang jahit
bendera
benih
bergo
besi
besi beton
besi hollow
besurek
bh
bibit alpukat
bibit anggrek
bibit cabe
bibit durian
bibit hidroponik
bibit kelengkeng
bibit mangga
bibit parfum
bibit pohon
bibit sayur
bibit tomat
bidal jahit
biji bunga matahari
binder clip
bingkai
bingkai foto
bis ban
blangkon
blankon
blender tangan
blus
blush on
body mist
body serum
bohlam
boks bayi
bola basket
bola dunia
bola futsal
bola kamper
bola lampu
bola mainan
bola pelampung
bola voli
bolpen
bolpoin
boneka
boneka barbie
boneka beruang
boneka labubu
bonsai
boom
boots
bor
bor listrik
botol kaca
botol kecap kosong
botol minum
botol minum olahraga
botol spray
botol susu
botol susu bayi
bougenville
bouncer
box bayi
box container
boxer
bra menyusui
bracket tv
brankas
bros
bros hijab
bros mutiara
buah baju
bucket hat
bugenvil
buket
buket bunga
buket uang
buku agenda
buku ajar
buku akuntansi
buku besar
buku catatan
buku diktat
buku gambar
buku garis
buku hukum
buku iqro
buku kedokteran
buku kotak
buku kuitansi sekolah
buku kuliah
buku latihan
buku mewarnai sekolah
buku nota
buku paket
buku panduan
buku pelajaran
buku pemrograman
buku referensi
buku sekolah
buku soal
buku tajwid
buku teknik
buku teks
buku tulis
buku tulis sidu
buku un
buku yasin
bullet journal
bulu mata
bulu mata palsu
bunga
bunga anggrek
bunga hias
bunga krisan
bunga mawar
bunga melati
bunga plastik
bunga potong
bunga sedap malam
busa
busur
cairan pel
cairan pembersih
caladium
cangkir
cangkul
card holder
card reader
carger
carrier gunung
cartridge oxva
cartridge vape
cas hp
casan
case hp
casing
casing hp
cat air
cat anti bocor
cat avitex
cat dinding
cat dulux
cat genteng
cat hitam
cat kaleng
cat kayu
cat kuku
cat minyak
cat putih
cat rambut
cat rumah
cat semprot
cat tembok
catokan
catridge pod
catridge vape
cctv
celak mata
celana
celana bahan
celana bola
celana cargo
celana dalam
celana hamil
celana jeans
celana kain
celana kolor
celana kulot
celana legging
celana panjang
celana pendek
celana renang
celana sekolah
celana training
celemek
cemara udang
cempal
centong
cerek
ceret
cermin
cetakan es
charger hp
charger laptop
charm
chopper
cikrak
cincin
cincin mutiara
cincin nikah
ciput
citimall
clay mask
cling pembersih
clodi
cobek
cocopeat
coil vape
colokan
colokan listrik
confidence
container plastik
contour
cooling pad
correction tape
cotton bud
cover bag
cover motor
cover sofa
cowek
crayon
creambath sachet
cuci gudang
cuci muka
cukli
cukuran
cushion
cutter
dalaman
dalaman hijab
danar hadi
dandang
dandang nasi
dasi
dasi sekolah
daster
day cream
deker
dempul
deodoran
deodoran spray
detergen
deterjen
deterjen attack
deterjen bubuk
deterjen cair
diecast
diecast hot wheels
diktat
dimmer
dinabolt
dipan
disinfektan
dispenser
dispenser galon
djarum 76
djarum coklat
dompet
dompet kulit
dompet wanita
dot
dot bayi
downlight
drum air
dudukan galon
dumbel
dus kue kosong
dus nasi kosong
dvd player
earphone
eau de parfum
edp
elbow
emas
emas antam
ember
ember pel
ember tanaman
empeng
endek
engsel
essence
exhaust fan
eye shadow
facial wash
fd
figura
filter air
fischer
fisher tembok
fiting
fitting lampu
flash disk
flashdisk
flat shoes
flatshoes
flesdis
foto frame
foundation
frame foto
furnitur
g shock
gabus tugas
gagang pintu
gajah duduk
galon elektrik
galon kosong
galon pompa
galvalum
gamis
ganjal pintu
ganti baterai hp
ganti baterai laptop
ganti lcd
gantungan
gantungan baju
gantungan dinding
gantungan handuk
gantungan hp
gantungan kunci
garpu
garpu makan
garpu tanah
gas kaleng
gas korek
gas portable
gasing
gasing kayu
gaun
gaun pesta
gayung
gel lidah buaya
gel rambut
gelang
gelang emas
gelang mutiara
gelas
gelas kertas
gelombang cinta
gembok
gembok sepeda
gembor
gembor tanaman
gendongan
gendongan bayi
genset
genteng
gentong
gerabah banyumulek
gerabah kasongan
gergaji
gerinda
gerobak sorong
gesper
gigitan bayi
gillet
giwang
globe
glue gun
golok
goon
gorden
gordyn
green screen
grendel
gringsing
grip raket
gudang garam filter
guling
guling bayi
gunting
gunting dahan
gunting dapur
gunting kain
gunting kebun
gunting kertas
gunting kuku
gunting rumput
gurita bayi
gypsum
hair tonic
hairdryer
hand body
handbody
handbody lotion
handphone
handsfree
handsoap
handuk
handuk kecil
handuk mandi
hanger
hansfree
hansip
hape
hape baru
hapeusb
happy nappy
hardcase
harddisk
hardisk
harpic
hasduk
headset gaming
heater
hebel
hedset
hekter
helm
helm sepeda
hiasan
hiasan dinding
hiasan kamar
hiasan natal
hidroponik
hijab
hio
hit
hit semprot
holder hp
hordeng
hp
ikat kepala
ikat pinggang
ikat pinggang sekolah
ikat pramuka
ikat rambut
iket rambut
iket sunda
inner
instal laptop
instal ulang
install ulang
intan martapura
inverter
iqro
irian
isi binder
isi cutter
isi pensil
isi pulpen
isi staples
isolasi
isolasi listrik
isolatip
jaket
jaket bomber
jaket gunung
jaket hujan
jaket jeans
jaket kulit
jaket motor
jam anak
jam beker
jam digital
jam dinding
jam g shock
jam pasir
jam pintar
jam tangan
jam tangan casio
jam tangan couple
jam weker
janda bolong
jangka
jarik
jarum
jarum jahit
jarum pentul
jas
jas almamater
jas hujan
jas hujan plastik
jebakan tikus
jedai
jemuran
jendela
jepit rambut
jepitan jemuran
jepitan kertas
jepretan
jerigen
jerigen air
jeriken
jersey bola
jersey futsal
jilbab
jilid makalah
jilid tugas
jubah mandi
jumper
jumper bayi
jumpsuit
jumputan
juz amma
kabel antena
kabel aux
kabel cas
kabel charger
kabel data
kabel ekstensi
kabel hdmi
kabel lightning
kabel listrik
kabel olor
kabel rol
kabel roll
kabel speaker
kabel ties
kabel tis
kabel type c
kabel usb
kaca cermin
kaca jendela
kaca mata hitam
kaca mata renang
kaca rias
kaca spion kamar
kacamata anak gaya
kacamata fashion
kacamata gaya
kacamata hitam
kacamata renang
kacamata sepeda
kado silang kantor
kain
kain batik
kain bedong
kain brokat
kain flanel
kain ihram anak
kain jarik
kain katun
kain lap
kain pantai
kain pel
kaktus
kalender
kalender meja
kaleng cat
kalkulator
kalkulator dagang
kalung
kalung emas
kalung mutiara
kamboja jepang
kamen
kamera
kamera cctv
kamper
kamper stella
kamper toilet
kamus
kancing
kanebo piring
kantong asi
kantong kresek
kantong plastik
kantong sampah
kanvas
kaos
kaos anak
kaos bola
kaos dalam
kaos distro
kaos hitam
kaos kaki
kaos kaki bayi
kaos kaki bola
kaos lengan panjang
kaos oblong
kaos polo
kaos putih
kaos tim futsal
kap lampu
kapak
kapas
kapas kecantikan
kapas wajah
kapstok
kapur ajaib
kapur barus
kapur jahit
kapur semut
kapur serangga
kapur tulis
karawo
karbol
kardigan
karet
karet gelang
karet kuciran
karet rambut
karpet
karpet bulu
karpet puzzle
karton
karton manila
kartu grafis
kartu holder
kartu lebaran
kartu mainan
kartu memori
kartu ucapan
kartu undangan
karung
karung beras kosong
kaso
kasur
kasur angin
kasur bayi
kasur busa
kasur lipat
katenbat
kater
kaus
kaus dalam
kaus kaki
kawat
kawat jemuran
kayu
kebutuhan rumah
kelambu
kelambu bayi
kelambu nyamuk
kelereng
kemeja
kemeja flanel
kemeja putih
kemoceng
kepala charger
keperluan rumah
keramik
keran
keran air
keranjang
keranjang baju
keranjang belanja
keranjang cucian
kerawang gorontalo
kereta bayi
kereta dorong
kertas asturo
kertas binder
kertas folio
kertas foto
kertas hvs warna
kertas kado
kertas kalkir
kertas karton
kertas krep
kertas linting
kertas lipat
kertas manila
kertas minyak
kertas origami
kerudung
keset
keset kaki
keset kamar mandi
kesing
kesing hp
ketel
ketupat hiasan
keyboard laptop
kikir kuku
kimeng
kimono mandi
kipas
kipas angin
kipas berdiri
kipas cosmos
kipas dinding
kipas gantung
kipas mini
kipas portable
kipas sate
kitab
kitab kuning
klip kertas
kloset
kok
kok badminton
koko
kolor
kompas jangka
kompi
kompor
kompor camping
kompor gas
kompor listrik
kompor portable
kompor satu tungku
kompor tanam
kompos
komputer
kondisioner
kontainer
kontainer box
konverter
koper baju toko
koper kecil toko
kopiah
kopiah anak
korden
korek
korek api
korek gas
korek kuping
korset melahirkan
kosmetik
kostum
kostum anak
kotak bekal
kotak makan
kotak nasi
kotak obat
kotak pensil
kotak penyimpanan
kotak perhiasan
kotak tisu
kran
kran air
kran shower
kran wastafel
krayon
kresek
kresek hitam
kretek
krim cukur
krim jerawat
krim malam
krim mata
krim muka
krim pagi
krim siang
krim tangan
krim wajah
kuas
kuas cat
kuas make up
kuciran
kuku palsu
kukusan
kulkas
kulot
kunci gembok
kunci inggris
kunci l
kunci pas
kunci pintu
kunci pintu digital
kunci ring
kunci rumah baru
kunci shock
kunci sok
kuncir
kupluk
kursi
kursi gaming
kursi kantor rumah
kursi kerja
kursi makan
kursi makan bayi
kursi plastik
kursi roda kantor
kursi tamu
kursi teras
kusen
kutang
kutek
kuteks
lakban hitam
lakban kain
lakban kertas
lampion
lampu
lampu belajar
lampu bohlam
lampu cas
lampu dinding
lampu emergency
lampu gantung
lampu hias
lampu kepala
lampu led
lampu meja
lampu neon
lampu philips
lampu sepeda
lampu sorot
lampu studio
lampu taman
lampu teras
lampu tidur
lampu tumblr
langseng
lantai
lap
lap kaca
lap kanebo
lap microfiber
lap piring
lap tangan
layang layang
layangan
lcd hp
lcd laptop
legging anak
lem
lem aibon
lem bulu mata
lem castol
lem fox
lem kayu
lem kertas
lem korea
lem lalat
lem pipa
lem tembak
lem tikus
lem uhu
lemari
lemari baju
lemari plastik
lidah buaya
lidah mertua
lilin
lilin aromaterapi
lilin gereja
lilin mainan
lilin natal
linggis
lintingan
liontin
lip cream
lip matte
lip oil
lip scrub
lip tint
lipa sabbe
lipbalm
lipcream
lipen
lipmatte
lipstik
liptint
liquid
liquid vape
lis
lks
lobi pel
logam mulia
lohansung
loose leaf
losion
lotion anti nyamuk
lotion nyamuk
lukisan
lulur badan
lulur mandi
lurik
magic com
magicom
mahkota
mainan
mainan anak
mainan bayi
mainan edukasi
mainan kayu
mainan masak masakan
mainan mobil
mainan motor
mainan pasir
maju bersama
mama poko
mamalemon
mamy poko
mancis
mandau
mangkok
mangkok ayam
mangkok kertas
mangkuk
manset
mantel
mantel hujan
mantol
map coklat
map plastik
marcks
maskara
masker mata tidur
masker muka
masker naturgo
masker organik
masker rambut
masker wajah
mata bor
mata gerinda
material bangunan
matras
matras camping
mcb
mebel
media tanam
meja
meja belajar
meja kecil
meja kerja
meja komputer
meja laptop
meja makan
meja rias
meja setrika
meja tv
mekap
memori card
memori hp
mesin cuci
mesin jahit
mesin rumput
mesin serut
meteran
meteran jahit
mi band
mic wireless
micellar
micellar water
micro sd
microsd
mika
mika plastik
mikrofon
minyak bayi
minyak cat
minyak cemceman
minyak kemiri
minyak rambut
minyak telon
minyak wangi
minyak wangi refill
mistar
mitu baby
mobil mobilan
mobil tamiya
modem
modul
monstera
mouse wireless
mousepad
mr muscle
mukena
mukena bordir
mukenah
multitester
mur
mur baut
mushaf
mutiara laut
mutiara lombok
mutiara sekarbela
nakas
nampan
net badminton
ngeprint makalah
ngeprint skripsi
nice tisu
noken
nota kontan
npk
nutrisi ab mix
obat jerawat oles
obat kecoa
obat kumur
obat lalat
obat nyamuk
obat nyamuk bakar
obat rayap
obat rumput
obat semut
obat tanaman
obat tikus
obeng
obeng set
odol
okidoki
ongkir shopee
ongkir tokopedia
otg
oven
oven listrik
pagar bambu
pakaian
pakaian dalam
paket cod
paketan cod
paku
paku beton
paku payung
palu
panci
panci kukus
panci listrik
panel surya
panggangan
pantofel
pantyliner
papan cucian
papan gipsum
papan setrika
papan tulis
papan ujian
paper clip
papir
paralon
paranet
parang
parfum
parfum isi ulang
parfum refill
partisi
parutan
parutan keju
pashmina
pasir bangunan
pasmina
pasta gigi
pasta prosesor
pasta solder
payet baju
payudara pompa
payung
payung lipat
pc
peci
pedang mainan
peel off
pel
pelampung toren
pelapis bocor
pelembab
pelembab bibir
pelembap
pelembut
pelembut pakaian
pelicin
pelindung layar
pemanas air
pemanggang roti
pembaca kartu
pembalut
pembalut nifas
pembersih kaca
pembersih kamar mandi
pembersih kutek
pembersih lantai
pembersih muka
pembersih toilet
pembersih wajah
pemotong kuku
pempers
pemutih
pena
penahan pintu
penanak nasi
pencukur
pendedel jahitan
pengeras suara
pengering rambut
penggaris
penggaris besi
penggorengan
penghapus
penghapus papan
pengharum
pengharum mobil
pengharum ruangan
pengki
pengocok telur
penguat sinyal
pengupas
peniti
penjepit
penjepit bulu mata
penjepit kertas
pensil
pensil 2b
pensil alis
pensil mekanik
pensil warna
penutup mata
penyedot debu
penyiram tanaman
perabot
perabot rumah
perabotan
perak celuk
perak kotagede
peralatan dapur
peralatan mandi
peralatan rumah
perangkap tikus
perhiasan
perlak
perlengkapan bayi
perlengkapan mandi
permadani
peruncing
peta
pewangi
pewangi ruangan
pewangi stella
pewarna bibir
philodendron
pigura
pigura foto
pilox
pinset
pintu
pipa
pipa ledeng
pipa pralon
piring
piring kertas
piring plastik
pisau
pisau cukur
pisau dapur
pistol mainan
pita rambut
piting
piyama
plafon
plamir
plastik
plastik bening
plastik kiloan
plastik makanan
plastik mika
plastik sampah
plastik uv
plastik wrap
playmat
playstation baru bekas
pod vape
pods
pohon natal
polybag
pomade
pompa air
pompa asi
pompa galon
ponco
ponsel
popok
popok bayi
popok celana
popok kain
popok sekali pakai
popsocket
porstex
pot
pot bunga
pot gantung
pot gerabah
pot tanaman
pouch
powerbank
proyektor
pua kumbu
pucuk merah
pulpen
pulpen gel
pulpen pilot
pupuk
pupuk kandang
pupuk npk
pvc
pylox
rabbani
racun rumput
racun serangga
racun tikus
radio
rafia
rak
rak besi
rak buku
rak dapur
rak dinding
rak handuk
rak helm
rak piring
rak plastik
rak pot
rak sabun
rak sampah
rak sepatu
rak siku
rak tanaman
rak tv
raket badminton
raket nyamuk
raket tenis
ram laptop
ram sulam
rangkaian bunga
ranjang
ranjang bayi
ransel
rantai gembok
rantai pagar
rantang
raut pensil
rautan
regulator gas
remot
remote ac
remote tv
rencong
reng
resistance band
resleting
rexona
ricecooker
ring stand
robot robotan
rockwool
rok
rok plisket
rok sekolah
rok span
roko
rokok
rokok eceran
rokok elektrik
rokok filter
rokok gudang garam
rokok ketengan
rokok kretek
rokok marlboro
rokok mild
rokok sampoerna
rokok surya
rol cat
rol rambut
roll on
rompi
rosario
roundup
rubik
rumput jepang
sabit
sabuk
sabuk pramuka
sabun
sabun batang
sabun batangan
sabun bayi
sabun botol bayi
sabun cair
sabun colek
sabun cuci
sabun cuci muka
sabun cuci piring
sabun cuci tangan
sabun deterjen
sabun giv
sabun krim
sabun lantai
sabun lifebuoy
sabun lux
sabun mandi
sabun mandi cair
sabun muka
sabun sirih
sabun tangan
sabun wajah
sabut
sabut cuci
sajadah
sajadah anak
saklar
saklar lampu
salon aktif
sampo
sampo anak
sampo bayi
sampo pantene
sampo sachet
sampo sunsilk
sampul
sampul buku
sampul coklat
sampul plastik
sancang
sandal
sandal hotel
sandal jepit
sandal swallow
sanggul
sansevieria
santigi
sapu
sapu lantai
sapu lidi
saput
saringan
saringan air
saringan santan
sarung
sarung bantal
sarung gajah duduk
sarung galon
sarung kasur
sarung kulkas
sarung mesin cuci
sarung motor
sarung sofa
sarung tangan
sarung tangan bayi
sarung tangan dapur
sarung tangan karet
sarung tangan kebun
sarung tangan plastik
sarung tinju
sarung wadimor
sasirangan
scrub
scrub bibir
scrub wajah
sealant
sealtape
sebatang rokok
sebungkus rokok
sedotan
sekam
sekat
sekinker
sekop
sekring
sekrup
selang
selang air
selang gas
selang taman
selendang
selimut
selimut bayi
selop
selot
selotip
semen
semir
semir rambut
semir sepatu
sempak
semprotan
semprotan air
semprotan hama
semprotan setrika
semprotan tanaman
senar raket
senar rumput
sendal
sendal gunung
sendal jepit
sendok
sendok makan
sendok nasi
sendok plastik
sendok sayur
seng
senter
senter cas
senter kepala
sepatu
sepatu adidas
sepatu anak
sepatu badminton
sepatu basket
sepatu bayi
sepatu bola
sepatu boot
sepatu bot
sepatu converse
sepatu dinas
sepatu futsal
sepatu gunung
sepatu hak
sepatu kebun
sepatu kerja
sepatu kets
sepatu kulit
sepatu lari
sepatu nike
sepatu pantofel
sepatu roda anak
sepatu sekolah
sepatu senam
sepatu sneakers
sepatu vans
sepeda
sepeda anak
sepeda gunung
sepeda lipat
sepeda listrik
sepeda statis
seprai
seprei
seragam
seragam batik sekolah
seragam dinas
seragam olahraga
seragam pramuka
seragam sd
seragam sekolah
seragaman
serbet
serokan
serokan gorengan
serum muka
serum rambut
serutan
service hp
service laptop
servis handphone
servis hp
servis iphone
servis kamera
servis komputer
servis laptop
set top box
setrika
setrikaan
shampo
shampo anti ketombe
shower
shuttlekok
sidu
sikat
sikat baju
sikat botol
sikat botol susu
sikat cuci
sikat gigi
sikat lantai
sikat sepatu
sikat wc
siku
silet
silet cukur
silikon
singlet
sirih gading
sisir
skipping
slabber
slime mainan
sling bag
slingbag
slop rokok
slot pintu
smart tv
smartband
so klin lantai
soda api
sodet
soffel
softbox
softcase
softcase hp
softlens warna
sogo
sok drat
sol dalam
solasi
songket
songkok
speaker aktif
speaker bluetooth
spidol
spiker
spin mop
spon cuci
spons
spons bedak
sprayer
sprei
sprei set
spring bed
springbed
spul mesin
squishy
stabilizer
stabilo
stagen
stand laptop
stanley tumbler
stapler
stavolt
stb
steker
stella
stella gantung
steples
sterilizer
sterilizer botol
sterofoam
sterofom
stiker
stiker dinding
stiker kaca
stiker mainan
stoking
stop kontak
stopkontak
stoples
strap hp
strika
stroler
stroller
stroller bekas
stroller second
styrofoam
sufor dot
sukulen
sumpit
sunlight jeruk nipis
superpel
superpell
surjan
sutil
sutra sengkang
suttlekok
suzuya
sweater rajut
sweter
syal
tabebuya
tabir surya
tabung gas baru
talang air
talenan
tali
tali hp
tali jam
tali jemuran
tali rafia
tali sepatu
tali skipping
tali tambang
tamiya
tampon
tanah
tanah kompos
tanaman
tanaman hias
tanaman monstera
tandon
tang
tang kombinasi
tang potong
tangga
tangga aluminium
tangga lipat
taplak
taplak meja
tas anak
tas anjat
tas anyaman
tas belanja
tas carrier
tas dinas
tas gunung
tas kamera
tas kantor
tas kerja
tas ketak
tas kresek
tas laptop
tas pinggang
tas pria
tas ransel
tas sekolah
tas selempang
tas spunbond
tas wanita
tasbih
tatakan
tatakan gelas
tawas
teflon
teflon maxim
teko
teko listrik
televisi
tembakau
tempat beras
tempat kosmetik
tempat makan
tempat minum
tempat minum anak
tempat pensil
tempat sabun
tempat sampah
tempat sikat gigi
tempat telur
tempat tisu
tempered glass
tempered glass hp
tenda
tenun donggala
tenun ikat
tenun lombok
tenun ntt
tenun sukarara
tenun sumba
tenun troso
terminal listrik
termometer ruangan
termos
termos air
termos nasi
terpal
tespen
thinner
tikar
tikar lipat
timah
timbangan
timbangan badan
timbangan bayi
timbangan dapur
timbangan kue
tiner
tinta pulpen
tip ex
tipe ex
tipe x
tipex
tirai
tisu
tisu basah
tisu bayi
tisu dapur
tisu gulung
tisu kering
tisu magic
tisu makan
tisu paseo
tisu toilet
tisu wajah
tisue
toga
tong
tong sampah
tongkat pel
tongkat pramuka
tongsis
tonik
topi
topi anak
topi bayi
topi kebun
topi kupluk
topi sekolah
topi upacara
toples
toples kaca
toples kue
toren
toserba
totebag
training cup
treadmill
triplek
troli
tudung saji
tumbler corkcicle
tunik
tusuk gigi
tusuk sate
tutup botol
tutup galon
tutup gelas
tutup kepala
tutup saji
udeng
udud
udut
ukiran asmat
ulap doyo
ulekan
umbul umbul
upgrade ram
ups komputer
usb hub
vakum
vape elektrik
vape one push
vape semprot
vas
vas bunga
vinyl lantai
vitamin rambut ellips
vitrase putih
viva air mawar
waist bag
wajan
wajan anti lengket
walker bayi
wallpaper dinding
washlap
waslap
wastafel
water dispenser
water heater
waterpas
waterpass
wax rambut
wiper lantai
wismilak
yoyo
ziplock
zippo
# Shopping, id, full
baju olahraga
baju senam
botol kecap
cangkir kopi
celana olahraga
cetakan kue
gelas kopi
gelas plastik
jepit badai
jepit bebek
kado kertas
kartu perdana toko
kompor minyak tanah
kopi maker
loyang
matras yoga
meja kopi
mesin kopi
oven kue
palu kambing
panci presto
pisau roti
rak bumbu
sabun pel
sepatu olahraga
tas koper kecil
tempat bekal
tempat bumbu
tempat nasi
tempat sayur
tiket belanja
voucher belanja
`
