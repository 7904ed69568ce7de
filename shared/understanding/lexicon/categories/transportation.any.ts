/** Transportation, names and words of both languages. Getting about: fuel, parking, tolls, rides, city transport, and what a vehicle needs. */
export const TRANSPORTATION_ANY = `
# Transportation, any, faint
ride
rides
# Transportation, any, hint
bucees
naik
quik trip
# Transportation, any, loose
airport drop off
bolt taxi
drop off charge
easy link
express
midas
mobike
napa
napa auto parts
scooter
shell
# Transportation, any, thing
aa breakdown
abhibus
activa servicing
addison lee
adult monthly travel pass
ahm oil
anywheel
apcoa
apsrtc
ats euromaster
auto fare
auto rickshaw
auto wala
autopass
autorickshaw
autowala
avanti west coast
bart ticket
batik solo trans
baywheels
beam scooter
benerin rem
betor
bharat petroleum
blu smart
blue sg
bluebird
bluesg
blusmart
bmtc
boris bike
borzo
bp akr
bridgestone
brightline
bullet servicing
bus
busi ngk
busway
cabin air filter
capital bikeshare
car park
car tax disc
car wash
carpark
carwash
cash card
cashcard
castrol
caz charge
cdg zig
cepas card
chalo card
charliecard
chevron
clean air zone
cng filling
cng gas
coe
comfort del gro
comfort taxi
comfortdelgro
coolant
crosscountry train
cycle rickshaw
dart rider
dartcharge
dartford crossing
dartford tunnel
delhi metro
dunlop
dvla private plate
dvla road tax
enduro matic
engine air filter
erp
erp charge
esso synergy
ev charger motorway
evalube
evo car
exxon
ez link
ez link card
ez link top up
ezlink
fas tag
fast tag recharge
fastag
fastag recharge
fdr tire
federal oil
feeder transjakarta
flashpay
freenow
gatwick drop off
getgo
gobox
gocar
gocar xl
gocarlink
gojek
gojek car
goride
gowes
grab
grab bike
grab car
great western railway
gridserve
gs astra
gwr ticket
halfords service
hdb season parking
hellobike
helloride
hp petrol pump
humber bridge
hybrid concession pass
impark
indian motorcycle
insta volt
instavolt
irctc tatkal
jumper cables
justpark
kampas kopling
kampas vario
krl
krl commuter
ksrtc
kwik fit
kwikfit
lala move
linkpass
lirr ticket
lner
local train
lrt
lrt jabodebek
lrt ticket
lumo train
luton drop off
lyn
maaco
manchester airport drop off
mapco
maxim bike
megarider
mersey tunnel
metro recharge
metro smart card
michelin
michelin tires
mikrotrans
mobil 1
motul
mpx2
mrt
msrtc
mta
mumbai local
mypertamina
namma metro
nammayatri
national express coach
ncmc card
nebeng ongkos
nets motoring card
neuron scooter
ngk busi
njtransit
nopol
northern rail
ofo bike
ojol ke kantor
ola
ola auto
ola cab
ongkos bentor
ongkos travel kantor
oplet
orca card
osprey charger
parking
parking dot sg
parkir mobil
parkir motor
parkiran
path ticket
penske truck
pertamina
pete pete makassar
petrol pump
planet ban
pod point
podpoint
polaris rzr
pollution certificate
prepass
puc certificate
puc check
puncture repair
rac breakdown
radiator
rail card
rajdhani express
rapid kl
rapidkl
rapido
rapido bike
revv car
ride share app
road glide
roller beat
ryde
ryder truck
safelite
santander cycle
scooty on rent
scooty service
scotrail
season parking
severn bridge
sg bike
shared auto
shell super
shell vpower
shock motor
shop and drive
shop&drive
shopee ride
simply go
simplygo
smart tag
smartrip card
southeastern rail
split ticket
stansted drop off
stiker motor
street glide
sudako
tada
tambal tubeless
tap card
tatkal ticket
taxi
teksi
teksi kl
terminal drop off charge
tfl fare
thameslink
toto fare
touch and go
touch n go
touchngo
train line ticket
trainline
trainsplit
trans jatim
trans mamminasata
transitlink
transjakarta
transpadang
transport
transportation
tribecar
trimet
tsrtc
tyne tunnel
uber
v5 logbook
valvoline
van belt
vanbelt
ventra card
vikram tempo
vivo bensin
wallypark
weather tech mat
weathertech
wiper
x ten autoglaze
yamalube
yourparkingspace
yuasa
yulu
yulu bike
zoom car
zoomcar
# Transportation, any, full
aamco
ace parking
aki gs
aki yuasa
americas tire
autobell
bay wheels
belle tire
big o tires
blink charging
block island ferry
blubird
blue beacon
breeze card
breeze reload
buc ees gas
bucees gas
budget truck rental
caliber collision
cape may lewes ferry
carquest
casey gas
cenex
charge point
christian brothers automotive
circle k gas
clipper reload
cumberland farms gas
dart charge
dart fare
delta sonic
e z pass
enduro 4t
ev go charger
ev go charging
ez tag
fas trak
fast park and relax
fast trak
fluid film
gokar
gorid
grab bike hemat
greb bike
greb kar
green flag breakdown
green sm
groome shuttle
harley davidson service
harley service
heathrow drop off
hello ride
hy line ferry
indraiv
just park
k tag
kroger fuel center
les schwab
line x
lkq yard
loves travel stop
mackinac ferry
maksim bike
marathon gas
maverik gas
mavis tire
midas brakes
nantucket ferry
napa auto
ntb tires
o reilly auto
orca reload
otoklix
park and fly
park chicago
park mobile
park n fly
park whiz
parkwhiz
passport parking
pay by phone parking
peach pass
petro stopping
petro stopping center
pick n pull
pike pass
pikepass
pre pass scale
pull a part
quick quack
quik trip gas
rock auto
rockauto
royal brothers bike
safe lite glass
sams gas
scooty rent
septa twice
sheetz gas
shop n drive
sinclair gas
smar trip
smart trip card
smartrip
spot hero
star line ferry
staten island ferry
steamship authority
sun pass
super shuttle
tap reload la metro
tesla wall connector
thorntons gas
tidal wave auto spa
tidal wave wash
tolltag
tommys express
tx tag
valero
vance and hines
wally park
wash depot
wawa gas
zip car
`
