/** Bills & Utilities, names and words of both languages. What falls due: housing, power, water, connections, insurance, instalments, taxes, schooling, dues. */
export const BILLS_ANY = `
# Bills & Utilities, any, thing
aia premium
airtel
airtel recharge
aps bill
bharatanatyam class
biznet
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
cricket bill
cricket phone
daycare
daycare late fee
dth recharge
edf
emi
enrichment class
eon next
frontier communications
frontier internet
gas 12 kilo
gas 12kg
gas 3kg
gas hijau
gas tilu kilo
giffgaff
giga
gomo
great eastern
hdb
hdb loan
health insurance premium
hindi class
hotspot
ielts
indihome
indosat
internet
iuran arisan marga
iuran marga
iuran paguyuban
iuran punguan
iuran stm
jio
jio recharge
kpr
kredivo
kursus renang
late pickup fee
les berenang
les karate
les nari
les renang
les silat
lic
lic premium
lpg
m1
maid levy insurance
maintenance charges
medisave
megavision
music class
ntuc income
o2
octopus energy
ovo energy
oxygen id
paguyuban
paylater
pdam
peco
pg e
pln
premium insurance
prubsn
republic services
s and cc
sat prep class
severn trent
sim card
simba
singtel
smartfren
socal edison
society maintenance
southwest gas
southwest gas bill
sp bill
sp group
sp services
sp utilities
srp bill
starhub
stm
swim class
swim lessons
swimming class
swimming lesson
tabung melon
tata play
tata sky
telkomsel
tep bill
tesco mobile
thames water
toefl
town council
tuition center
tuition centre
udemy
unisource
verizon
vi recharge
visible
vodafone idea
voxi
waste management bill
wi fi
wifi
xfinity
`
