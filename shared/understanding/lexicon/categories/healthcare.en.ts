/** Healthcare, English. Health: doctors, medicine, pharmacies, eyes and teeth, exercise for fitness, massage. */
export const HEALTHCARE_EN = `
# Healthcare, en, hint
chemist
cvs
drug store
drugstore
duane reade
health
hospital visit
pharmacy
rite aid
superdrug
the y
walgreens
# Healthcare, en, loose
appointment
brace
caregiver
cast
condom
condoms
consultation
crown
drops
emergency
exercise
extraction
eye
fish oil pills
hospital
inhaler
laser
late cancel fee
mask
masks
med spa
nurse
operation
physical
pill
pills
procedure
scan
test
trainer
visit
walker
workout
# Healthcare, en, thing
1mg
24 hour fitness
aa meeting donation health
accutane
ace bandage
acetaminophen
acne cream prescription
acne medicine
activesg
acupuncture
adderall
adult diapers
advil
aerobics
after bite cream
after hours clinic
albuterol
aleve
aligners
alka seltzer
allegra
allergist
allergy medicine
allergy meds
allergy pills
allergy shots
allergy test
altitude pills
ambien
ambulance
ambulance bill
amrutanjan
anesthesia bill
ankle brace
ankle wrap
annual physical
antacid
antacids
antenatal class
anti malaria pills
antibiotic
antibiotics
antifungal
antifungal cream
antihistamine
antiseptic
anxiety medication
aqua aerobics
arch support
arm sling
aspirin
asthma inhaler
asthma medicine
athletes foot cream
azithromycin
b12 gummies
b12 shot
baby tylenol
back brace
back support
bali belly
bali belly medicine
balinese massage
band aid
band aids
bandage
bandage wrap
bandages
bandaid
bandaids
barre class
barrys
bartell
bartells
bcaa
benadryl
bengay
betterhelp
bifocals
bikram yoga
biofreeze
biopsy
birth center
birth class
birth control
birthing class
bite cream
bjj
blood draw
blood pressure cuff
blood pressure medication
blood pressure meds
blood pressure monitor
blood pressure pills
blood sugar monitor
blood sugar test strips
blood test
blood thinner
blood work
bloodwork
bone scan
booster
booster shot
bootcamp class
boxing class
boxing gym
boxing gym membership
bp monitor
bp tablets
braces
breast pump part
breast pump rental
breathwork
burn cream
burn gel
c section
calamine
calamine lotion
calcium tablets
calpol
camp physical
cane
cardiologist
cardiology
cat scan
cataract surgery
cavities
cavity
cavity filling
cbd
cbd gummies
cbd oil
charcoal tablets
check up
checkup
chemo
childrens tylenol
chiropractor
cholesterol medicine
chyawanprash
circumcision
claritin
climbing gym membership
clinic
co pay
coinsurance
cold and flu
cold and flu tablets
cold medicine
cold meds
cold remedy
cold sore cream
cold tablets
collagen
collagen powder
colonoscopy
compression sleeve
compression socks
contact lens
contact lens solution
contact lenses
contact solution
contacts
contacts refill
copay
copayment
cortisone cream
cortisone shot
cough drop
cough drops
cough medicine
cough mixture
cough syrup
counseling
counselling
counselor
couples massage
couples therapy
covid jab
covid shot
covid test
covid vaccine
cpap
cpap supplies
crossfit class
crossfit membership
crown on tooth
crutches
cryotherapy
cult fit
cultfit
cupping
cycling class
dayquil
deductible
deep heat
deep tissue massage
delivery at the hospital
dental
dental bill
dental check up
dental checkup
dental cleaning
dental clinic
dental crown
dental exam
dental filling
dental hygienist
dental implant
dental implants
dental surgery
dental work
dentist
denture
dentures
depends for dad
depression medication
dermatologist
dermatologist visit
dermatology
diabetes tablets
dialysis
diaper rash cream
diarrhea medicine
dietician
dietitian
digestive tablets
dioralyte
dispensary
doctor
doctor appointment
doctor bill
doctor bills
doctor consultation
doctor visit
doctor's office
doctors appointment
doctors bill
doctors office
doctors visit
doula
dramamine
dressing for the wound
drug rehab
drug test
dry needling
ear doctor
ear drops
ear infection
ear syringing
ear wax kit
ear wax removal
ecg
echinacea
eczema
eczema cream
egg freezing
elastic bandage
elderberry
electral
electrolyte powder
electrolytes
emergency room
endocrinologist
endoscopy
ent visit
epi pen
epidural
epipen
epsom salt
epsom salts
equinox
equinox membership
excedrin
eye checkup
eye clinic
eye doctor
eye drops
eye exam
eye glasses
eye ointment
eye surgery
eye test
eyeglass frames
eyeglass repair
eyeglasses
f45
fertility clinic
fiber pills
fiber supplement
filling
fillings
first aid
first aid kit
first aid supplies
fish oil
fitness class
fitness coach
fitness membership
fitness trainer
float tank
flonase
flower bath
flu jab
flu medicine
flu meds
flu shot
flu shots
folic acid
foot doctor
frames and lenses
fsa
full body massage
gas x
gastroenterologist
gauze
gauze pads
gelusil
germolene
glasses
glasses frames
glasses repair
glucometer
glucose meter
glucose monitor
glucose strips
gold's gym
gp
gripe water
gummy vitamins
gym class
gym day pass
gym dues
gym fee
gym fees
gym for the month
gym guest pass
gym locker
gym membership
gym months membership
gym pass
gym session
gym trainer
gynae
gynecologist
gyno
hair gummies
hajmola tablets
halls
hand sanitiser
hangover cure drip
hay fever tablets
hayfever tablets
hearing aid
hearing aid batteries
hearing aids
hearing test
heartburn medicine
heat rub
heating pad
hemorrhoid cream
herbal medicine
hiit class
hiv test
home nurse
homeopathy
hospital bill
hospital delivery
hospital deposit
hospital stay
hot pack
hot stone massage
hot yoga
hour massage
hsa
humidifier for the cough
hydrocortisone
hydrocortisone cream
hydrogen peroxide
hygienist
ice bath
ice pack
ice packs
icy hot
immunization
imodium
infant tylenol
infrared sauna
insoles
insulin pens
invisalign
iodex
iodine
iron pills
iron supplements
iron tablets
itch cream
iv drip
iv therapy
ivf
jabs
jiu jitsu
kickboxing class
kids motrin
kids tylenol
knee brace
knee support
la fitness
lab test
lab tests
lab work
labcorp
labwork
lactation consultant
lasik
lasik surgery
laxative
laxatives
lemsip
lens replacement
lenscrafters
lexapro
lice shampoo
lice treatment
lifetime fitness
lipitor
liquid iv
lisinopril
lozenges
magnesium
mail order pills
malaria pills
mammogram
marriage counseling
marriage counselor
mass gainer
massage therapy
maternity
medical bill
medical card
medical clinic
medical copay
medical exam
medical fee
medical marijuana
medical supplies
medical tape
medical test
medication
medications
medicine
medicines
meditation class
meds
melatonin
melatonin gummies
membership at the y
mental health
metamucil
metformin
midol
midwife
migraine medicine
minute clinic
miralax
mma class
mole check
mole removal
mosquito bite cream
motion sickness pills
motrin
mouth guard
mri scan
muay thai class
mucinex
multivitamin gummies
multivitamins
muscle rub
n95 masks
nasonex
nausea medicine
neosporin
neosporin cream
neti pot
neurologist
new frames
new glasses
nexium
nicorette
nicotine gum
nicotine patch
nicotine patches
night guard
nit comb
nit lotion
nix lice
nose spray
nurofen
nutritionist
nyquil
ob gyn
ob gyn appointment
ob gyn visit
ob visit
obgyn
occupational therapy
office visit copay
ointment
oncologist
oncology
ophthalmologist
optician
optometrist
orajel
oral surgeon
orange theory
orangetheory
orangetheory membership
orthodontist
orthopedic
orthopedist
orthotics
osteopath
ovulation kit
ovulation test
oxygen concentrator
ozempic
paediatrician
pain cream
pain killers
pain relief
pain relievers
painkillers
pap smear
paracetamol tablets
pcr test
pedialyte
pediatric visit
pediatrician
peloton class
pepto
pepto bismol
period pain pills
personal training
pet scan
pharmeasy
physical exam
physical therapist
physical therapy
physician
physio
physiotherapy
pilates class
pilates classes
pilates membership
pill box
pill organizer
pink eye drops
plan b
planet fitness
planet fitness membership
plantar fasciitis
podiatrist
poison ivy cream
pre workout
pre workout powder
prednisone
pregnancy test
prenatal
prenatal massage
prenatal visit
prenatal vitamins
preparation h
prescription
prescription glasses
prescription lenses
prescription refill
prescription sunglasses
prescriptions
preworkout
prilosec
probiotic gummies
probiotics
progressive lenses
prostate exam
protein bars box supplement
protein powder
prozac
psoriasis cream
psychiatrist
psychologist
pt session
pudin hara
pulse oximeter
quest diagnostics
rabies jab
rabies shot
rabies vaccine
radiology bill
rash cream
reading glasses
rec center membership
refill prescription
rehab
rehydration salts
reiki
rennies
retainer
rheumatologist
ritalin
robitussin
rolaids
rollator
root canal
rubbing alcohol
running coach
rx
saline spray
savlon
scale and polish
school physical
seasickness pills
shingles shot
shingles vaccine
shower chair
sinus infection
sinus medicine
sinus rinse
skin check
skin doctor
sleep aid
sleep apnea
sleep machine hose
sleep medicine
sleep study
sleeping pills
smoking patch
snap fitness
sonogram
soulcycle
sound healing
specialist
spectacles
speech therapy
sperm bank
spin class
spinning class
splint
sports physical
statins
std test
steam room
step class
steroid cream
stitches
stomach medicine
stomach tablets
stool softener
strep test
strep throat
strepsils
stress test
sudafed
sudocrem
sugar tablets
sunburn cream
sunburn gel
supplement
supplements
surgery
surgical masks
suture removal
synthroid
talkspace
tb test
teeth aligners
teeth cleaned
teeth cleaning
teeth whitening
teething gel
teladoc
telehealth
test strips
tetanus shot
the y membership
theraflu
therapist
therapy
therapy session
thermometer
this months gym membership
throat lozenges
throat spray
thyroid tablets
tooth cleaning
tooth extraction
tooth filling
tooth pulled
toothache medicine
torn meniscus
travel jabs
travel sickness tablets
travel vaccines
tretinoin
tums
turmeric pills
tylenol
typhoid vaccine
ultrasound
urgent care
urgent care visit
urine test
urologist
uti medicine
vaccination
vaccinations
vaccine
vaccines
vapor rub
vaporub
vasectomy
verruca treatment
viagra
vision center
vision exam
vision test
vitamin c gummies
vitamin d drops
vitamin d gummies
vitamin d tablets
vitamin drip
vitamin gummies
vitamin tablets
vitamins
volini
walk in
walk in clinic
walker for grandma
walking boot
walking cane
walking stick
warby parker
wart freeze
wart removal
wart remover
well baby visit
well child visit
well visit
wheel chair
wheelchair
whitening strips
wisdom teeth
wisdom tooth
workout class
wound dressing
wrist brace
wrist splint
wrist support
x ray
x rays
xanax
xray
y membership
ymca
ymca membership
yoga at the barn
yoga barn
yoga classes
yoga membership
yoga pass
yoga retreat class
yoga session
yoga studio
yogas
z pack
zantac
zofran
zoloft
zumba class
zyrtec
# Healthcare, en, full
dental floss kit medical
doctor on call
emergency room bill
er bill
er copay
er visit
rotator cuff
`
