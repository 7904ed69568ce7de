/** Other, Indonesian. Giving, lending, gifts, family, personal and household services, pets, money moved about. */
export const OTHER_ID = `
# Other, id, faint
benerin
biaya admin lain
perbaikan
perbaiki
reparasi
tukang
# Other, id, hint
acara keluarga
gereja
jajan si
masjid
# Other, id, loose
bersih bersih
dekor
dekorasi
dompet digital
hantaran
hilang
keponakan
kuku
mama uang
pijat kucing
ponakan
rambut
setor
titip
# Other, id, thing
17 agustusan
admin
admin atm
admin bank
admin transfer
administrasi
agustusan
akikah
akta cerai
akta kelahiran
ambil uang atm
amplop buat
amplop buat hajatan
amplop buat nikahan
amplop buat tetangga
amplop kawinan
amplop kondangan
amplop manten
amplop nikah
amplop nikahan
amplop sunatan
amplop tahlil
amplop tetangga
anak ayam
angkut barang
angkut puing
anti rayap rumah
aqiqah
arisan
arisan bulanan
arisan ibu ibu
arisan kantor
arisan keluarga
arisan mingguan
arisan online
arisan rt
art
art infal
arto
asisten rumah
asisten rumah tangga
babershop
bagi bagi thr
bagi thr
balik nama sertifikat
balikin duit
balikin uang
balikin utang
banten otonan
basmi rayap
bayar arisan
bayar bon
bayar hutang
bayar toilet
bayar utang
bayar utang ke
belanja istri bulanan
beli reksadana
beli saham
benang wajah
benerin ac
benerin atap
benerin genteng
benerin keran
benerin kulkas
benerin pintu
benerin pompa
benerin pompa air
benerin rumah
berkat tahlilan
bersih bersih rumah
bersih kebun
bersihin got
bersihin kebun
bersihin talang
besuk
betulin
bezuk
bi inah
biaya admin
biaya admin bank
biaya bulanan bank
biaya calo
biaya kartu atm
biaya nikah
biaya tarik tunai
biaya transfer
biaya transfer antar bank
bibi
bibi cuci
bikin akta
bikin kk
bikin ktp
bikin kunci
bikin npwp
bikin skck
bikin tato
bleaching
bleaching rambut
blow rambut
bocor genteng
bolt kucing
bon di warung
bon warung
bongkar ac
bor sumur
bor tembok
bordir
bordir nama
borongan
bouquet wisuda
buang puing
buka bersama panti
buku tamu
bulanan mertua
bulanan orang tua
bulanan ortu
bulu mata eyelash
bunga canang
bunga makam
bunga rampai makam
bunga tangan
bunga ziarah
buruh cuci
cabut alis
calo
cat choize
cat rambut di salon
catok
catok rambut
celengan
celengan masjid
ceng beng
cerai
cetak foto
cetak foto wisuda
cetak skripsi
cetak undangan
cheng beng
cicil utang
cincin mahar
creambat
creambath
cucak ijo
cuci ac
cuci baju
cuci bed cover
cuci bedcover
cuci blow
cuci boneka
cuci cetak foto
cuci foto
cuci gorden
cuci helm
cuci jok sofa
cuci karpet
cuci kasur
cuci kering
cuci kiloan
cuci lipat
cuci mobil mainan
cuci rambut
cuci selimut
cuci sepatu
cuci setrika
cuci sofa
cuci sprei
cuci springbed
cuci tas
cuci toren
cukur
cukur alis
cukur anak
cukur asgar
cukur bayi
cukur botak
cukur fade
cukur gundul
cukur jenggot
cukur kumis
cukur madura
cukur pendek
cukur poni
cukur rambut
cukur undercut
daftar nikah
daksina
dalihan
dana darurat
dana kematian
dana kematian tetangga
dekorasi lamaran
dekorasi nikahan
dekorasi ulang tahun
denda ronda
dendaan
deposito
dicukur
dicukurin
dipangkas
dipinjam
dipinjam adik
dipinjam saudara
dipinjam teman
dipinjem
dipinjem temen
dipotong rambutnya
doi panai
dompet hilang
dp catering nikahan
dp dekor
dp dekorasi
dp fotografer
dp gedung
dp gedung nikah
dp tenda
dry clean
dry clean jas
duit hilang
duit ibu
dukun
dupa
duplikat kunci
empat puluh harian
etle
extension bulu mata
eyelash
fitrah
fogging
foto ijazah
foto keluarga
foto kopi
foto ktp
foto paspor
foto prewed
foto wisuda
fotocopy
fotografer
fotografer nikahan
fotografer wisuda
fotokopi
fotokopi buku
fotokopi catatan
fotokopi kk
fotokopi ktp
fotokopi materi
fotokopi modul
fotokopi skripsi
fotokopi soal
fotokopi tugas
fotokopian
freon
gaji art
gaji asisten rumah tangga
gaji baby sitter
gaji babysitter
gaji bibi
gaji mbak
gaji nanny
gaji pembantu
gaji pengasuh
gaji penjaga rumah
gaji satpam
gaji suster
gaji tukang
gaji tukang kebun
gali sumur
galungan
gandain kunci
ganti barang rusak
ganti baterai jam
ganti duit
ganti genteng
ganti kancing
ganti kartu atm
ganti lcd hp
ganti resleting
ganti rugi
ganti uang
gantiin uang
gebogan
gedein celana
goclean
gosend cleaning
guguan hkbp
gunting rambut
hair mask salon
hair spa
hajatan
hajatan tetangga
hammam
haul kakek
heels repair
hena
hewan kurban
highlight rambut
hutang
hutang ke
hutang teman
hutang temen
hutang warung
infak jumat
infal
investasi
isi amplop
isi dana
isi dompet digital
isi e money
isi e wallet
isi emoney
isi ewallet
isi flip
isi freon
isi freon ac kamar
isi gopay
isi linkaja
isi ovo
isi saldo
isi saldo dana
isi saldo gopay
isi saldo ovo
isi shopeepay
iura gereja
iuran alumni
iuran angkatan
iuran arisan
iuran banjar
iuran club motor
iuran himpunan
iuran kado
iuran kelas
iuran kelompok
iuran komunitas
iuran kurban
iuran makan perpisahan
iuran nikahan
iuran organisasi
iuran pramuka
iuran reuni
jagain anak
jagong
jahit
jahit baju
jahit celana
jahit gorden
jahit kebaya
jahit sepatu
jahit seragam
jahit tas
jambar
janur
jasa angkut
jasa antar
jasa basmi
jasa bersih bersih
jasa cuci piring
jasa jemput laundry
jasa joki
jasa kebersihan
jasa kebun
jasa ketik
jasa las
jasa make up
jasa makeup
jasa masak
jasa mua
jasa nyapu
jasa pasang
jasa pel
jasa pijat kucing
jasa pindahan
jasa potong pohon
jasa potong rumput
jasa print foto
jasa rias
jasa setrika
jasa titip
jasa translate
jasa tukang
jastip
jatah adik
jatah anak
jatah bulanan
jatah bulanan ibu
jatah istri
jatah mama
jatah orang tua
jilid
jilid skripsi
joki skripsi
joki tugas
kacer
kado bu guru
kamar mandi
kamar mandi spbu
kamar mandi umum
kambing akikah
kambing aqiqah
kambing kurban
kambing qurban
kartu atm hilang
kartu keluarga
kas
kas angkatan
kas arisan
kas himpunan
kas kampus
kas kantor
kas kelas
kas kelompok
kas masjid
kas organisasi
kas pkk
kasbon
kasih adik
kasih anak
kasih ayah
kasih bapak
kasih bibi
kasih cucu
kasih duit
kasih ibu
kasih istri
kasih kakak
kasih keponakan
kasih mama
kasih mertua
kasih nenek
kasih orang tua
kasih ortu
kasih paman
kasih papa
kasih ponakan
kasih saudara
kasih suami
kasih teman
kasih temen
kasih tetangga
kasih uang
kasih uang jajan
katering nikahan
kawinan
ke salon
kecilin baju
kecilin celana
kecopetan
kehilangan
kembaliin duit
kembaliin uang
kembar mayang
kena tipu
kenduri
keramas salon
kerik jenggot
keriting rambut
kerokan
kerugian
ketipu
khitanan
kirim adik
kirim anak
kirim ayah
kirim baju
kirim bapak
kirim berkas
kirim buat
kirim bulanan
kirim bunga
kirim dokumen
kirim duit
kirim ibu
kirim ijazah
kirim istri
kirim kado
kirim kakak
kirim kampung
kirim ke
kirim keluarga
kirim makanan ke rumah
kirim mama
kirim mamak
kirim nenek
kirim oleh oleh
kirim orang tua
kirim orangtua
kirim paket
kirim paket ke adik
kirim paket ke ibu
kirim paket ke kakak
kirim paket ke kampung
kirim paket ke keluarga
kirim paket ke mama
kirim paket ke mamak
kirim paket ke medan
kirim paket ke orang tua
kirim paket ke rumah
kirim papa
kirim surat
kirim uang
kirim uang ibu
kirim uang ke anak
kirim uang ke ibu
kirim uang ke orang tua
kirim untuk
kiriman
kiriman adik
kiriman anak kos
kiriman bulanan
kiriman ke
kiriman untuk opung
kondangan
kostum badut
kotak masjid
krans bunga
krimbat
kripto
kua
kuku gel
kuku palsu salon
kuli
kuli bangunan
kunci cadangan
kunci duplikat
kuras bak
kuras bak mandi
kuras kolam
kuras sumur
kuras tandon
kuras toren
kurban
kuteks salon
kwangen
lamaran
laminasi
laminating
larissa skin care
las pagar
laundri
laundry kiloan
laundry kos
laundry sepatu
layat
legalisir
legalisir akta
loker
lomba agustusan
londre
londri
loundry
lulur
luluran
luluran salon
lunasi hutang
lunasi utang
lunasin utang
mahar
makam
make up artist
make up nikah
make up pengantin
make up wisuda
makeup kondangan
makeup nikah
makeup nikahan
makeup pengantin
makeup wisuda
mamukur
mandi di rest area
mandi umum
mandiin jenazah
mandok hata
mangongkal holi
manikur
mantenan
mapalus
materai
materai duka
materai surat pribadi
mbak art
mbak bersih bersih
mbak cuci
mbak nyuci
mbak setrika
mbak yang bersih bersih
megengan
melasti
melunasi utang
meminjamkan
menabung
meni pedi
menicure
menicure pedicure
menipedi
meterai
minjamin
minjamin teman
minjemin
minjemin adik
minjemin duit
minjemin teman
minjemin uang
modal nikah
momong
momong anak
mua
nabung
nabung emas
nadzar
nafkah
nail gel
nalangin
nalangin teman
nazar
nelubulanin
ngaben
ngamen
ngasih adek
ngasih adik
ngasih anak
ngasih bapak
ngasih bocah
ngasih duit
ngasih ibu
ngasih istri
ngasih kakak
ngasih keponakan
ngasih mama
ngasih mertua
ngasih nenek
ngasih orang tua
ngasih ortu
ngasih ponakan
ngasih satpam
ngasih saudara
ngasih temen
ngasih tukang parkir liar
ngasih uang
ngasih uang jajan
ngasuh
ngasuh adek
ngasuh anak
ngayah
nge print
ngecat rambut
ngejilid
ngejot
ngeprint
ngeprint tugas
ngunduh mantu
ngutangin
nikah di kua
nikahan
nikahan saudara
nikahan sepupu
nikahan teman
nikahan temen
nombok
nombokin
notaris tanah
numpang mandi
numpang pipis
numpang toilet
numpang wc
nyadran
nyalon
nyangoni
nyaur utang
nyawer
nyekar
nyetrika
nyicil utang
nyukur
nyukurin
nyumbang manten
obras
odalan
ongkos jahit
ongkos jastip
ongkos permak
ongkos sablon baju sendiri
ongkos tukang
ongkos tukang jahit
organ tunggal nikahan
otonan
pak ogah
paket ke ibu
paket ke kampung
paket ke rumah
palak
pangkas
pangkas anak
pangkas rambut
parcel
parkir liar pungli
parsel teman
pas foto
pas photo
pasang ac
pasang antena
pasang bulu mata
pasang cctv
pasang eyelash
pasang gorden
pasang gorden tukang
pasang kancing
pasang kanopi
pasang keramik
pasang keran
pasang kuku
pasang parabola
pasang payet
pasang tirai
pasang wallpaper
pasang wastafel
pasfoto
pasir wangi kucing
patungan bunga
patungan hadiah
patungan kado
patungan kurban
patungan sapi
payet
pedikur
pejati
pelean hkbp
pelet
pemakaman
pembawa acara
penerjemah tersumpah
pengadilan agama
pengajian
pengamen
pengasuh
pengasuh anak
pengasuh bayi
pengemis
penghulu
penitipan
penitipan barang
penitipan helm
penitipan sandal
penitipan sepeda
penjaga malam
penjaga rumah
penjahit
penjor
perawatan kuku
perawatan rambut
perawatan salon
perawatan wajah di salon
perbaikan rumah
perbaiki plafon
perkutut
permak
permak baju
permak celana
permak jeans
perming
pesangon
peti jenazah
petik laut
pijat
pijat badan
pijat bayi
pijat capek
pijat kaki
pijat panggilan
pijat refleksi
pijat urut
pijet
pijet urut
pijit
pinang muda
pindahan
pinjam ke teman
pinjaman ke teman
pinjamin
pinjemin
pinjemin duit
pinjemin uang
piodalan
pipis
pitrah
polisi cepek
ponten
pos kilat
potong celana
potong kaca
potong pohon
potong poni
potong rambut
potong rambut anak
potong rumput
potongan admin
potongan bank
ppat
prayascita
preman
prewed
prewedding
print berkas
print dokumen
print foto
print makalah
print skripsi
print surat
print tesis
print tugas
print warna
printout
prt
pungli
punguan
pungutan
qurban
ramalan
rapihin rambut
rapiin rambut
ratus
rebonding
rebonding rambut
refleksi
reksa dana
reksadana
renov
renov rumah
renovasi
renovasi rumah
reparasi payung
reparasi sepatu
reparasi sofa
reparasi tas
resepsi
reuni
rewang
rias
rias pengantin
rias wajah
rias wisuda
rt rw surat
rukun duka
ruwahan
saham
saldo
saldo dana
saldo e wallet
saldo gopay
saldo linkaja
saldo ovo
saldo paypal
saldo shopeepay
sambung bulu mata
sangu
sangu arek arek
santunan yatim
sapi kurban
sapi qurban
saprahan
sawer
saweran
scan dokumen
sedot debu kasur
sedot tinja
sedot wc
sedot wc mampet
selamatan
sembahyang
semir rambut di salon
semir rambut salon
semprot nyamuk
semprot rayap
seren taun
serikat tolong menolong
sertifikat tanah
service ac
service ac rumah
service kipas
service kompor
service kulkas
service mesin cuci
service pompa
service pompa air
service tv
servis ac
servis ac kamar
servis blender
servis dispenser
servis genset rumah
servis gitar
servis jam
servis kipas
servis kompor
servis kulkas
servis magic com
servis mesin cuci
servis mesin jahit
servis payung
servis pemanas air
servis pompa
servis pompa air
servis rice cooker
servis sanyo
servis sepatu
servis sepeda
servis setrika
servis tas
servis tv
servis water heater
sesajen
seserahan
setor arisan
setor tabungan
setrika kiloan
sewa baju
sewa baju adat
sewa baju pengantin
sewa baju wisuda
sewa beskap
sewa dekorasi
sewa gaun
sewa gaun pengantin
sewa gedung
sewa gedung nikahan
sewa jas
sewa kamar mandi
sewa kebaya
sewa kostum adat
sewa kursi hajatan
sewa loker
sewa organ tunggal
sewa organ tunggal hajatan
sewa orgen
sewa pelaminan
sewa piring
sewa sound
sewa sound system
sewa tenda hajatan
sewa tenda nikahan
sewa toga
si mbak
sinaga ni adat
siraman pengantin
sirih pinang
skck
slametan
smoothing
smoothing rambut
souvenir nikah
spa rambut
stipendium
sulam alis
sulam bibir
sumbangan gereja
sumur bor
sunatan
sunatan tetangga
supir pribadi
surat domisili
surat keterangan
surat kuasa
surat nikah
surat pindah
suster anak
suvenir nikah
syukuran
ta ziah
tabungan
tabungan anak
tahlilan
talangan
talangin
tanam benang
tanam bulu mata
tarik tunai
tarot
tato
tebang pohon
tenda hajatan
tenda nikahan
tf adik
tf bapak
tf ibu
tf istri
tf kakak
tf ke adik
tf ke ibu
tf ke mama
tf mama
tf ortu
tf teman
tf temen
thr anak
thr art
thr guru
thr guru ngaji
thr ibu
thr karyawan rumah
thr keluarga
thr mama
thr mbak
thr pembantu
thr satpam
thr saudara
thr sodara
thr supir
thr tetangga
thr tukang kebun
thr tukang sampah
tilang elektronik
tindik telinga
tip kurir
tirakatan
titip helm
titip paket ke mama
titip sandal
titip tas
toilet mall
toilet pasar
toilet pom bensin
toilet rest area
toilet spbu
toilet stasiun
toilet terminal
toilet umum
toning rambut
top up bank
top up dana
top up dompet digital
top up e money
top up emoney
top up ewallet
top up jenius
top up linkaja
top up ovo
top up paypal
top up saldo
top up shopee pay
top up shopeepay
topup dana
topup gopay
topup ovo
topup saldo
topup shopeepay
totok aura
totok wajah
trading
transfer adik
transfer anak
transfer ayah
transfer bapak
transfer ibu
transfer istri
transfer kakak
transfer kampung
transfer ke
transfer ke adik
transfer ke bapak
transfer ke ibu
transfer ke kakak
transfer ke mama
transfer ke orang tua
transfer keluarga
transfer mama
transfer mertua
transfer nenek
transfer orang tua
transfer ortu
transfer papa
transfer saudara
transfer suami
transfer teman
transfer temen
transferan ke
tuhor
tujuh bulanan
tujuhbelasan
tukang ac
tukang atap
tukang bangunan
tukang batu
tukang cat
tukang cuci gosok
tukang cukur
tukang gali
tukang gas antar
tukang jahit
tukang kaca
tukang kayu
tukang kebun
tukang keran
tukang kulkas
tukang kunci
tukang las
tukang ledeng
tukang listrik
tukang masak
tukang pangkas
tukang parabola
tukang pijat
tukang pijat kucing
tukang pipa
tukang pompa
tukang pompa air
tukang potong rumput
tukang sampah
tukang sedot wc
tukang servis
tukang setrika
tukang sol
tukang sol sepatu
tukang sumur
tukang urut
tunangan
uang adat
uang arisan
uang belanja ibu
uang belanja istri
uang belanja mamak
uang bulanan ibu
uang bulanan istri
uang bulanan mama
uang bulanan orang tua
uang damai
uang dapur ibu
uang dapur istri
uang hilang
uang jajan
uang jajan adik bulanan
uang jajan anak
uang jajan bulanan
uang jajan si
uang kas
uang kas kantor
uang kas kelas
uang kas rt lomba
uang keamanan preman
uang kebaktian
uang kebersihan toilet
uang lebaran
uang lelah
uang mamak
uang panai
uang panaik
uang pelayat
uang pelicin
uang rokok
uang rokok satpam
uang rokok tukang
uang saku
uang saku adik
uang saku anak
uang saku kuliah anak
uang sosial
uang terima kasih
uang terimakasih
uang tip
uang toilet
ucapan syukur
ujud misa
ukur tanah
undangan
undangan nikah
undangan nikahan
undangan pernikahan
upah art
upah asisten rumah tangga
upah bi
upah bibi
upah ceu
upah cuci
upah gali sumur
upah jagal
upah kuli bangunan
upah mbak pengasuh
upah ngasuh
upah nyetrika
upah nyuci
upah pasang
upah pasang keran
upah pasang pompa
upah pengasuh
upah setrika
upah tukang
upah tukang bangunan
upah tukang kebun
upah tukang ledeng
upakara
urunan kado
urus akta
urus kk
urus ktp
urus surat
urut
utang
utang di warung
utang ke
utang ke warung
utang teman
utang temen
utang warung
vaksin ayam
vaksin sapi
vaksin ternak
vermak
vermak jeans
video nikahan
walimatul safar
walimatussafar haji
warna rambut
warnain rambut
wc
wc terminal
wc umum
wedding organizer
wo
yasinan
zakat profesi
# Other, id, full
ajikrama
al azhar memorial
ambulans jenazah
anak daro
arisan emas
arisan gula
arisan panci
asah pisau
atap bocor
ayam bangkok aduan
baayun maulid
backdrop ultah
badal haji
badal umroh
badoncek
badut ultah
bainai
bako maanta
balon angka
balon foil
balon huruf
balon latex
balon ulang tahun
balon ultah
baralek
batagak gala
batapung tawar
begawe
begawi
bekatul ayam
benerin kipas
benerin mesin cuci
benerin sanyo
benerin tv
bengkel las
bersih desa
bong cina
brokohan
buket snack
bundo kanduang sewa
bunga tabur
cungkup
dam haji
dasa wisma arisan
dedak ayam
dekor ultah
dekorasi ultah
durung durung
elekton
erang erang
folding gate
freon ac rumah
freon kulkas
gali kubur
gas helium balon
gendang beleq
gendang guro guro
gender reveal
genteng bocor
gondang batak
goodie bag ultah
hantaran nikah
horja
indo botting
intat linto
iuran makam
jambur
jamu ayam
jeulamee
jujuran
jula jula
julo julo
kain kafan
kain kapan
kanopi
kecimol
kenduren
keranda
kerja tahun
kijing makam
kirim adek
kirim anak di pondok
kirim emak
kirim ibuk
kirim ke kampung
kirim mbah
kirim mertua
kirim ortu
kirim ponakan
kirim simbah
kirim simbok
konsumsi arisan
kremasi
krematorium
kusen aluminium
kusen pintu
las listrik
laundry satuan
lilin ultah
losd adat
makanan ayam
malam hiburan
mangadati
mangokal holi
mangupa
manjalang mintuo
manjapuik
mappacci
mappettuada
marapulai
margondang
martumpol
mas kawin
mc ultah
mecaru
melukat
mendak
mepandes
merariq
metatah
meugang
midodareni
mitoni
mobil jenazah
mowindahako
ngeuyeuk seureuh
ngirim adek
ngirim adik
ngirim anak di pondok
ngirim bapak
ngirim bibi
ngirim budhe
ngirim bulek
ngirim emak
ngirim ibu
ngirim ibuk
ngirim ibuke
ngirim kakak
ngirim kampung
ngirim ke kampung
ngirim mak
ngirim mamak
ngirim mas
ngirim mbah
ngirim mbak
ngirim mertua
ngirim nenek
ngirim orang tua
ngirim ortu
ngirim pakde
ngirim paman
ngirim ponakan
ngirim simbah
ngirim simbok
ngirimi bapak
ngirimi emak
ngirimi ibu
ngirimi ibuk
ngirimi mak
nisan
nyewu
nyongkolan
obat tetelo
ogoh ogoh
ongkir kirim paket
ongkir kirim paket ke ibu
ongkir kirim paket ke mama
ongkir paket ke ibu
ongkir paket ke kampung
ongkir paket ke mama
paes ageng
pagar besi
pagar brc
palang pintu betawi
papan nama makam
partangiangan
pasang plafon
pasumandan
pelaminan minang
penggali kubur
permak levis
pesta unjuk
peti mati
peturunan banjar
peusijuek
peusijuk
pintu harmonika
pintu pagar
pisuke
por ayam
potong gigi bali
pur 511
pur ayam
pusara
railing tangga
rambu solo
rambu tuka
rel pagar
roah
roda pagar
rolling door
rumah duka
ruwatan
saluran mampet
san diego hills
saur matua
selempang wisuda
servis kompor gas
sesari
sewa alat pesta
sewa badut
sewa baju bodo
sewa baju karnaval
sewa bodo
sewa genset hajatan
sewa kursi
sewa misty fan
sewa panggung
sewa piring hajatan
sewa prasmanan
sewa siger
sewa sopo
sikret santa
sinoman
siraman manten
siriah langkok
snack ultah
sol sepatu
sompa nikah
sopo godang
sorong serah
suntiang
syukuran haji
tanah makam
tardidi
tarub
tedak siten
tenda biru
teralis
terop
tingkeban
tingkuluak
tip buat kurir
tip buat pengantar
tip buat tukang
tip pengantar
tip tukang
tip untuk kurir
tolobalango
topper kue
tortor
tralis jendela
tratag
tukang cat rumah
tukang genteng
tukang gypsum
tukang kusen
turun mandi
uang baru lebaran
uang ilang
uang japuik
uang jemputan
uning uningan
upa upa
urunan banjar
vermak levis
vita chick
vitachick
walasuji
walimatus safar
wisma batak
ziarah kubur
# Other, id, deciding
aerator
air minum burung
akuarium
amal
ampau
amplop duka
amplop hajatan
amplop layat
anabul
anak bulu
anak kucing
anak yatim
ang pao
angpao
angpao imlek
angpao nikah
angpau
anjing
anjing grooming
arwana
ayam peliharaan
bagi bagi takjil
bantuan bencana
becekan
bela sungkawa
beras sipir ni tondi
berbagi nasi
berbagi takjil
bingkisan
bingkisan hajatan
bingkisan lebaran
buah tangan jenguk
buat anak yatim
buat anjing
buat fakir miskin
buat ikan hias
buat korban
buat kucing
buat masjid
buat orang miskin
buat panti
buat pengamen
buat pengemis
buat si meong
buket wisuda
bunga papan
bungkus kado
burung
burung kenari
burung kicau
burung lovebird
burung murai
buwuh
buwuhan
cacing beku
cacing sutra
cincin burung
cupang
dana punia
dana sosial
dekke
dhuafa
dokter hewan
donasi
donasi banjir
donasi bencana
donasi buku
donasi gempa
donasi masjid
donasi palestina
donasi panti
donatur
dry food
dry food kucing
dryfood
duafa
equilibrio
excel kucing
fakir miskin
fidyah
filter akuarium
friskies
galang dana
gantangan
goodie bag ulang tahun
goodiebag ulang tahun
grooming anjing
grooming kucing
hadiah
hadiah buat
hadiah guru
hadiah lomba
hadiah pernikahan
hadiah ulang tahun
hadiah ultah
hadiah untuk
hadiah wisuda
hampers
hampers lebaran
hampers natal
happy cat
hewan
hewan peliharaan
ikan arwana
ikan cupang
ikan guppy
ikan hias
ikan koi
ikan koki
ikan louhan
ikan mas koki
infak
infak jumatan
infaq
infaq jumat
infaq jumatan
intensi misa
jangkrik
jangkrik burung
janji iman
jenguk
jenguk bayi
jenguk orang sakit
jenguk teman
jumat berkah
kado
kado anak
kado anniversary
kado bayi
kado buat
kado farewell
kado guru
kado istri
kado lahiran
kado lamaran
kado natal
kado nikahan
kado pacar
kado pernikahan
kado perpisahan
kado suami
kado sunatan
kado ulang tahun
kado ultah
kado untuk
kado valentine
kado wisuda
kalung kucing
kandang
kandang burung
kandang hamster
kandang kenari
kandang kucing
kandang lovebird
kandang murai
kantong kolekte
karangan bunga
kaum dhuafa
kelinci
kelinci peliharaan
kenari
kencleng
kencleng masjid
kita bisa
kitchen flavor
klinik hewan
klinik kucing
kolekte
kolekte gereja
korban banjir
korban bencana
korban gempa
kotak amal
kotak angpao
krodong
krodong sangkar
kropak
kroto
kucing
kucing peliharaan
kucing sakit
kucing steril
kura kura
kura kura makanan
kutu air
landak mini
layatan
lezato
litter box kucing
lomba burung
lomba kicau
lomba lovebird
lomba murai
lovebird
makan kucing
makanan anabul
makanan anjing
makanan basah kucing
makanan burung
makanan cupang
makanan hamster
makanan ikan
makanan kelinci
makanan kucing
makanan kura kura
mangulosi
marmut
mas koki
maxi kucing
mbecek
me o
melayat
menjenguk
menyumbang
milet
murai
nasi jumat berkah
nengok bayi
ngelayat
nyumbang
nyumbang hajatan
obat anjing
obat cacing kucing
obat jamur kucing
obat kucing
obat kutu kucing
operasi kucing
pakan beo
pakan burung
pakan cucak
pakan cupang
pakan hamster
pakan iguana
pakan ikan
pakan ikan hias
pakan jalak
pakan kacer
pakan kakatua
pakan kelinci
pakan kenari
pakan koi
pakan kucing
pakan kura kura
pakan lovebird
pakan merpati
pakan murai
pakan parkit
pakan perkutut
pakan sugar glider
panti asuhan
panti jompo
papan bunga
parcel lebaran
parsel
parsel lebaran
parsel natal
pasir gumpal
pasir kandang
pasir kucing
pasu pasu
pelet ikan
pelet ikan koi
pelet kelinci
peliharaan
pembangunan masjid
penitipan anjing
penitipan hewan
penitipan kucing
perpuluhan
perpuluhan gereja
persembahan
persembahan gereja
persembahan minggu
persepuluhan
pesta adat
pet care
pompa akuarium
proplan
proposal sumbangan
punia
pur burung
rawat inap kucing
ring burung
salam tempel
salam tempel keponakan
sampo anjing
sampo kucing
sangkar
sangkar burung
sangkar kenari
sangkar murai
santunan
sedekah
sedekah buat
sedekah jumat
sedekah makanan
sedekah nasi
sedekah online
sedekah subuh
shampo kucing
shodaqoh
sinamot
sisir kucing
snack kucing
sodakoh
souvenir nikahan
souvenir pernikahan
souvenir ulang tahun
steril kucing
sugar glider
sumbang
sumbangan
sumbangan 17an
sumbangan agustusan
sumbangan dana bencana
sumbangan duka
sumbangan kematian
sumbangan masjid
sumbangan pembangunan
sumbangan pesta
sumbangan rt
sumbangan sekolah sosial
sumbangan warga
suntik kucing
susu anak kucing
susu kucing
suvenir nikahan
suvenir pernikahan
takziah
telur puyuh burung
tempat makan kucing
tenggeran burung
thr anak anak
thr buat
thr ke
thr keponakan
thr ponakan
tiket gantangan
tukar kado
tulang sotong
tumpak
uang duka
uang kolekte
uang layat
uang takziah
uang tumpak
ucapan syukur gereja
ulat hongkong
ulos
umpan burung
untuk anak yatim
untuk anjing
untuk korban
untuk kucing
untuk masjid
vaksin anjing
vaksin kucing
vaksin rabies anjing
vaksin rabies kucing
vitamin burung
vitamin kucing
voer
voer kenari
voer murai
wakaf
waqaf
wet food
wet food kucing
wetfood
whiskas tuna
yatim piatu
zakat fitrah
zakat mal
`
