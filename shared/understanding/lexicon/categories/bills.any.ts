/** Bills & Utilities, names and words of both languages. What falls due: housing, power, water, connections, insurance, instalments, taxes, schooling, dues. */
export const BILLS_ANY = `
# Bills & Utilities, any, loose
aviva
garden waste bin
healthshare
lebara
maintenance society
progressive insurance
# Bills & Utilities, any, thing
aadhaar update
aakash coaching
act fibrenet
adani gas
affinity water
aflac
aia premium
airtel
airtel recharge
alabama power
allen coaching
alliant energy
amerigas
aps bill
atmos energy
avista
bescom
bharat gas
bharatanatyam class
bharatgas
bijli bill
bijli ka bill
biznet
black hills energy
blue badge
bootcamp
bpjs
british gas
broadband bill
bses
bses rajdhani
bsnl
bulb energy
bwssb
byjus
calor gas
carnatic class
centerpoint
cesc bill
circles life
community fibre
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
delhi jal board
dish tv recharge
dte energy
dth recharge
duquesne light
dvla
dwr cymru
e on next
edf
emi
empire electric
enrichment class
eon next
evergy
fafsa
ferrellgas
fiitjee
first energy
firstenergy
flogas
florida power and light
frontier communications
frontier internet
gas 12 kilo
gas 12kg
gas 3kg
gas hijau
gas tilu kilo
geiko
georgia power
gieco
giff gaff
giffgaff
giga
gomo
goodybag
great eastern
green mountain power
gujarat gas
hacktiv8
hdb
hdb loan
health insurance premium
hindi class
homeserve
hotspot
hp gas cylinder
hyperoptic
idaho power
ielts
igl gas
indihome
indosat
indraprastha gas
internet
iuran arisan marga
iuran marga
iuran paguyuban
iuran punguan
iuran stm
jaminan hari tua
jasa raharja
jee coaching
jersey central
jio
jio recharge
jiofiber
kansas gas service
kota coaching
kpr
kredivo
kseb
kursus renang
late pickup fee
lbpp lia
lebara top up
leccy
les berenang
les karate
les nari
les renang
les silat
liberty utilities
lic
lic premium
lpg
lyca mobile
lycamobile
m1
mahadiscom
mahanagar gas
maid levy insurance
maintenance charges
medisave
megavision
mgl gas
midamerican
midamerican energy
mohela
msedcl
music class
myschoolbucks
n400
national fuel
neet coaching
neutron yogyakarta
nipsco
ntuc income
nv energy
nyseg
o2
octopus energy
ofgem
ohio edison
ovo energy
oxygen id
paguyuban
pan card application
paylater
pdam
peco
pepco
pg e
piedmont natural gas
pln
plusnet
policy bazaar
policybazaar
portland general
ppf deposit
premium insurance
prepayment meter
prubsn
ration card
recology
reliant energy
republic services
rg&e
rocky mountain power
s and cc
sat prep class
scottish power
scottish water
sequis life
severn trent
sim card
simba
singtel
smartfren
so cal gas
socal edison
society maintenance
south west water
southwest gas
southwest gas bill
sp bill
sp group
sp services
sp utilities
spire
spire missouri
spusu
srp bill
starhub
stm
sukanya samriddhi
summit natural gas
sun direct
swim class
swim lessons
swimming class
swimming lesson
tabung melon
talktalk
tampa electric
tangedco
tata play
tata power
tata sky
teco
tele licence
telkomsel
telly licence
tep bill
tesco mobile
thames water
tneb
toefl
torrent power
town council
tuition center
tuition centre
txu energy
udemy
ugi
unisource
uppcl
upsc coaching
utilita
vectren
verizon
versant
vi recharge
viasat
virgin media
visible
vodafone bill
vodafone idea
voxi
washington gas
waste management bill
we energies
welsh water
wessex water
westar
wi fi
wifi
xfinity
# Bills & Utilities, any, full
a t and t
adakami
adt monitoring
aidvantage
american home shield
amica
anglian water
atome
bank titil
bca finance
brain academy
casella
century link
colonial penn
common app fee
css profile
direct tv
dmv registration
easycash
excel energy
fifgroup
freetaxusa
frontier fiber
giff gaff goody bag
globe life
green mountain energy
h r block
homecredit
hr block
hughes net
huntington learning
i 130 petition
i 485 filing
i 765 filing
icon plus
indodana
jackson hewitt
kredit pintar
lemonade policy
lemonade renters
marketplace premium
medi share
mediacom
medicare supplement
medigap
mekaar
mpm finance
mr cooper
mutual of omaha
my school bucks
new york life
optimum bill
paylater shopee
penny mac
pg and e
physics wallah
piped gas
progressive auto
rentenir
rhythm energy
rupiah cepat
salt river project
simplisafe monitoring
so cal edison
socal gas
southern new hampshire
southern water
spay later
sr 22
star health premium
star link
sylvan learning
track phone minutes
tva bill
uscis
visible phone
waste connections
western governors
wifi rt rw net
windstream
wm trash
xl axiata
yorkshire water
`
