/** Bills & Utilities, names and words of both languages. What falls due: housing, power, water, connections, insurance, instalments, taxes, schooling, dues. */
export const BILLS_ANY = `
# Bills & Utilities, any, thing
aia premium
airtel
airtel recharge
alabama power
alliant energy
aps bill
atmos energy
avista
bharatanatyam class
biznet
black hills energy
bootcamp
bpjs
british gas
broadband bill
bsnl
bulb energy
carnatic class
centerpoint
circles life
coned
conservancy
conservancy charges
coursera
cox bill
cpf
cpf top up
cps energy
cricket bill
cricket phone
daycare
daycare late fee
dte energy
dth recharge
duquesne light
edf
emi
empire electric
enrichment class
eon next
evergy
first energy
firstenergy
florida power and light
frontier communications
frontier internet
gas 12 kilo
gas 12kg
gas 3kg
gas hijau
gas tilu kilo
georgia power
giffgaff
giga
gomo
great eastern
green mountain power
hdb
hdb loan
health insurance premium
hindi class
hotspot
idaho power
ielts
indihome
indosat
internet
iuran arisan marga
iuran marga
iuran paguyuban
iuran punguan
iuran stm
jersey central
jio
jio recharge
kansas gas service
kpr
kredivo
kursus renang
late pickup fee
les berenang
les karate
les nari
les renang
les silat
liberty utilities
lic
lic premium
lpg
m1
maid levy insurance
maintenance charges
medisave
megavision
midamerican
midamerican energy
music class
national fuel
nipsco
ntuc income
nv energy
nyseg
o2
octopus energy
ohio edison
ovo energy
oxygen id
paguyuban
paylater
pdam
peco
pepco
pg e
piedmont natural gas
pln
portland general
premium insurance
prubsn
reliant energy
republic services
rg&e
rocky mountain power
s and cc
sat prep class
severn trent
sim card
simba
singtel
smartfren
so cal gas
socal edison
society maintenance
southwest gas
southwest gas bill
sp bill
sp group
sp services
sp utilities
spire
spire missouri
srp bill
starhub
stm
summit natural gas
swim class
swim lessons
swimming class
swimming lesson
tabung melon
tampa electric
tata play
tata sky
teco
telkomsel
tep bill
tesco mobile
thames water
toefl
town council
tuition center
tuition centre
txu energy
udemy
ugi
unisource
vectren
verizon
versant
vi recharge
visible
vodafone idea
voxi
washington gas
waste management bill
we energies
westar
wi fi
wifi
xfinity
`
