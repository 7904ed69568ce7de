/** Transportation, names and words of both languages. Getting about: fuel, parking, tolls, rides, city transport, and what a vehicle needs. */
export const TRANSPORTATION_ANY = `
# Transportation, any, faint
ride
rides
# Transportation, any, hint
naik
# Transportation, any, loose
express
scooter
shell
# Transportation, any, thing
auto fare
auto rickshaw
autorickshaw
bart ticket
batik solo trans
baywheels
beam scooter
benerin rem
betor
blue sg
bluebird
bluesg
borzo
bp akr
bridgestone
bus
busi ngk
busway
cabin air filter
capital bikeshare
car park
car wash
carpark
carwash
cash card
cashcard
castrol
cdg zig
charliecard
chevron
coe
comfort taxi
comfortdelgro
coolant
cycle rickshaw
dart rider
delhi metro
dunlop
engine air filter
erp
erp charge
evo car
exxon
ez link
ez link card
ez link top up
ezlink
fastag
federal oil
feeder transjakarta
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
jumper cables
kampas kopling
krl
krl commuter
lala move
linkpass
lirr ticket
local train
lrt
lrt jabodebek
lrt ticket
lyn
maxim bike
metro recharge
michelin
michelin tires
mikrotrans
mobil 1
motul
mrt
mta
mumbai local
namma metro
nebeng ongkos
neuron scooter
njtransit
nopol
ojol ke kantor
ola
ola auto
ola cab
ongkos bentor
ongkos travel kantor
oplet
orca card
parking
parkir mobil
parkir motor
parkiran
path ticket
pertamina
pete pete makassar
petrol pump
planet ban
puc certificate
puncture repair
radiator
rapid kl
rapidkl
rapido
rapido bike
ride share app
ryde
season parking
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
stiker motor
sudako
tada
tambal tubeless
tap card
taxi
teksi
teksi kl
touch and go
touch n go
touchngo
trans jatim
trans mamminasata
transjakarta
transpadang
transport
transportation
trimet
uber
valvoline
van belt
vanbelt
ventra card
vivo bensin
wiper
yamalube
`
