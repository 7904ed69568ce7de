/** Healthcare, names and words of both languages. Health: doctors, medicine, pharmacies, eyes and teeth, exercise for fitness, massage. */
export const HEALTHCARE_ANY = `
# Healthcare, any, hint
century
guardian
watsons
# Healthcare, any, loose
better leisure centre
day nurse
gnc
lab
new specs
night nurse
# Healthcare, any, thing
a and e
a e
acuvue
alodokter
amoksisilin
amoxicillin
antibiotik
anusol
anytime fitness
apollo 247
apollo pharmacy
apotek k24
apotek roxy
ascoril
axe oil
ayurveda
ayurvedic medicine
ayurvedic oil
azithral
balpirik
bausch and lomb
becosules
beechams
betadin
betadine
bintang toedjoe
birds nest
bisolvon
bodrek
bonjela
boots optician
bupa
calcium
cataflam
cefixime
cek asam urat
celebrity fitness
cendo
cheston cold
chiropodist
chiropody
cito lab
combiflam
coolsculpting
corsodyl
creatine
crocin
crossfit
ct scan
daftar gym
david lloyd
dexamethasone
dexcom
digene
dolo
dolo 650
dukun patah
durex
dysport
ecosprin
ekg
eno
eu yan sang
extra joss obat
fit hub
fithub
fitness
fitness first
freestyle libre
gaviscon
glucosamine
glycomet
gold gym
golds gym
goodlife health club
goodrx
gp clinic
gp visit
guardian pharmacy
gurah
gym
halodoc
hand sanitizer
herbalist
hermina
ibuprofen
ingrowing toenail
insulin
juvederm
kickboxing
kimia farma
konvermex
korset pinggang
koyo cabe
kusuk
lal path lab
lal pathlabs
laserin
lens kart
limcee
liv 52
medical checkup
medishield
medplus
meftal
metropolis lab
metropolis test
minuteclinic
minyak cap kapak
minyak gpu
minyak karo
mitra keluarga
moov
mri
muay thai
multivitamin
nasal spray
nebulizer
neo rheumacyl
netmeds
new diatab
nuffield health
obat asam lambung
obat cacing anak
omega 3
omeprazole
opsm
optik melawai
optik seis
ors sachet
owndays
panadol
panadol extra
panchakarma
paracetamol
parameks
personal trainer
pharm easy
physiotherapist
pilates
piriteze
piriton
plasters
po chai
po chai pills
podiatry
polyclinic
polysporin
practo
pramita lab
prodia
puregym
puyer bintang tujuh
raffles medical
rapid test
reading specs
redcliffe lab
rs sardjito
rscm
ruqyah
sauna
semaglutide
sengkang general
sensitif
shelcal
siloam
simplyhealth
sinse
sinseh
sirup tempra
solidcore
specsavers
suburban diagnostics
tata one mg
tcm
tcm clinic
tcm herbs
tensi darah
thyrocare
thyronorm
tiger balm
tirzepatide
titan eye plus
tolak linu
tukang kusuk
tynor belt
usg 4d
varifocal
verruca
vicks
vicks vaporub
visine
visionworks
vitamin
vitamin b12
vitamin c
vitamin d
voltarol
watsons obat
wegovy
whey protein
woods
yoga
yoga class
you c
zandu balm
zenni
zepbound
zinc
zincovit
zocdoc
zumba
# Healthcare, any, full
1800contacts
bailey nelson
barrys bootcamp
beltone
better help
burn boot camp
calpol sugar free
carenow
city md
citymd
concentra
corepower
costco pharmacy
cross fit box
cvs flu shot
empire fit
evolene
express scripts
jazzercise
jec kedoya
kaiser copay
kreatin
kroger pharmacy
l men gain
lab corp
lens crafters
mark cuban cost plus
medexpress
miracle ear
mounjaro
nine round
nutrisystem
optumrx
oscar wylee
pearle vision
pill pack
pound fit
pure barre
silver sneakers
smile direct
smiledirect
solid core class
soul cycle
spec savers
stanton optical
talk space
tela doc
urban athletes
virgin active
vision express
walgreens flu shot
walmart pharmacy
`
