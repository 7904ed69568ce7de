/** Transportation, Indonesian. Getting about: fuel, parking, tolls, rides, city transport, and what a vehicle needs. */
export const TRANSPORTATION_ID = `
# Transportation, id, hint
antar jemput
halte
jalan
jemput
kendaraan
mobil
motor
pickup
pulang pergi
sopir
stasiun
supir
terminal
truk
# Transportation, id, loose
aki
busi
cas mobil
derek
feeder
gas motor
jok
kampas
koil
kunci mobil
kunci motor
mekanik
nebeng
numpang
oli
onderdil
ongkos
ongkosan
pelek
rem
service
servis
servis rutin
setum
solar
solar industri
spion
tarif
velg
# Transportation, id, thing
ac mobil
ahass
air aki
air radiator
aki kereta
aki kering
aki mobil
aki motor
andong
angdes
angguna
angin ban
angkot
angkotan
angkutan
angkutan kota
angkutan umum
antar jemput anak
antar jemput karyawan
antar jemput sekolah
antarjemput
antarjemput anak
anterin
auto2000
bahan bakar
bajai
bajaj
bakul jok
balancing
ban
ban belakang
ban bocor
ban dalam
ban depan
ban kereta
ban luar
ban mobil
ban motor
ban serep
ban tubeless
baut spion
bayar parkir
bayar tilang
bayar tol
bbg
bbm
bearing roda
becak
bel sepeda
bemo
bemper
benerin mobil
benerin motor
bengkel
bengkel kereta
bengkel mobil
bengkel motor
bensin
bensin campur
bensin eceran
bensin shell
bentor
benzin
betulin motor
biaya transport
bikin sim
bio solar
biosolar
bis
bis kota
blue bird
bocor ban
bodi motor
bohlam mobil
bohlam motor
bohlam sein
bola lampu motor
bongkar mesin
bore up
bos arm
bosh arm
braket box
brizzi
buat sim
bubut drum
bus bandara
bus damri
bus kota
bus way
busa helm
busa jok
busi iridium
busi motor
cakram depan
carbu cleaner
cas aki
cas mobil listrik
cas motor listrik
cat bodi
cat motor
cdi motor
charge mobil
cidomo
commuter
commuter line
commuterline
cover mobil
cuci kereta
cuci mobil
cuci motor
cuci salju
cuci steam
cucian mobil
cucian motor
cvt
damri
delman
dempul mobil
denda lalu lintas
denda parkir
denda tilang
derek mobil
dexlite
dexron
dinamo
dokar
dongkrak buaya
doorsmeer
doorsmer
dudukan plat
duit bensin
duit parkir
duit transport
duplikat kunci motor
e tilang
e tol
e toll
etilang
etol
etoll
fanbelt
feeder bus
feeder lrt
filter bensin
filter oli
filter solar
filter udara
filter udara motor
flazz
footstep motor
freon ac mobil
freon mobil
galon minyak
ganti aki
ganti ban
ganti bensin
ganti kampas
ganti oli
ganti pentil
gas motor tarikan
gasket
gear motor
gear set
gemuk roda
getek
gir
gir motor
go car
go jack
go jek
go ride
gojeg
grabbike
grabcar
grep bike
grep car
handgrip
in drive
inap motor
indrive
indriver
injektor
isi angin
isi angin ban
isi bbg
isi bensin
isi etoll
isi flazz
isi freon mobil
isi kartu tol
isi minyak
isi minyak kereta
isi nitrogen
isi saldo e toll
isi saldo etoll
isi saldo flazz
isi saldo tol
isi sel super
jak lingko
jakcard
jaklingko
jalan tol
jalu stang
jari jari roda
jasa antar jemput
jasa derek
jasa sopir
jasa supir
jemputan
jemputan sekolah
jok mobil
jok motor
juru parkir
kabel gas
kabel jumper
kabel kopling
kabel rem
kaca film
kaca helm
kaca mobil
kaca spion
kaki kaki mobil
kaliper
kampas ganda
kampas kereta
kampas rem
kanebo
kang parkir
kanvas rem
kapal feri penyeberangan
kapal penyeberangan
karbu
karbu cleaner
karburator
karcis bus
karcis kereta
karcis parkir
karcis tol
karet jok
karet mobil
karet stang
karet wiper
karpet mobil
kartu brizzi
kartu commuter
kartu e toll
kartu flazz
kartu krl
kartu multi trip
kartu tapcash
kartu tol
kena tilang
kenteng mobil
keranjang sepeda
kereta
kereta krl
kereta lokal
ketek
ketilang
ketinting
ketok magic
ketok mejik
kiprok
kir mobil
klaher
klakson
klep
klotok
kmt
knalpot
knalpot motor
knop gigi
koil motor
komstir
komuter
kopaja
kopling
kulit jok
kunci kontak
kunci kontak motor
kunci motor hilang
kuras tangki
laher
lahir roda
lampu depan
lampu depan motor
lampu kabut
lampu led motor
lampu mobil
lampu motor
lampu rem
lampu rem motor
lampu sein
lampu sen
lampu stop
langganan parkir
maksim
mangkok ganda
master rem
mata gir
maxim
metro mini
metromini
mikrolet
minyak angkot
minyak avanza
minyak beat
minyak becak
minyak bensin
minyak betor
minyak kereta
minyak kopling
minyak l300
minyak mobil
minyak motor
minyak pickup
minyak power steering
minyak rem
minyak solar
minyak truck
minyak truk
minyak vario
mobil bak
mobil bekas
mobil derek
mobil jemputan
montir
motor bekas
motor listrik
motor servis
naik bajaj
naik becak
naik bis
naik bus
naik gojek
naik grab
naik indrive
naik kereta
naik maxim
naik mobil
naik motor ojek
naik ojek
naik taksi
nambah angin
nambal ban
nebengers
nge grab
ngegojek
ngegrab
ngisi minyak
ngojek
nitrogen
noken as
nujek
nyebrang
nyebrang sungai
nyewa mobil
nyewa motor
nyuci mobil
nyuci motor
odong odong umum
ojeg
ojek
ojek online
ojek pangkalan
ojol
oli gardan
oli kereta
oli matic
oli mesin
oli mobil
oli motor
oli mpx
oli rem
oli samping
oli transmisi
ongkos angkot
ongkos bus
ongkos jalan
ongkos kereta
ongkos ojek
ongkos pulang
ongkos taksi
ongkos transport
ongkos travel lokal
opang
order gojek
order grab
otoban
packing mesin
paking blok
paking karet
parfum mobil
parkir
parkir bandara
parkir bulanan
parkir ilegal
parkir inap
parkir kampus
parkir kantor
parkir kereta
parkir langganan
parkir liar
parkir resmi
parkir stasiun
parkir valet
pelek motor
pelumas
pengemudi
penitipan mobil
penitipan motor
penitipan motor stasiun
pentil
penyok
per daun truk
per talit
perahu
perahu klotok
perahu nyebrang
perahu penyeberangan
perbaikan mobil
perbaikan motor
perbaiki mobil
perbaiki motor
perpanjang sim
perta light
perta lite
pertalait
pertalet
pertalit
pertalite
pertaliti
pertamak
pertamax
pertamax turbo
pertamina dex
pertamini
pesen gojek
pesen grab
petalite
pete pete
petepete
piringan cakram
piston
plat motor
plat nomor
poles mobil
poles motor
pom
pom bensin
pombensin
pompa ban
prameks
premium bensin
premium motor
press ban
railink
rakit
rantai kereta
rantai keteng
rantai motor
rantai sepeda
rantai sepeda motor
rem kereta
rem motor
rental mobil
rental motor
rental scooter
rental sepeda
revvo
ring piston
ring seher
roller cvt
roller motor
rumah roller
sadel sepeda
sado
saldo brizzi
saldo e toll
saldo etoll
saldo flazz
saldo tol
salon mobil
saringan hawa
saringan oli
sarung jok
sarung stir
segitiga motor
segitiga pengaman
seher
sekring mobil
sekring motor
sel super
sel v power
sel vpower
selang radiator
selang rem
semir ban
semir ban mobil
semir ban motor
semir bodi
semir bodi motor
service ac mobil
service kereta
service mobil
service motor
servis ac mobil
servis karburator
servis kereta
servis mobil
servis motor
servis vespa
setel klep
setel rantai
setrum aki
sewa avanza
sewa baterai motor
sewa driver
sewa helm
sewa innova
sewa mobil
sewa mobil plus sopir
sewa mobil sopir
sewa motor
sewa nmax
sewa pick up
sewa pickup
sewa pikap
sewa sepeda
sewa sepeda listrik
sewa skuter
sewa skuter listrik
sewa sopir
sewa truk
sewa vespa
shampo motor
shell v power
shock
shock breaker
shockbreaker
shuttle bandara
sidang tilang
silver bird
silverbird
sim a
sim c
sim motor
slebor
sokbreker
sopir harian
sopir tembak
spakbor
spare part
spare part motor
sparepart
sparepart mobil
sparepart motor
spatbor
spbu
speedometer
spion mobil
spion motor
spklu
spooring
spooring balancing
spul
standar dua
standar samping
stang motor
steam mobil
steam motor
stel rantai
supir angkot
supir pengganti
suroboyo bus
swap baterai
taksi
taksi burung biru
taksi online
talang air mobil
tali derek
tali helm
tambah angin
tambal bak
tambal ban
tambal ban kereta
tambangan
tapcash
tarif tol
taxi online
teman bus
tije
tiket bis
tiket bus
tiket busway
tiket kereta lokal
tiket krl
tiket lrt
tiket mrt
tilang
tip abang ojek
tip buat abang ojek
tip buat driver
tip buat sopir
tip buat supir
tip driver
tip gojek
tip ojek
tip pengemudi
tip sopir
tip supir
tip untuk pengemudi
tip untuk sopir
tip untuk supir
tips ojol
titip motor
tj
tol
top up brizzi
top up e toll
top up etoll
top up flazz
top up jakcard
top up kartu tol
top up kmt
top up krl
top up saldo e toll
top up saldo tol
top up tapcash
top up tol
topup etoll
topup flazz
trans batik solo
trans jakarta
trans jogja
trans metro
trans musi
trans padang
trans semarang
transjogja
transportasi
travel bandara
tromol
tubeless
tubles
tukang parkir
tukar baterai motor
tune up
turun mesin
tutup pentil
tutup tangki
uang bensin
uang parkir
uang transport
uji emisi
uji kir
v belt
v power
valet
vbelt
velg mobil
velg motor
vpower
vulkanisir
xanh sm
zendo
# Transportation, id, full
bodi repair
body repair
bohlam belakang
bohlam depan
cat ulang motor
cat velg
centre park
centrepark
coating mobil
damri bandara
door smeer
dorsmer
dumai express
e money tol
eka mira
ekspres bahari
emoney tol
express bahari
feri ajibata
feri bira
feri kariangau
feri kolaka
feri penyeberangan
feri siantan
ferry penyeberangan
jolloro
jukir
kaca film mobil
kacamata helm
kapal cepat sabang
kapal tomok
katinting
kelotok
kereta bandara
kmp
kol solok
magic wash mobil
mikro karombasan
mikro malalayang
mikro paal
mikro teling
naik mikro
nano ceramic mobil
opelet
parkee
parkir apartemen
parkir berlangganan
parkir konser
parkir nginep
penitipan sepeda motor
penyeberangan siantan
puter balik
repaint velg
saldo etol
salju motor
salon ketok magic
salon motor
sewa motor di bali
snow wash
spid bot
spit bot
stiker parkir
taksi bandara
tali kipas
tiket pelni
tol balsam
trans banjarmasin
trans koetaradja
undercoat mobil
velg racing
wira wiri
wrapping mobil
wus kereta cepat
`
