/** Business, Indonesian. Work and trade: what an office, a shop or a trade pays for, clients and staff included. */
export const BUSINESS_ID = `
# Business, id, hint
cabang
dinas
event kantor
kantor
kerjaan
lapak saya
perusahaan
proyek
pt
rapat
staf kantor
tim
toko saya
warung saya
# Business, id, loose
amplop
atribut ojol
bisnis
cat kapal kayu
cetak
dagangan
dus
gaji
kemasan
modal
obat ternak
pabrik
packing
paket jne
paking
prin
produksi
sewa tempat
stok
tali keluh sapi
terpal kolam lele
thr
tinta
upah
usaha
# Business, id, thing
ac kantor
acara kantor
accurate
admin gofood
admin grabfood
admin marketplace
admin olshop
admin shopee
air minum kantor
akta
akta notaris
akta pendirian
akta perusahaan
akuntan
alat kantor
alat kebersihan kantor
alat tulis kantor
aluminium foil jualan
ampas tahu sapi
ampas tahu ternak
angkut barang dagangan
anteraja
aplikasi kasir
aplikasi pos
armaflex
atk
atk kantor
audit
ayam jualan
babel wrap
background foto
bahan baku
bahan catering
bahan dagangan
bahan jualan
bahan katering
bahan kopi kedai
bahan kue jualan
bahan kue pesanan
bahan las
bahan laundry
bahan produksi
bahan seblak jualan
bahan warung
bajak sawah
baju dari supplier
baju karyawan
baju seragam karyawan
baliho
baling baling
bantex
barang dagangan
barcode scanner
bayar buruh tani
bayar karyawan
bayar pegawai
bekatul
belanja dagangan
belanja kantor
belanja stok
benang jahit grosir
benih jagung
benih jagung hibrida
benih nila
benih padi
bensin kantor
beras jualan
biaya admin shopee seller
biaya iklan
biaya kirim barang dagangan
biaya layanan toko
biaya layanan tokopedia
biaya operasional
biaya produksi
bibit ayam
bibit ikan
bibit jagung
bibit karet
bibit lele
bibit sawit
biji kopi kedai
bikin banner
bikin logo
bikin pt
bikin website
bisban
bnsp
boks styrofoam
bongkar muat
bonus karyawan
bonus sales
bonus tim
boost iklan
boost instagram
boost konten
boost post
box file
box styrofoam
bpjs karyawan
bpom
bracket ac
bracket ac outdoor
bracket indoor
bracket outdoor
breket ac
breket indoor
breket outdoor
brosur
bubble wrap olshop
bubblewrap
buku bon
buku kas
buku kas toko
bumbu jualan
bungkil sawit
buruh
buruh harian
buruh pabrik
buruh panen
buruh tani
cairan cuci ac
canting cap
cap stempel
cap toko
cargo
cartridge
cat smoothing
catridge
celemek barista
cetak brosur
cetak dokumen
cetak dus
cetak kaos jualan
cetak kartu
cetak kartu nama
cetak katalog
cetak kemasan
cetak label
cetak menu
cetak nota
cetak plastik
cetak spanduk
cetak undangan usaha
cool box ikan
cooler box jualan
cup jualan
cup plastik
cup sealer
daftar merek
dedak
desain logo
desainer
deterjen laundry kiloan
deterjen laundry kiloan usaha
digital marketing
digital printing
dinamo mesin jahit
dinas luar kota
doc ayam
dodos
domain website
dongkrak buaya bengkel
dry ice
duct tape ac
dudukan outdoor
dus packing
e materai
edit foto
editor video
egrek
ekspedisi
elastis
elektroda las
email bisnis
ematerai
endorse
endorsement
entertain klien
es balok ikan
es balok nelayan
es batu jualan
es gel
es kering
etalase
evaporator ac
fee affiliate
fee marketplace
fee reseller
fee toko
flaring tool
foto copy
foto sip
fotocopi
fotografer produk
franchise
freon r134a
freon r22
freon r32
freon r410
freon r410a
freon satu tabung
furing
gaji admin
gaji anak buah
gaji anggota
gaji anggota warung
gaji asisten toko
gaji barista
gaji chef
gaji cleaning service kantor
gaji guru honorer
gaji harian
gaji karyawan
gaji kasir
gaji kernet
gaji koki
gaji kurir
gaji magang
gaji mingguan karyawan
gaji operator
gaji pegawai
gaji pelayan
gaji penjaga toko
gaji penjaga warung
gaji sales
gaji satpam kantor
gaji si
gaji sopir
gaji spg
gaji staf
gaji supir
gaji tim
gajian anggota
gajian karyawan
galon kantor
gantungan renteng
gas buat warung
gas hi cook
gas jualan
gas las
gas oven roti
gas warung
gathering kantor
gelas cup
gerobak
gerobak warung
giling bumbu
giling daging bakso
giling padi
giveaway toko
go send
google workspace kantor
gosend
grab express
grabexpress
gramoxone
grosir
gula kantor
gunting rambut salon
haki
hampers klien
hand sealer
handscoon
handscun
hanskun
hi cook
host live
hostingan
hotel dinas
hvs
ice gel
ice pack frozen
iklan
iklan facebook
iklan fb
iklan google
iklan ig
iklan instagram
iklan koran
iklan meta
iklan online
iklan radio
iklan shopee
iklan tiktok
iklan tiktok shop
iklan tokopedia
iklan youtube
inseminasi sapi
insentif
insentif sales
insulasi ac
internet kantor
isi tinta
iuran asosiasi
iuran lapak
iuran p3a
iuran pasar
iuran pedagang
izin bpom
izin imb
izin pirt
izin usaha
j and t
jahit konveksi
jala ikan
jamuan klien
jamuan tamu kantor
jaring ikan
jaring nelayan
jaring pukat
jarum obras
jasa admin
jasa akuntan
jasa desain
jasa digital marketing
jasa edit
jasa edit video
jasa editor
jasa foto
jasa foto produk
jasa fotografer
jasa host live
jasa hukum
jasa iklan
jasa konsultan
jasa notaris
jasa pajak
jasa pembuatan pt
jasa seo
jasa tulis
jasa website
jembatan timbang
jet cleaner ac
jnt
jurnal id
kaca las
kado klien
kain bal bal
kain furing
kain konveksi
kain majun
kantong kresek warung
kantong plastik warung
kantor pos
kaos karyawan
kapasitor ac
kapasitor kompresor
karcis pasar
kardus
kardus frozen
kardus packing
kargo
kartu nama
karyawan
katalog
kawat las
kawat las kuningan
kawat las perak
kawin suntik
keamanan lapak
kebutuhan kantor
kemasan jualan
kemasan produk
kepala las
keperluan kantor
kernet
kertas a4
kertas bungkus nasi
kertas buram
kertas concorde
kertas f4
kertas folio kantor
kertas hvs
kertas karbon
kertas kasir
kertas nota
kertas print
kertas printer
kertas struk
ketemu klien
kirim barang
kirim pesanan
kolaborasi influencer
komisi
komisi affiliate
komisi reseller
komisi sales
komponen resistor
kompresor ac
kompresor angin
kompresor bengkel
komputer kantor
konferensi
konsentrat
konsultan
konsultan bisnis
konsultan pajak
konsumsi kantor
konsumsi meeting
konsumsi rapat
konveksi
kopi kantor
kopi meeting
kotak mika
kotak styrofoam
kresek jualan
kresek warung
kulak
kuli angkut
kuli angkut pasar
kuli panggul
kulit sintetis
kurir
kursi kantor
kwitansi
label produk
laci uang
lakban
lakban fragile
langganan aplikasi kasir
lapak jualan
laptop kantor
lemari arsip
lemari kantor
lembur karyawan
lion parcel
listrik kantor
listrik kios
listrik toko
listrik warung
live shopping
majoo
majun
makan bareng klien
makan karyawan
makan malam klien
makan meeting
makan sama klien
makan siang kantor
makan siang karyawan
makan siang meeting
makan siang tim
malam batik
manekin
mangkok getah
manifold ac
manifold freon
manifold gauge
map kancing kantor
map kantor
mata gerinda potong
materei
matrai
meeting klien
meja kantor
meja kerja kantor
meja salon
mekari
merek dagang
mesin bubut
mesin edc
mesin jahit industri
mesin kasir
mesin laminating
mesin obras
mesin tempel
mesin vakum
mika bento
mika kue
minyak jualan
minyak mesin jahit
modal dagang
modal jualan
modal usaha
modal warung
model produk
moka
mulsa
mulsa plastik
nama domain
neon box
ngeprin
ngopi sama klien
nib
ninja express
nota
notaris
obat ayam
obat padi
obat sawah
odner
olsera
ongkir bahan baku
ongkir barang dagangan
ongkir customer
ongkir jualan
ongkir paket jualan
ongkir pelanggan
ongkir pembeli
ongkir pesanan
ongkir reseller
ongkir retur
ongkir shopee jualan
ongkir supplier
ongkos bajak
ongkos giling
ongkos konveksi
ongkos produksi
operasional
operasional kantor
operasional toko
ordner
outing kantor
oven roti industri
p irt
paid promote
pakan
pakan ikan lele
pakan kambing
pakan sapi
pamflet
papan nama
papan tulis kantor
paper bowl
paper bowl jualan
paper cup jualan
paper cup kopi
papercup
parfum laundry
parsel klien
pas kecil kapal
pasang iklan
pawoon
paxel
pegawai
pelatihan
pemasok
pemotong pipa
pendaftaran merek
pendirian cv
pendirian pt
pengacara
penulis konten
peralatan kantor
perangko
perayaan kantor
percetakan
perjalanan dinas
perlengkapan kantor
perpanjang sip
perpanjang str
perpanjangan sip
perpanjangan str
pestisida sawah
pewarna batik naptol
pipa ac
pipa tembaga
pirt
pisau bubut
pita kemasan
plakat
plastik cup es teh
plastik dagangan
plastik es
plastik gelembung
plastik jualan
plastik kemasan
plastik klip jualan
plastik laundry
plastik packing
plastik packing olshop
plastik vacum
plastik vakum
plotter
polybag bibit
pompa sawah
pompa vakum
pos indonesia
potokopi
potokopian
potongan marketplace
prangko
presentasi klien
printer kantor
printer kasir
printer resi
printer struk
printer thermal
promosi
propeler perahu
properti foto
pukat
pukat cincin
pulpen kantor
pulsa kantor
pupuk kebun
pupuk kebun sawit
pupuk kompos sawah
pupuk sawah
pupuk sawit
pupuk urea
racun hama
rak arsip
rak warung
rapat klien
re stok
remote ac pelanggan
reseller
resleting grosir
retribusi kios
retribusi lapak
retribusi pasar
retur
reward karyawan
ruang meeting
rumput gajah
sabit rumput
sablon
sablon gelas
sablon kaos
sablon plastik
sabun kantor
salar
salar pasar
saldo iklan
saldo iklan shopee
sarung tangan medis
sealer plastik
sedotan bubble
sedotan es
sedotan jualan
selang buangan ac
selang drain
selang kompresor
selebgram
semprot hama
sendok plastik jualan
seragam kantor
seragam karyawan
seragam kerja
seragam pegawai
seragam staf
seragam tim
seragam toko
sertifikasi iso
sertifikasi kerja
sertifikat halal
service printer
servis komputer kantor
servis printer
setoran angkot
sewa alat
sewa booth
sewa bor
sewa bor beton
sewa combine
sewa coworking
sewa etalase
sewa freezer
sewa gedung kantor
sewa genset
sewa gerinda
sewa gerobak
sewa gudang
sewa hand traktor
sewa huller
sewa jet cleaner
sewa kantor
sewa kebun
sewa kios
sewa lahan jualan
sewa lapak
sewa lapak pasar
sewa lighting
sewa meja coworking
sewa mesin
sewa mesin las
sewa mesin poles
sewa mesin potong
sewa mobil box
sewa molen
sewa proyektor
sewa ruang meeting
sewa ruang rapat
sewa ruko
sewa scaffolding
sewa server
sewa stamper
sewa stand
sewa stand bazar
sewa steger
sewa studio foto produk
sewa tempat dagang
sewa tempat jualan
sewa tempat usaha
sewa tenant
sewa tenda jualan
sewa toko
sewa truk barang
sewa virtual office
si cepat
siup
snack kantor
snack meeting
snack rapat
software akuntansi
solar genset warung
solar kapal
solar kapal nelayan
solar traktor
souvenir kantor
souvenir perusahaan
spanduk
spesialis iklan
spidol kantor
spx
ssl
stand bazar
standing pouch
steam ac
stempel
sterofom box
stiker fragile
stiker harga
stiker kemasan
stiker label snack
stiker merek
stiker produk
stiker toko
stok barang
stok dagangan
stok rokok
stok toko
studio foto produk
styrofoam box
styrofoam makanan
suntik sapi
suntik sapi ib
suplier
tabung freon
tabung oksigen las
talent
tali kardus
tanah liat gerabah
tang ampere
tas termal
tas thermal
telepon kantor
tenant
tenda warung
tepung jualan
thin wall
thinwall
thinwall jualan
thr karyawan
thr pegawai
tiket dinas
tiket seminar
timbangan dagang
timbangan digital
timbangan digital jualan
timbangan gantung
timbangan warung
tinta print
tinta printer
tisu kantor
toner printer
top up iklan
topeng las
topup iklan
tpi
training
tukang jahit konveksi
tusuk bakso
uang dinas
uang keamanan pasar
uang kebersihan pasar
uang lapak
uang lembur
uang makan karyawan
uang setoran taksi
uang transport karyawan
umpan ikan nelayan
umpan nelayan
undangan rapat
upah bongkar muat
upah buruh
upah harian
upah jahit
upah karyawan
upah kerja
upah kernet
upah kuli
upah kuli panggul
upah pegawai
upah sopir
urea
urus izin
urus merek
vakum ac
vandel
virtual office
viselin
vitamin ayam
vitamin sapi
wahana ekspedisi
waralaba
whiteboard kantor
wifi kantor
wifi toko
workshop
x banner
xbanner
zoom meeting
# Business, id, full
abk kapal
admin gofud
admin shopeefood
ally plus
anakan ayam
anakan babi
anakan bebek
anakan entok
anakan kambing
antracol
atonik
bablas rumput
bagan ikan
bakalan kambing
bakalan sapi
baling baling perahu
basmilang
benih lele
benur
biaya admin sopi
bibit bandeng
bibit bebek
bibit gurame
bibit nila
bibit rumput laut
bibit udang
bioflok
bisi 18
blender warung
boks ikan
borongan jahit
borongan obras
borongan packing
bp 511
br1 ayam
bubble wrap packing
bubu kepiting
buka booth
buka lapak
buka stan
buka stand
bungkil kedelai
bungkil kelapa
cetakan kue pukis
cetakan martabak
cetakan takoyaki
charoen pokphand
chest freezer
ciherang
combine harvester
comfeed
company profile
curacron
dandang bakso
decis
deep fryer
dempul perahu
dithane
dma 6
doc broiler
doc petelur
dod bebek
dolomit
dursban
e meterai
egg stimulant
em4 peternakan
es balok
es curah
es kristal warung
fiber ikan
freezer aice
freezer box
freezer dagangan
freezer es krim
freezer walls
fungisida
furadan
gaji anak toko
gandasil
giling bakso
giling daging
gilingan padi
glifosat
gobiz
grab merchant
gramason
gramokson
grinder kopi
hak pakai kios
hi provite
indukan kambing
indukan kelinci
inpari
insektisida
jarum mesin jahit
jilid laporan
jilid spiral
kacamata las
kain keras
kantong kresek dagangan
karamba
karung gabah
karung goni
kasbon anak buah
kasbon karyawan
kasbon kuli
kasbon pegawai
kasbon sopir
keramba
kincir tambak
kleenup
kolam terpal
komisi gofood
komisi gofud
komisi grabfood
komisi tokopedia
kompor high pressure
kompor mawar
konsentrat ayam
konsentrat babi
konsentrat sapi
kontrak gudang
kontrak kios
kontrak toko
kop surat
kopra
kuitansi
kulkas showcase
kupas kelapa
lampu celup
langsir sawit
lapak bazar
lapak cfd
lindomin
listrik lapak
los pasar
makloon
maklun
masker las
mdr qris
medion
meja pasar
meri bebek
mesin es krim
mesin giling
mesin katinting
mesin kopi espresso
mesin perontok
mesin popcorn
mesin tetas
mess karyawan
mixer roti
molase
nener
ngluku
nozzle sprayer
npk mutiara
obat cabe
obat keong
obat patek
obat penggerek batang
obat potong leher
obat semprot gramoxone
obat semprot kebun
obat semprot padi
obat semprot rumput
obat semprot sawit
obat tikus sawah
obat ulat padi
oli kapal
oven deck
pakan babi
pakan udang
panen sawit
panjat kelapa
parakuat
paraquat
pedet
pelet lele
petak pasar
petik cengkeh
pexalon
pf 1000
phonska
plastisol
ponska
poto kopi
potongan gofood
potongan grabfood
potongan qris
prevathon
proofer
pullet
pupuk subsidi
pupuk tambak
qasir
racun lalang
rak gondola
regent padi
reimburse print
renovasi toko
retribusi lelang ikan
rombong bakso
rondap
ruko
rumpas
rumpon
sadap karet
sapi bakalan
sekoci mesin jahit
selep padi
sewa booth pameran
sewa stan
showcase minuman
snelhecter
solar perahu
solar tambak
sp36
sprayer gendong
stan bazar
stopmap
tali rumput laut
tambal perahu
tandur
tangki semprot
tebas kebun
telur tetas
tenant bazar
tenant festival
tetes tebu
timah jaring
timbangan duduk
tinta epson
titip jual
uang keamanan lapak
umpan kepiting
upah abk
upah babat
upah bordir
upah borongan
upah cangkul
upah helper
upah lipat baju
upah matun
upah mencangkul
upah obras
upah packing
upah panen padi
upah panjat
upah penjahit
upah petik
upah potong kain
upah sadap
upah semprot
upah tanam padi
upah tebas
vacuum sealer frozen
vaksin nd
virtako
wajan martabak
wereng
# Business, id, deciding
buat anak murid
buat bisnis
buat borongan
buat bungkus jualan
buat bungkus pesanan
buat cuci ac
buat customer
buat dagang
buat dagangan
buat dijual
buat garapan
buat gawean
buat jualan
buat kantor
buat kemasan
buat keperluan kantor
buat klien
buat masang ac
buat meeting
buat mengemas
buat murid
buat ngajar
buat ngemas
buat ngepak
buat nyervis ac
buat packing
buat pasang ac
buat pegawai
buat pelanggan
buat produksi
buat proyek
buat rapat
buat restoran saya
buat servis ac
buat siswa
buat stok toko
buat tim
buat warung saya
bwt jualan
clien
deliveree
di rumah pelanggan
edc
job pasang ac
job servis
jual lagi
jualan
klien
lalamove
mesin press
mesin sealer
orderan pelanggan
paket pelanggan
pelanggan
pesanan pelanggan
pesenan pelanggan
punya pelanggan
rumah pelanggan
stok jualan
topads
untuk bisnis
untuk dagang
untuk dagangan
untuk jualan
untuk kantor
untuk karyawan
untuk kemasan
untuk keperluan kantor
untuk klien
untuk meeting
untuk mengajar
untuk mengemas
untuk murid
untuk olshop
untuk packing
untuk pelanggan
untuk proyek
untuk rapat
untuk siswa
untuk tim
utk jualan
`
