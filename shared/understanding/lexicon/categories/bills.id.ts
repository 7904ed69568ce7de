/** Bills & Utilities, Indonesian. What falls due: housing, power, water, connections, insurance, instalments, taxes, schooling, dues. */
export const BILLS_ID = `
# Bills & Utilities, id, faint
biaya
# Bills & Utilities, id, hint
daftar
daftar ulang
kampus
kartu
kuliah
paket
sekolah
sewa
# Bills & Utilities, id, loose
administrasi sekolah
air
air minum pdam
angsur
axis
bimbingan
daya
hp bulanan
keamanan
kebersihan
kredit
kredit hp
meteran listrik
pendaftaran
pinjaman
retribusi
saldo pulsa
sampah
simpati
telepon
telfon
telpon
token
tri
ujian
wisuda
xl
# Bills & Utilities, id, thing
adira
aia
air bersih
air bulan ini
air bulanan
air kontrakan
air kos
air ledeng
air pam
air pdam
air rumah
air sumur
air sumur bor rt
air tangki
akta lahir
akta tanah
akulaku
allianz
angsuran
angsuran bank
angsuran koperasi
angsuran mobil
angsuran motor
angsuran rumah
apartemen
asuransi
asuransi anak
asuransi hp
asuransi jiwa
asuransi kendaraan
asuransi kesehatan
asuransi mobil
asuransi motor
asuransi pendidikan
asuransi rumah
axa
axa mandiri
baf
balik nama
bank emok
bank keliling
bank plecit
bayar air
bayar angsuran
bayar asuransi
bayar bank
bayar bpjs
bayar cc
bayar cicilan
bayar denda
bayar indihome
bayar iuran
bayar kartu kredit
bayar keamanan
bayar koperasi
bayar kos
bayar kpr
bayar kredit
bayar ledeng
bayar listrik
bayar pajak
bayar pbb
bayar pinjaman
bayar sampah
bayar satpam
bayar sekolah
bayar sks
bayar tagihan
bayar wifi
bayar wisuda
bayaran sekolah
bbn
bedengan
belajar nyetir
beli gas
beli lks
biaya bpkb
biaya kuliah
biaya legalisir
biaya notaris tanah
biaya pendaftaran
biaya pendidikan
biaya praktikum
biaya samsat
biaya sekolah
biaya sidang
biaya skripsi
biaya sks
biaya wisuda
bimbel
bimbingan belajar
biro jasa
bni life
bpjs kesehatan
bpjs ketenagakerjaan
bpjstk
bpkb
brainly
bright gas
briket
buku lks
bunga bank
bunga pinjaman
by u
byu
calistung
cbn
cc
cc bca
cc bni
cc bri
cc mandiri
cek fisik motor
cicil
cicilan
cicilan adira
cicilan akulaku
cicilan apartemen
cicilan bank
cicilan bank bri
cicilan emas
cicilan hp
cicilan iphone
cicilan kartu kredit
cicilan koperasi
cicilan kpr
cicilan kulkas
cicilan kur
cicilan laptop
cicilan mobil
cicilan motor
cicilan paylater
cicilan perumahan
cicilan pinjol
cicilan rumah
cicilan rumah subsidi
cicilan shopee
cicilan sofa
cicilan tanah
cicilan tv
cigna
combo sakti
daftar cpns
daftar kuliah
daftar sekolah
daftar ujian
daftar ulang sekolah
dana pensiun
dasawisma
day care anak
denda
denda buku
denda keterlambatan
denda pajak
denda perpustakaan
denda telat
deposit kos
dicoding
diklat
dp kontrakan
dp kos
dp motor
dp rumah
dplk
ekskul
ekstrakurikuler
elpigi
elpiji
english first
fif
first media
firstmedia
freedom internet
gadai
ganti gas
ganti kaleng
ganti plat
ganti plat nomor
ganti stnk
gas 12 kg
gas 3 kg
gas 3 kilo
gas alam
gas bright
gas bumi
gas dapur
gas elpiji
gas habis
gas kompor
gas lpg
gas masak
gas melon
gas pgn
gas pink
gas rumah
gas tabung
gas tiga kilo
gopay later
gopaylater
guru les
guru les piano
guru ngaji
guru privat
halo bulanan
home credit
icon net
iconnet
im3
in de kos
indekos
indekost
indi home
infaq pondok bulanan
internet bulanan
internet kos
internet rumah
internetan
ipl
isi gas
isi pulsa
isi pulsa ibu
isi token
isi ulang gas
iuran
iuran 17an
iuran agustusan
iuran air
iuran banjar adat
iuran bpjs
iuran bulanan
iuran dasawisma
iuran jalan
iuran jimpitan
iuran kampung
iuran kas rt
iuran keamanan
iuran kebersihan
iuran kematian
iuran komplek
iuran lingkungan
iuran parkir komplek
iuran perumahan
iuran pkk
iuran posyandu
iuran ronda
iuran rt
iuran rw
iuran sampah
iuran sampah rt
iuran satpam
iuran warga
jajan listrik
jamsostek
jasindo
jht
jimpitan
jimpitan beras
jkn
k vision
kamar kos
kamar kost
kartu as
kartu halo
kartu hp
kartu kredit
kartu kredit mandiri
kartu perdana
kartu sim
kas elpiji
kas rt
kas rw
kas warga
kelas bahasa
kelas bahasa inggris
kelas online
kelompok bermain
kkn
komite sekolah
kontrak ruko rumah
kontrak rumah
kontrakan
koperasi
kos
kos anak
kos bulan ini
kos bulanan
kos kosan
kos putri
kosan
kost
kost putra
kost putri
kostan
kredit kulkas
kredit mobil
kredit motor
kredit panci
kredit rumah
kreditan
kta bank
kumon
kuota
kuota belajar
kuota internet
kursus
kursus bahasa
kursus desain
kursus excel
kursus inggris
kursus jahit
kursus jepang
kursus komputer
kursus korea
kursus lia
kursus mandarin
kursus masak
kursus mengemudi
kursus menjahit
kursus menyetir
kursus mobil
kursus online
kursus setir
kursus stir
kursus tata rias
laminating ijazah
leasing
legalisir ijazah
les
les anak
les baca
les bahasa inggris
les biola
les calistung
les drum privat
les fisika
les gitar
les inggris
les ipa
les jepang
les keyboard
les kimia
les komputer
les korea
les mandarin
les matematika
les mengaji
les mobil
les musik
les nyetir
les online
les piano
les privat
les renang privat sekolah
les sempoa
les stir
les tari bali
les tryout
les vokal
listrik
listrik bulan ini
listrik kontrakan
listrik kos
listrik pascabayar
listrik pln
listrik prabayar
listrik rumah
live on
lks sama spp
madrasah
magang
maintenance fee apartemen
mandala finance
manulife
masa aktif
materai elektronik
materai pajak
meterai pajak
meterai tempel
meteran air
mnc play
modem orbit isi
mondok
mutasi motor
my republic
myrepublic
nex parabola
ngekos
ngontrak
nyicil
nyicil hp
nyicil motor
oto finance
pajak
pajak bumi
pajak bumi bangunan
pajak kendaraan
pajak lima tahunan
pajak mobil
pajak motor
pajak rumah
pajak stnk
pajak tahunan mobil
pajak tahunan motor
pajak tanah
pajak usaha
pajak warung
paket axis
paket bulanan hp
paket by u
paket combo
paket data
paket harian
paket hp
paket im3
paket indosat
paket internet
paket internetan
paket kuota
paket malam
paket mingguan
paket nelpon
paket sebulan
paket seminggu
paket smartfren
paket telkomsel
paket telpon
paket tiktok
paket tri
paket unlimited
paket wifi
paket xl
paket youtube
paketan
paketan data
pam
parabola
pasang listrik
pascabayar
paud
pay later
pbb
pegadaian
pendaftaran kuliah
pendaftaran sekolah
penitipan anak
perdana
perpanjang skck
perpanjang stnk
perpisahan sekolah
pesantren
pesantren anak
petakan
pgn
pinjaman bank
pinjaman online
pinjol
playgroup
pondok pesantren
pph
ppl sekolah
ppn
praktikum
premi
premi asuransi
primagama
prudential
pulsa
pulsa adik
pulsa anak
pulsa axis
pulsa bapak
pulsa data
pulsa hp
pulsa ibu
pulsa im3
pulsa internet
pulsa istri
pulsa listrik
pulsa mama
pulsa simpati
pulsa smartfren
pulsa suami
pulsa telepon
pulsa tri
pulsa xl
quipper
registrasi kartu
registrasi sekolah
rekening air
rekening listrik
retribusi sampah
ronda
ruang guru
ruangguru
rumah kontrakan
rusun
rusunawa
samsat
satpam komplek
sbmptn
sekolah anak
sekolah minggu kas
sekolah tk
semesteran
sempoa
sertifikasi
service charge apartemen
setoran bank
setoran koperasi
setoran motor
sewa apartemen
sewa kamar
sewa kamar kos
sewa kontrakan
sewa kos
sewa kost
sewa lahan
sewa mess
sewa petak
sewa ruko tinggal
sewa rumah
sewa sawah
sewa tanah
shopee paylater
shopeepaylater
sidang skripsi
sim telepon
sinarmas msig
sinking fund
sip bidan
skill academy
snbt
spaylater
speedy
spinjam
spp
spp anak
spp kuliah
spp paud
spp sekolah
spp tk
spp tpa
spt
stnk
str perawat
study banding
sumbangan komite sekolah
sun life
surat keterangan sehat skck
syahriah
syahriyah
tabung elpiji
tabung gas
tagihan
tagihan air
tagihan cc
tagihan cc mandiri
tagihan hp
tagihan internet
tagihan kartu kredit
tagihan listrik
tagihan pdam
tagihan telepon
tambah daya
tangki air
tebus gadai
tebus ijazah
telat bayar
telepon rumah
telkom
telkomsel halo
telkomsel orbit
tes ielts
tes toefl
titip anak
tk anak
token kos
token listrik
token listrik kos
token pln
token rumah
tpa
tpq
transfer pulsa
transvision
traveloka paylater
try out
tryout
tukar gas
tuku gas
tv berlangganan
tv kabel
uang air
uang bangunan
uang buku
uang daftar ulang
uang ekskul
uang gedung
uang ijazah
uang kas rt
uang kas sekolah
uang keamanan
uang kebersihan
uang kegiatan
uang kegiatan sekolah
uang kkn
uang komite
uang kontrakan
uang kos
uang kost
uang kuliah
uang lingkungan
uang lks
uang magang
uang muka rumah
uang ngaji
uang osis
uang pangkal
uang paud
uang pendaftaran
uang perpisahan
uang pesantren
uang pkl
uang pondok
uang ppl
uang praktek
uang praktikum
uang pramuka
uang rapor
uang renang sekolah
uang ronda
uang rt
uang rw
uang sampah
uang satpam
uang sekolah
uang sekolah anak
uang semester
uang seragam
uang sewa
uang studi tur
uang study tour
uang tk
uang ujian
uang wisuda
ujian mandiri ptn
ujian toefl
ukom
ukt
urus str
utbk
voucher data
voucher hotspot
voucher internet
voucher kuota
voucher listrik
voucher wifi
waifai
wall street english
webinar
wifi bulan ini
wifi bulanan
wifi kos
wifi rumah
wifi sebulan
wifi tetangga
wom finance
xl home
xl prabayar
yudisium
zenius
# Bills & Utilities, id, full
air bersih jerigen
air jerigen
asrama
asuransi perjalanan motor
brait gas
bunga gadai
bunga pegadaian
dansos
dicicil
ganesha operation
gas buat masak
gas ijo
gas untuk masak
hipam
hippam
infaq sekolah
isi tandon
iuran hansip
iuran lampu
jargas
kampung inggris
kayu bakar dapur
lampu jalan
minyak lampu
minyak tanah
pajak penghasilan
pamsimas
pangkalan gas
sewa lahan kos
study tour
tagihan rumah sakit kartu
token listrik kantor rumah
token meteran
token prabayar
uang asrama
uang makan asrama
`
