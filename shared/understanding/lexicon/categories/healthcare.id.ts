/** Healthcare, Indonesian. Health: doctors, medicine, pharmacies, eyes and teeth, exercise for fitness, massage. */
export const HEALTHCARE_ID = `
# Healthcare, id, hint
farmasi
igd
k 24
k24
kesehatan
perawat
perawatan
rawat jalan
suster
ugd
# Healthcare, id, loose
alkohol
cek
gigi
gula darah
kb
kerokan balsem
kompres
konsultasi
kontrol
mata
minyak kayu
pasien
periksa
posyandu
rs
rumah sakit
spesialis
suntik
tensi
tes
tindik
# Healthcare, id, thing
actifed
admin dokter gigi
administrasi rumah sakit
aerobik
air lensa
air softlens
akar bajakah
akupresur
akupunktur
akupuntur
alat bantu dengar
alat bekam
alat cek gula
alat kompres
alat kontrasepsi
alat pijat
alat tensi
alat terapi
alat tes gula
alkohol swab
allopurinol
ambeven
ambulan
ambulans
amlodipin
amlodipine
amoksilin
amoxilin
antangin
antasida
antigen
antimo
apotek
apotik
asam folat
asam lambung
asam mefenamat
baby spa
balsam
balsem
balsem geliga
bantal kesehatan
bantal panas
bawang dayak
bayar dokter
bayi tabung
becom c
becomzet
bedak gatal
behel
bejo
bekam
bengkong
berobat
bersihin karang gigi
biaya bidan
biaya gym
biaya igd
biaya lahiran
biaya persalinan
biaya rs
biaya rumah sakit
bidan
bidan desa
bioplacenton
biopsi
blackmores
bleaching gigi
bodrex
bodrexin
botox
boxing
buah merah papua
buka gips
bye bye fever
byebye fever
cabut gigi
caesar
cairan softlens
caladine
canesten
cap kapak
cap lang
cap tawon
captopril
cdr
cdr fortos
cefadroxil
cek darah
cek darah lengkap
cek gula
cek gula darah
cek hamil
cek kandungan
cek kehamilan
cek kesehatan
cek kolesterol
cek lab
cek mata
cek tensi
cek urine
cetirizine
chemical peeling
chiro
chiropractic
cod liver oil
combantrin
counterpain
ctm
cuci darah
curcuma
curcuma plus
daktarin
decker lutut
decolgen
deker lutut
dekker lutut
demacolin
dermatologi
diabetasol
diapet
dokter
dokter anak
dokter gigi
dokter kandungan
dokter kulit
dokter mata
dokter penyakit dalam
dokter spesialis
dokter tht
dokter umum
donor darah
dukun bayi
dukun patah tulang
dulcolax
eeg
ekstrak kulit manggis
em kapsul
endoskopi
enervon
enervon c
entrostop
enzyplex
erha
ester c
etawaku
etawalin
facial di klinik
facial dokter
fatigon
feminax
filler
fisioterapi
fisioterapis
fitnes
foto thorax
frame kacamata
fresh care
freshcare
gagang kacamata
gamat
ganti karet behel
ganti lensa
geliga
gentamicin
gigi palsu
gips kaki
gips tangan
go massage
gym bulanan
gym harian
gym sebulan
habatusauda
habatussauda
habbatus sauda
habbatussauda
handsanitizer
hansanitizer
hansaplast
hemaviton
hemodialisa
herbal
herbalife
herocyn
hidrokortison
hijamah
holisticare
hot cream
hot in
hot in cream
hpai
hufagrip
hydrotherapy
igd rumah sakit
imboost
imunisasi
imunisasi anak
inap rumah sakit
incidal
infus
infus whitening
inhaler
inhaler hidung
inhaler vicks
inseminasi
insto
instruktur senam
inza
iuran senam
jamu asam urat
jamu bersalin
jamu gendong pegal
jamu kuat
jamu kunyit
jamu pegal
jamu pegal linu
jamu pegel linu
jamu sakit
jarum insulin
jarum suntik
jasa perawat
jelly gamat
jinten hitam
jinten hitam kapsul
kaca mata
kacamata
kacamata anak
kacamata anti radiasi
kacamata baca
kacamata baru
kacamata minus
kain kasa
kaki palsu
kalamin
kalpanax
kalsium
kalsium anak
kamar bersalin
kamar rawat
kamar rs
kamar rumah sakit
kapas alkohol
kapas steril
kapsul
kapsul kelor
kapsul temulawak
kaptopril
karang gigi
karet behel
kasa
kasa steril
kasur dekubitus
kawat gigi
kayu putih
kb implan
kb suntik
kelas aerobik
kelas gym
kelas pilates
kelas pound fit
kelas senam
kelas yoga
kelas zumba
kemo
kemoterapi
kenko reflexology
kerok
khitan
khitanan anak
kiropraktik
klinik
klinik 24 jam
klinik anak
klinik bersalin
klinik fisioterapi
klinik gigi
klinik jerawat
klinik kecantikan
klinik kulit
klinik mata
klinik natasha
klinik thamrin
klinik umum
kokuo
kolagen
kolonoskopi
komix
kompres demam
kondom
konidin
konseling
konsul dokter
konsul dokter kulit
konsul kulit
konsultasi dokter
kontrol behel
kontrol dokter
kontrol gigi
kontrol hamil
kontrol jahitan
kontrol kandungan
kontrol ke dokter
kontrol kehamilan
korset
korset punggung
korset tulang
korset tulang belakang
kotak p3k
koyo
koyo hangat
kretek badan
krim dari dokter
krim dokter
krim gatal
krim kutu air
krim malam racikan
krim pagi racikan
krim racikan
krim ruam
kruk
kursi roda
laboratorium
lacto b
lacto bee
lactulax
lahiran
lambucid
lancet
langganan fitness
langganan gym
lansoprazole
lari maraton kesehatan
laser wajah
lensa kacamata
lensa kontak
lensa mata
lensa minus
lepas gips
lepas spiral
loratadin
loratadine
madu anak
madu herbal
madu hitam
madu penambah nafsu makan
mantri
masker
masker medis
mcu
medcheck
medical
medical check up
mefenamat
melahirkan
member fitnes
member fitness
member gym
membership gym
microlax
minyak angin
minyak but but
minyak gosok
minyak ikan
minyak ikan anak
minyak kapak
minyak kayu putih
minyak tawon
minyak telon obat
minyak urut
minyak zaitun obat
mixagrip
muaythai
my kingdom reflexology
mylanta
nakamura holistic
nano reflexology
nasal
natasha skincare
natur e
nebus obat
nebus resep
neo napacin
neozep
neurobion
nge gym
nge gym sebulan
ngefit
ngegym
norit
nutrilite
obat
obat alergi
obat amandel
obat ambeien
obat anak
obat anti mabuk
obat apotek
obat asam urat
obat asma
obat bakar
obat bapak
obat batuk
obat batuk sirup
obat bayi
obat bebas
obat biduran
obat bisul
obat bius
obat cacing
obat china
obat darah tinggi
obat demam
obat diabetes
obat diare
obat diet
obat dokter
obat encok
obat flu
obat gatal
obat generik
obat ginjal
obat haid
obat herbal
obat hidung
obat hipertensi
obat ibu
obat inhaler
obat jamur
obat jantung
obat jerawat
obat jerawat racikan
obat kanker
obat kembung
obat kolesterol
obat kuat
obat kulit
obat kumur antiseptik
obat kumur betadine
obat kumur resep
obat kurap
obat kutil
obat kutu
obat kutu rambut
obat lambung
obat luar
obat luka
obat luka bakar
obat maag
obat mabuk
obat mabuk perjalanan
obat mag
obat masuk angin
obat mata
obat mata ikan
obat mencret
obat merah
obat minum
obat mual
obat nyeri
obat nyeri haid
obat obatan
obat oles
obat panas
obat panu
obat paru
obat pegal
obat pegal linu
obat pelangsing
obat pencahar
obat penenang
obat penurun panas
obat penyubur
obat perut
obat pilek
obat pusing
obat puskesmas
obat radang
obat rematik
obat resep
obat sakit gigi
obat sakit kepala
obat sakit perut
obat sariawan
obat sembelit
obat sesak
obat sirup
obat stroke
obat suntik
obat tbc
obat telinga
obat tenggorokan
obat tetes
obat tetes mata
obat tidur
obat tradisional
obat warung
obat wasir
obat woods
obh
obh combi
odontektomi
oksigen
oksimeter
operasi
operasi caesar
opname
optik
oralit
oskadon
ostelin
oximeter
p3k
pampers dewasa
paraji
paramex
parasetamol
pasak bumi
pasang behel
pasang iud
pasang pen tulang
pasang susuk kb
patah tulang
pcr
peditox
peeling
pelangsing
pelumas durex
pendaftaran poli
penurun panas
penyangga lutut
perawat lansia
perban
perban elastis
pereda nyeri
periksa dokter
periksa gigi
periksa hamil
periksa kandungan
periksa kehamilan
periksa mata
permen halls
permen woods
persalinan
pijat cimande
pijat keseleo
pijat laktasi
pijat sandro
pijat shiatsu
pijat tuna netra
pijat tunanetra
pijet bayi
pijet capek
pijet refleksi
pil kb
pispot
plester
plester demam
plester luka
plester panas
poldan
poli anak
poli umum
polindes
polysilane
ponstan
popok dewasa
poundfit
praxion
procold
program hamil
promag
promil
propolis
proris
psikiater
psikolog
pt gym
purwaceng
puskesmas
pustu
puyer
qnc jelly gamat
radioterapi
ranitidin
rapid antigen
rapid test antigen
rawat inap
redoxon
refleksi kaki
resep dokter
resep obat
retinol racikan
revanol
rhinos
rivanol
rohto
ronsen
rontgen
rs hermina
rs siloam
rs swasta
rsia
rsud
rujukan
rukiah
rumah sakit jiwa
sabun racikan
safe care
sakatonik
salbutamol
salep
salep 88
salep jamur
salep luka
salep mata
salep racikan
salonpas
sangkal putung
sangobion
sanmol
sari kurma
sari kurma obat
saridon
scaling
scaling gigi
scott emulsion
scotts emulsion
senam
senam aerobik
sengat lebah
sensi
seretide
serum racikan
servis kacamata
sesar
sewa alat gym
shinse
siladex
simvastatin
sinshe
sirup batuk
sirup obat
soft lens
softlens
spesialis anak
spesialis dalam
spesialis kandungan
spirulina
stimuno
stop cold
strip asam urat
strip gula
strip gula darah
sunat
suntik botox
suntik insulin
suntik jerawat
suntik kb
suntik meningitis
suntik putih
suntik rabies
suntik tetanus
suntik vitamin
suplemen
suplemen makanan
surat dokter
surat keterangan sehat
surat sakit
surat sehat
suster lansia
susu diabetes
susu diet
susu ibu hamil obat
susu pelangsing
susu penambah berat badan
susu penderita diabetes
swab
swab antigen
tabib
tablet tambah darah
tabung oksigen
tangan palsu
tebus obat
tebus resep
tempra
tensimeter
terapi
terapi anak
terapi bekam
terapi listrik
terapi wicara
termometer
termorex
tes alergi
tes buta warna
tes covid
tes darah
tes dna
tes gula
tes hiv
tes kehamilan
tes kesehatan
tes kolesterol
tes lab
tes laboratorium
tes mata
tes narkoba
tes pcr
tes strip
tes urine
tespek
test pack
testpack
tetes mata
tetes softlens
tetes telinga
thrombophob
tinju
toko obat
tolak angin
toner racikan
tongkat
tongkat jalan
totok
totok punggung
transfusi
treadmill jantung
tukang pijat bayi resep
tukang pijet
tusuk jarum
ugd rumah sakit
ultraflu
urut badan
urut cimande
urut kaki
urut keseleo
urut patah tulang
urut terkilir
usg
vaksin
vaksin anak
vaksin bayi
vaksin flu
vaksin hpv
vaksin rabies
vaksinasi
veneer
ventolin
vicks formula
vitacimin
vitamin anak
vitamin b
vitamin b kompleks
vitamin e
vitamin ibu hamil
vitamin rambut
voltaren
walatra
walker
whey
zap
zap clinic
zat besi
zen family spa
zinc anak
# Healthcare, id, full
anti rabies
anti tetanus
bisa ular
chikungunya
dbd
demam berdarah
digigit anjing
digigit kucing
digigit monyet
digigit ular
disengat tawon
jahit luka
lepas jahitan
obat gigi
obat kucir
operasi mata ikan
serum anti bisa
sewa kursi roda
susu obat
tambal gigi
tes widal
var rabies
`
