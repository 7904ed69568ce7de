/** Travel, Indonesian. Journeys: flights, long-distance trains and coaches, stays, tours, papers, luggage, souvenirs. */
export const TRAVEL_ID = `
# Travel, id, hint
bandara
kampung
kapal
luar kota
luar negeri
mudik gratis
nanjak
pelabuhan
# Travel, id, loose
boarding
jalan jalan ke
kamar
kapal laut
lion
reservasi
wisata
# Travel, id, thing
adaptor colokan luar negeri
agen travel
agra mas
air asia
airasia
airy
antar jemput bandara travel
aragon
argo bromo
argo lawu
argo parahyangan
argo wilis
arnes
arnes shuttle
asdp
asrama haji
asuransi penerbangan
asuransi perjalanan
bagasi
bagasi pesawat
bagasi tambahan
bakpia kukus
bakpia pathok
bantal leher pesawat
bantal leher travel
baraya
batik air
bhinneka shuttle
biaya paspor
biaya reschedule
biaya visa
big bird shuttle
bikin paspor
bikin visa
biro wisata
bis akap
bis malam
bobobox
booking hotel
buah tangan
budiman
bulan madu
bus akap
bus als
bus ans
bus antar kota
bus antar lintas sumatera
bus antarkota
bus bejeu
bus dedy jaya
bus dewi sri
bus doa ibu
bus double decker
bus efisiensi
bus eksekutif
bus gapuraning rahayu
bus garuda mas
bus handoyo
bus intra
bus juragan
bus karya agung
bus ladju
bus laju prima
bus maju lancar
bus makmur
bus malam
bus medali mas
bus merdeka
bus mira
bus npm
bus nusantara
bus pahala
bus paradep
bus pariwisata
bus patas
bus ramayana luar kota
bus restu
bus rosalia indah
bus safari dharma
bus sejahtera
bus sempati star
bus shantika
bus sinar jaya
bus sindoro
bus sudiro
bus suites
bus tiara mas
bus tingkat luar kota
bus tunas mandiri
campervan
camping ground
carter mobil luar kota
cemilan oleh oleh
cendera mata
check in hotel
cicilan umroh
cinderamata
citilink
cititrans
daftar haji
day trans
daytrans
deposit hotel
deposit kamar
dnr
dolar singapura
dp umroh
e paspor
early check in
efisiensi
eka bus
epa star
epaspor
esim jepang
esim singapura
extend hotel
fastboat
feri
feri bakauheni
feri gilimanuk
feri ketapang
feri lembar
feri merak
feri padangbai
ferizy
foto visa
gajayana
ganti jadwal pesawat
ganti paspor
gantungan kunci bali
garuda indonesia
glamping lembang
guest house jogja
guide
gunung harta
haji
harapan jaya
haryanto
hiace
hopping island
hotel bali
hotel bandung
hotel bintang
hotel jogja
hotel kapsul
hotel singapura
hotel surabaya
hotel transit
ihram
ikut tur
imigrasi
jackal
jackal holidays
jajan oleh oleh
jastip luar negeri
jayabaya
jeep
jeep bromo
jeep merapi
jip bromo
juragan 99
kai
kai access
kain ihram
kamar hotel
kamar kapsul
kamar penginapan
kantong muntah
kaos bali oleh oleh
kapal cepat
kapal feri
kapal ferry
kapal ke
kapal ke bali
kapal ke batam
kapal ke lombok
kapal pelni
kapal penyeberangan merak
kapal pesiar
kapal phinisi
kapal roro
kavling tenda
kelebihan bagasi
kemah
kemping
kereta airlangga
kereta api
kereta argo bromo
kereta bangunkarta
kereta bengawan
kereta bima
kereta blambangan
kereta brantas
kereta cepat
kereta ciremai
kereta dharmawangsa
kereta ekonomi
kereta eksekutif
kereta fajar utama
kereta harina
kereta ijen
kereta jarak jauh
kereta kahuripan
kereta kutojaya
kereta logawa
kereta majapahit
kereta malabar
kereta malam
kereta menoreh
kereta mutiara
kereta panoramic
kereta pasundan
kereta probowangi
kereta progo
kereta sancaka
kereta senja
kereta serayu
kereta singasari
kereta sri tanjung
kereta tawang jaya
koper
koper umroh
kramat djati
kuda bromo
kunci koper
kursi pesawat
label koper
liburan
lintas shuttle
lion air
lodaya
lorena
losmen
lounge
lounge bandara
manasik
matarmaja
mendaki
menginap
menginap di hotel
menginap semalam
mess
mobil travel
modem wifi travel
money changer
mudik
muthawif
naik gunung
naik pesawat
naik travel
nam air
new shantika
nginap
nginap hotel
nginap semalam
nginep
nginep hotel
nginep semalam
nginep villa
npm
ojek bromo
ojek gunung
oleh oleh bali
oleh oleh bandung
oleh oleh haji
oleh oleh jogja
oleh oleh khas
oleh oleh medan
open trip
pahala kencana
pajak bandara
pajak hotel
paket bromo
paket diving
paket honeymoon
paket liburan
paket roaming
paket snorkeling
paket tour
paket tur
paket wisata
panoramic
parahyangan
paspor
paspor elektronik
pelita
pelita air
pelni
pemandu
pemandu gunung
pemandu wisata
pendakian
penerbangan
penginapan
penginapan syariah
penyeberangan
perjalanan dinas luar kota liburan
perkemahan
perlengkapan umroh
perpanjang paspor
pesawat
phinisi
piknik
pilih kursi pesawat
pinisi
po haryanto
porter
porter bandara
porter gunung
porter stasiun
primajasa
pulang kampung
pulau harapan
pulau pari
pulau tidung
pulkam
putra remaja
red doorz
refund fee tiket
rental hiace
reschedule
reschedule tiket
resor
retribusi wisman bali
ringgit
riyal
roro
rosalia indah
rosin
ruang tunggu bandara
sailing
sailing komodo
sarapan hotel tambahan
sarung koper
sembrani
sewa alat camping
sewa alat gunung
sewa bis
sewa bus
sewa bus pariwisata
sewa bus rombongan
sewa carrier
sewa carrier gunung
sewa cottage
sewa elf
sewa elf rombongan
sewa hiace
sewa homestay
sewa jeep
sewa jip
sewa kamar hotel
sewa kapal
sewa koper
sewa mobil liburan
sewa mobil wisata
sewa perahu pulau
sewa pinisi
sewa sleeping bag
sewa tenda
sewa vila
sewa vila puncak
sewa villa
sewa wifi luar negeri
shantika
shuttle bandung
sim card singapore
simaksi
simaksi rinjani
simaksi semeru
simcard luar negeri
simcard turis
sinar jaya
sovenir
sriwijaya
sriwijaya air
stay cation
sugeng rahayu
sumber alam
super air jet
super jet
superjet
susi air
suvenir
tabungan haji
tabungan umroh
tag koper
taksaka
tambah bagasi
tas duffel perjalanan
tas koper
tas travel
tiket airasia
tiket argo
tiket asdp
tiket balik
tiket bandara
tiket batik
tiket bromo
tiket bus antar kota
tiket bus malam
tiket camping
tiket citilink
tiket dieng
tiket feri
tiket ferry
tiket garuda
tiket gunung
tiket ka
tiket kapal
tiket kapal laut
tiket kereta
tiket kereta api
tiket kereta ekonomi
tiket kereta eksekutif
tiket kereta malam
tiket kereta mudik
tiket komodo
tiket lion
tiket masuk komodo
tiket masuk pulau
tiket mudik
tiket pendakian
tiket penerbangan
tiket pesawat pp
tiket pesawatnya
tiket pp
tiket promo
tiket pulang
tiket pulang kampung
tiket pulang pergi
tiket rinjani
tiket roro
tiket snorkeling
tiket taman nasional
tiket travel
tiket whoosh
timbangan koper
tour bali
tour bromo
tour eropa
tour jepang
tour religi
tour singapura
transnusa
travel bandung
travel cipaganti
travel cititrans
travel jakarta
travel jogja
travel kampung
travel lintas shuttle
travel malang
travel pulang kampung
travel semarang
travel shuttle
travel solo
travel surabaya
trip bareng
trip bromo
trip karimunjawa
trip labuan bajo
troli bandara
tukar dolar
tukar ringgit
tukar riyal
tukar uang
tukar uang dolar
tukar uang ringgit
tukar valas
tukar yen
tur
turangga
uang saku liburan
ubah jadwal tiket
umrah
umroh
urus visa
vaksin meningitis
vaksin umroh
valas
vfs
vila
villa anyer
villa bali
villa batu
villa bogor
villa lembang
visa amerika
visa australia
visa china
visa korea
visa schengen
visa umroh
wifi pocket
wings air
wisata religi
wisma
wisma haji
wrap koper
wrapping koper
wus
x trans
xtrans
ziarah
ziarah wali
ziarah wali songo
# Travel, id, full
astindo fair
bayu buana
bipih
bus snack trip
e visa
esim singapur
evisa
gatf
golden rama
javamifi
kbih
kelas pesawat
kereta ke luar kota
mpaspor
onh plus
opentrip
panorama jtb
passpod
private trip
sewa villa di
tabungan umrah
tiket pesawat
tiket scoot
travel fair
visa turis
wisata kuliner trip
`
