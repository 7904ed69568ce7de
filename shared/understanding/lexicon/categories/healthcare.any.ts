/** Healthcare, names and words of both languages. Health: doctors, medicine, pharmacies, eyes and teeth, exercise for fitness, massage. */
export const HEALTHCARE_ANY = `
# Healthcare, any, hint
century
guardian
watsons
# Healthcare, any, loose
lab
# Healthcare, any, thing
a and e
a e
alodokter
amoxicillin
antibiotik
anytime fitness
apollo pharmacy
apotek k24
axe oil
ayurveda
ayurvedic medicine
ayurvedic oil
betadine
birds nest
bisolvon
calcium
cataflam
cefixime
cek asam urat
celebrity fitness
cendo
combiflam
creatine
crocin
crossfit
ct scan
daftar gym
dexamethasone
digene
dolo
dolo 650
dukun patah
durex
ekg
eno
eu yan sang
extra joss obat
fit hub
fithub
fitness
fitness first
gaviscon
glucosamine
gold gym
golds gym
gp clinic
gp visit
gurah
gym
halodoc
hand sanitizer
hermina
ibuprofen
insulin
kickboxing
kimia farma
korset pinggang
kusuk
laserin
medical checkup
medplus
minyak cap kapak
minyak karo
mitra keluarga
moov
mri
muay thai
multivitamin
nasal spray
nebulizer
new diatab
obat asam lambung
obat cacing anak
omega 3
omeprazole
optik melawai
optik seis
panadol
panadol extra
paracetamol
personal trainer
pilates
plasters
po chai
po chai pills
polyclinic
polysporin
prodia
raffles medical
rapid test
ruqyah
sauna
sengkang general
sensitif
siloam
sinse
sinseh
tcm
tcm clinic
tensi darah
tiger balm
tolak linu
tukang kusuk
usg 4d
vicks
vicks vaporub
visine
vitamin
vitamin b12
vitamin c
vitamin d
watsons obat
whey protein
woods
yoga
yoga class
you c
zandu balm
zinc
zumba
`
