/** Transportation, English. Getting about: fuel, parking, tolls, rides, city transport, and what a vehicle needs. */
export const TRANSPORTATION_EN = `
# Transportation, en, hint
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
brake
brakes
chain
charge up
exhaust
fare
fares
gas
lift
meter
metro
oil
registration sticker
shuttle
subway
suspension
tire
tires
tow
train
tram
transfer to the car
wash
# Transportation, en, thing
aaa
advance auto
air filter for the car
air for the tires
air in the tires
air pump
airport cab
airport parking
airport shuttle
airport taxi
airport transfer
airport valet
alternator
antifreeze
arco
auto body shop
auto parts
auto repair
auto shop
auto zone
autozone
avis
axle
ball joint
bart
battery for the car
battery for the truck
bicycle repair
bike chain
bike rack
bike rent
bike rental
bike repair
bike share
bike share membership
bike to work
bike tube
bike tune up
bikeshare
bird scooter
black cab
bluebikes
bluebird taxi
bp
brake calipers
brake fluid
brake job
brake light
brake pads
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
car battery
car charger station
car charging
car cleaning
car detail
car detailing
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
car wax
cars clutch
catalytic converter
cdg
chain lube
charge the car
charged the car
charged the tesla
chargepoint
charging station
charging the car
charging the tesla
charlie card
chrome polish
citgo
citi bike
citibike
city sticker
clipper card
clutch replacement
commute
commuter rail
commuter train
concession pass
congestion charge
conoco
control arm
coolant flush
costco gas
cta
cta pass
cv axle
day pass for the bus
dealership service
def fluid
dent repair
detailing
diagnostic
diagnostics on the car
diesel
diesel fuel
divvy
divvy bike
dmv
dmv fee
drain plug
driver for the day
driver license
driver tip
drivers license
drivers test
driving licence
driving test
e bike
e bike rental
e zpass
e zpass toll
e85
ebike rental
electric scooter ride
electrify america
emissions test
engine diagnostic
engine oil
enterprise rent a car
ev charging
evgo
ez pass
ezpass
fastrak
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
flat repair
flat tire
flat tyre
floor mats
flying j
front end alignment
fuel
fuel filter
fuel for the motorbike
fuel for the scooter
fuel for the van
fuel pump
full tank
funicular
fuse for the car
gallons of gas
gas fill up
gas for my car
gas for the car
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
gojek ride
good to go pass
goodyear
grab ride
half tank
head gasket
headlight
headlight bulb
headlights
helmet rental
helmet visor
hertz
hired a driver
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
kum and go
license plate frame
license renewal
light rail
lime bike
lime scooter
lirr
local pass
lockout service
locksmith for the car
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
minicab
monorail
monthly parking
moped
moped rental
mot
mot test
motor mount
motor oil
motor rental
motorbike for a week
motorbike for the month
motorbike fuel
motorbike rent
motorbike rental
motorbike repair
motorbike service
motorcycle rental
muffler
muni
murphy usa
namma yatri
new alternator
new battery for the car
new brakes
new clutch
new tire
new tires
new tyre
nj transit
nmax rental
oil change
oil change special
oil filter
oil pan
omny
oreilly
oreilly auto
oreillys
oxygen sensor
oyster card
park and ride
parked downtown
parking app
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
pedicab
pep boys
petrol
petrol for the scooter
phillips 66
plate renewal
power steering fluid
premium gas
private driver
public transit
public transport
puncture
qt
quart of oil
racetrac
rack and pinion
radiator flush
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
rickshaw
ride home
ride share
ride to school
ride to the airport
ride to work
rideshare
roadside assistance
roof rack
rotors
sams club gas
school bus fare
scooter
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
septa
septa key
serpentine belt
set of tires
shocks
shuttle bus
side mirror
smog check
smog inspection
smog test
snow chains
snow tires
spare key for the car
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
subway card
subway fare
subway ride
subway ticket
subway to work
sunoco
sunpass
sunshade
supercharger
sway bar
synthetic oil change
tail light
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
thermostat housing
tie rod
timing belt
tip for my driver
tip for the driver
tip for the taxi driver
tip for the uber driver
tire chains
tire change
tire patch
tire plug
tire pressure
tire repair
tire rotation
tire shine
title transfer
toll
toll booth
toll pass
toll road
toll tag
tolls
touch up paint
tow truck
towed
towing
traffic fine
traffic ticket
trailer hitch
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
trolley
truck inspection
truck wash fee
tube fare
tuk tuk
tunnel toll
turn signal bulb
turnpike
turo
txtag
tyre
tyres
u haul
uber black
uber pool
uber ride
uber tip
uber to work
uber trip
ubered
uberx
uhaul
unleaded
used car
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
wheel alignment
wheel balancing
wheel bearing
windscreen wipers
windshield
windshield chip
windshield chip repair
windshield repair
windshield replacement
windshield shade
windshield washer fluid
windshield wipers
winter tires
wiper blades
wiper fluid
wipers
wmata
yellow cab
zipcar
# Transportation, en, full
gas for the lawn mower
`
