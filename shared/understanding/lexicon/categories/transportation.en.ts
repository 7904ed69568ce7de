/** Transportation, English. Getting about: fuel, parking, tolls, rides, city transport, and what a vehicle needs. */
export const TRANSPORTATION_EN = `
# Transportation, en, hint
advance auto
auto zone
autozone
car
charging
commuting
driver
driving
drove
freeway
garage
highway
honda
minivan
motorbike
motorcycle
oreilly
prius
riding
road
rode
station
suv
tesla
toyota
truck
# Transportation, en, loose
alignment
auto
boot removal
bottom paint
brake
brakes
chain
charge up
clutch
exhaust
fare
fares
fifteen footer
gallons at
gas
impeller kit
lift
meter
meter feeding
metro
oil
registration sticker
salt wash
shuttle
subway
suspension
tire
tires
tow
train
tram
transfer to the car
tube
wash
# Transportation, en, thing
aaa
ac recharge car
adblue
advance auto parts
air filter for car
air filter for the car
air for the tires
air in the tires
air machine
air pump
airport cab
airport parking
airport shuttle
airport taxi
airport transfer
airport valet
all terrain tires
alternator
antifreeze
arco
at the pump
atv tire
auto body shop
auto home
auto parts
auto repair
auto shop
auto to
avis
axle
ball joint
ball mount
bart
battery cables car
battery for the car
battery for the truck
battery tender
battery terminal
bed liner
belt tensioner
bicycle hire
bicycle rental
bicycle repair
bike chain
bike hire
bike horn
bike rack
bike rent
bike rental
bike repair
bike seat
bike service
bike share
bike share membership
bike to work
bike tube
bike tune up
bikeshare
bikeshare ride
bird scooter
black cab
block heater
blue bike ride
blue def
bluebikes
bluebird taxi
bp
brake cable
brake calipers
brake controller
brake fluid
brake hose
brake job
brake light
brake pads
brake shoes
bridge toll
bumper
bus fare
bus pass
bus ride
bus ticket
bus tickets
bus to school
bus to work
cab
cab fare
cab home
cab ride
cabin filter
cable car
cabs
calipers
caltrain
cam belt
camper winterizing
car ac
car ac recharge
car battery
car charger station
car charging
car cleaning
car detail
car detailing
car dolly
car floor mats
car freshener
car hire
car inspection
car key
car key battery
car key fob
car key replacement
car keys
car maintenance
car mats
car paint
car parts
car payment down
car polish
car pool
car rental
car repair
car repairs
car seat covers
car service
car servicing
car share
car tabs
car thermostat
car towing
car tune up
car wash membership
car wash vacuum
car washed
car wax
carb clean
carburetor
carburettor
cargo net
cargo van rental
carpool
cars clutch
carshare
catalytic converter
cdg
ceramic coating
chain lube
charge the car
charged the car
charged the tesla
chargepoint
charging station
charging the car
charging the tesla
charlie card
check engine light
chip repair
chrome polish
citgo
citi bike
citibike
city sticker
clamp release
clamping fee
clay bar
clipper card
clutch cable
clutch plate
clutch replacement
comfort delgro
commute
commuter rail
commuter train
concession pass
congestion charge
conoco
control arm
coolant flush
costco gas
cota
cota bus
cota pass
crash guard
cta
cta pass
cv axle
cv joint
day pass for the bus
day travelcard
dealership service
def fluid
dent removal
dent repair
detailing
diagnostic
diagnostics on the car
diesel
diesel fuel
discount tire
divvy
divvy bike
dmv
dmv fee
dockless bike
door handle clip
drain plug
drive belt
driver for the day
driver license
drivers license
drivers test
driving licence
driving test
dually tires
e bike
e bike rental
e bike ride
e scooter ride
e zpass
e zpass toll
e85
ebike rental
economy lot
electric scooter ride
electrify america
emissions
emissions test
engine diagnostic
engine mount
engine oil
engine repair
enterprise rent a car
ev charger
ev charging
evgo
exhaust leak
express lane
ez pass
ezpass
fan belt
fast tag
fastrak
fasttag
ferry commute
ferry fare
ferry to work
fill up
fill up the tank
filled the tank
filled up
filled up the tank
filling up
fillup
firestone
flat fix
flat tire
flat tyre
floor jack
floor mats
flying j
fork seals
freon for the truck
front end alignment
fuel
fuel filter
fuel for the motorbike
fuel for the scooter
fuel for the van
fuel injector cleaner
fuel pump
full tank
funicular
fuse for the car
gallons of gas
game day parking
gas cap
gas fill up
gas for my car
gas for the car
gas for the jeep
gas for the motorbike
gas for the scooter
gas for the truck
gas for the van
gas money
gas station
gas tank
gas up
gasoline
gassed up
gearbox
glow plug
gojek ride
good to go pass
goodyear
grab ride
half a tank
half tank
handbrake
head gasket
head light bulb
headlight
headlight bulb
headlights
helmet rental
helmet visor
hertz
hired a driver
hitch ball
hitch receiver
horn relay
horse cart
hub caps
hubcap
i pass
ignition coil
impound
impound fee
impound lot
inner tube
inspection
inspection sticker
interior detail
ipass
jiffy lube
jump start
key fob
key fob battery
kick starter
kum and go
kwik trip
leg guard
level two charger
leveling kit
license plate frame
license plate light
lift kit for truck
light rail
lime bike
lime scooter
lirr
local pass
lock out service
locked keys in car
lockout service
locksmith for the car
lower unit oil
lyft
lyft home
lyft ride
lyft tip
lyfted
marta
mass air flow sensor
mbta
mechanic
meineke
meter parking
metra
metra pass
metra ticket
metro card
metro fare
metro north
metro pass
metro ticket
metro to work
metrocard
metrolink
minibus
minicab
mirror for the car
monorail
monthly parking
monthly t pass
moped
moped rental
mot
mot test
motor mount
motor oil
motor rental
motorbike battery
motorbike for a week
motorbike for the month
motorbike fuel
motorbike rent
motorbike rental
motorbike repair
motorbike service
motorcycle battery
motorcycle rental
motorcycle tires
mud flaps
muffler
muffler clamp
multi storey
muni
murphy usa
namma yatri
new alternator
new battery for the car
new clutch
new tire
new tires
new tyre
nj transit
nmax rental
number plate
o2 sensor
oil change
oil change special
oil filter
oil pan
omny
oreilly auto
oreillys
oxygen sensor
oyster card
oyster top up
paintless dent removal
panel beater
park and ride
parked at
parked by
parked downtown
parked in
parked near
parked on
parking app
parking deck
parking fee
parking fees
parking fine
parking garage
parking lot
parking meter
parking pass
parking permit
parking space
parking spot
parking ticket
parking tickets
parkmobile
path train
paybyphone
pedicab
pep boys
petrol
petrol for the scooter
phillips 66
plate renewal
plug for the tire
plug wires
pothole damage
power steering fluid
premium gas
private driver
public transit
public transport
puncture
qt
quart of oil
quick trip
race trac
racetrac
rack and pinion
radiator cap
radiator flush
radiator hose
railcard
rain x
rear view mirror
red light ticket
refuel
registration tabs
regular gas
rent a car
rent a scooter
rental car
rented a bike
rented a car
rented a motorbike
rented a scooter
renting a scooter
return ticket to town
rickshaw
ride home
ride share
ride to school
ride to the airport
ride to work
rideshare
ringgo
roadside assistance
rode a blue bike
roof rack
rotate and balance
rotors
rust proofing
rv winterizing
saddlebag latch
safety inspection sticker
sams club gas
school bus fare
scooter
scooter battery
scooter for a week
scooter for the month
scooter fuel
scooter gas
scooter hire
scooter petrol
scooter rent
scooter rental
scooter repair
scooter service
seat covers
self serve car wash
septa
septa key
serpentine belt
set of tires
share auto
shift cable
shocks
shuttle bus
shuttle to airport
side mirror
side stand
single to town
sissy bar
smog check
smog inspection
smog test
snow chains
snow tires
spare key for the car
spare tire
spark plug wires
spark plugs
speeding fine
speeding ticket
speedway
spothero
starter motor
state inspection
steering wheel cover
street parking
streetcar
struts
studded tires
subway card
subway fare
subway ride
subway ticket
subway to work
sun shade
sunoco
sunpass
sunshade
supercharger
supercharging
sway bar
synthetic oil change
t pass
t ride
tail light
tail light bulb
tail pipe
tailgate parking
tailgate parking spot
taillight
tank of gas
taxi cab
taxi fare
taxi home
taxi ride
taxis
tesla charging
texaco
the subway
the t
thermostat for the car
thermostat housing
throttle cable
tie rod
timing belt
timing chain
tip for my driver
tip for the taxi driver
tip for the uber driver
tire air
tire chains
tire change
tire guy
tire man
tire patch
tire plug
tire pressure
tire repair
tire rotation
tire shine
title transfer
toe clips
toll
toll booth
toll pass
toll road
toll tag
tolls
tonneau
took a blue bike
touch up paint
touchless wash
tow dolly
tow truck
towed
towing
traffic fine
traffic ticket
trailer hitch
trailer lights
trailer tires
trailer wiring
train fare
train pass
train ride
train ticket
train to the office
train to work
tram fare
tram ticket
transit
transit card
transit pass
transmission
transmission fluid
travelcard
trolley
truck battery
truck diagnostic
truck inspection
truck tires
truck wash
truck wash fee
truck washed
trucking permit
trunk liner
tube fare
tube ticket
tuk tuk
tunnel toll
turn signal bulb
turnpike
turo
txtag
tyre
tyre fitting
tyres
u joint
uber black
uber pool
uber ride
uber tip
uber to work
uber trip
ubered
uberx
uhaul
ulez
undercarriage
unleaded
used car
vacuum at the car wash
valet parking
valve stem
van fuel
vans clutch
vehicle emissions
vehicle inspection
ventra
ventra pass
vespa rental
vespas
vta
wash the car
washed the car
washer fluid
washington state ferry
water pump
water pump for the car
water taxi
waymo
wd40 for the bike
wheel alignment
wheel balancing
wheel bearing
wheel lock key
wheel nuts
wheel weights
window motor
window tint
windscreen
windscreen repair
windscreen wipers
windshield
windshield chip
windshield chip repair
windshield repair
windshield replacement
windshield shade
windshield washer fluid
windshield wipers
wing mirror
winter tires
wiper blades
wiper fluid
wipers
wmata
yellow cab
zipcar
zipcar hours
zipcar trip
# Transportation, en, full
fender bender
fill it up
filled her up
filled it up
fixed the flat
flat fixed
flat repair
flat tire fixed
for the accord
for the altima
for the buick
for the camry
for the chevy
for the civic
for the corolla
for the elantra
for the equinox
for the explorer
for the f150
for the honda
for the hyundai
for the impala
for the jeep
for the malibu
for the mazda
for the nissan
for the odyssey
for the prius
for the rav4
for the rogue
for the sentra
for the sienna
for the silverado
for the sonata
for the subaru
for the tahoe
for the toyota
for the tucson
gas for the lawn mower
in the tank
park n ride
pay by plate
toll by plate
u haul
`
