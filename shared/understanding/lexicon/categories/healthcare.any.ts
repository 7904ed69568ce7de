/** Healthcare, names and words of both languages. Health: doctors, medicine, pharmacies, eyes and teeth, exercise for fitness, massage. */
export const HEALTHCARE_ANY = `
# Healthcare, any, hint
century
guardian
watsons
# Healthcare, any, loose
lab
# Healthcare, any, thing
alodokter
amoxicillin
antibiotik
anytime fitness
apotek k24
betadine
calcium
celebrity fitness
creatine
crossfit
ct scan
durex
ekg
fit hub
fithub
fitness
fitness first
gaviscon
glucosamine
gold gym
golds gym
gym
halodoc
hand sanitizer
hermina
ibuprofen
insulin
kickboxing
kimia farma
massage
medical checkup
mitra keluarga
mri
muay thai
multivitamin
nasal spray
nebulizer
omega 3
omeprazole
optik melawai
optik seis
panadol
paracetamol
personal trainer
pilates
polysporin
prodia
rapid test
sauna
siloam
tiger balm
vicks
vicks vaporub
vitamin
vitamin b12
vitamin c
vitamin d
whey protein
yoga
yoga class
zinc
zumba
`
