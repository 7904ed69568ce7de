/** Travel, English. Journeys: flights, long-distance trains and coaches, stays, tours, papers, luggage, souvenirs. */
export const TRAVEL_EN = `
# Travel, en, hint
abroad
airport
flew
flying
holiday
island
overseas
port
stayed
staying
weekend getaway
# Travel, en, loose
american
boat
booking
check in
coach
customs
exchange
frontier
getaway
guide
hotel maid tip
island hopper
night at
plane
reservation
retreat
room
rooms
southwest
spirit
stay
# Travel, en, thing
8th grade dc trip
accommodation
acela
air taxi
air ticket
air tickets
airalo
airalo esim
airfare
airline
airline fee
airline ticket
airline ticket change
airline tickets
airlines
airplane ticket
airplane tickets
airport fee
airport lounge
airport sim card
akasa
all inclusive
amtrak
amtrak ticket
atm abroad fee
atv tour
audio guide
b and b
b211
b211a
backcountry permit
backpacking backpack
bag fee
bag fees
baggage
baggage fee
baggage fees
baggage storage
bali levy
bali tourist tax
beach house
beach house rental
beach rental
bed and breakfast
bed and breakfast stay
bike tour
boat charter
boat ticket
boat tickets
boat to gili
boat to lembongan
boat to lombok
boat to nusa penida
boat to the island
boat tour
bolt bus
boltbus
bromo tour
budget rental
bullet train
bunk bed hostel
bus to yogyakarta
bus tour
bush plane
business class
business trip
business visa
cabin
cabin bag
cabin rental
camp fee
camp site
campground
campground fee
camping fee
camping spot
campsite
campsite fee
cancellation fee for the flight
capsule hotel
caravan hire
caravan park
caravan site
carnival cruise
carry on
carry on bag
carry on fee
catamaran
change fee
channel tunnel
charter bus
charter bus trip
checked a bag
checked bag
checked bag fee
checked bags
checked luggage
checked my bag
checking a bag
chinatown bus
city tax
class trip to dc
clear plus
coach bus
coach ticket
coach trip
condo in destin
condo rental
consulate fee
cottage rental
cruise deposit
cruise drink package
cruise excursion
cruise ticket
cruise tips
currency conversion
currency exchange
currency exchange fee
customs fee
cycling tour
day excursion
day tour
day trip
departure fee
departure tax
digital nomad visa
disney cruise
disney trip
diving trip
dog sled ride
dog sledding
dollar rental
dollars exchange
dolphin tour
dolphin trip
dolphin trip lovina
dolphin watching
dorm bed
dorm room hostel
dude ranch
duffel bag for the trip
duty free souvenirs
e visa
early bird check in
early check in fee
eco lodge
economy plus seat
embassy fee
entry permit
eurail
euros
eurostar
eurotunnel
evisa
excess baggage
exchanged money
excursion
extra baggage
extra legroom
extra night
farm stay
fast boat ticket
fast boats
fast track security
ferry
ferry ride
ferry ticket
ferry tickets
flight
flight change
flight home
flight insurance
flight snacks
flight ticket
flight tickets
flight upgrade
flights
flightseeing
flixbus
float plane
food tour
foreign currency
fridge magnets
garment bag
gate check fee
ghost tour
gifts from bali
gifts to bring home
gili boat
gili trip
global entry
goair
greyhound
greyhound bus
greyhound ticket
group tour
guide book
guidebook
guided tour
h1b stamping
hajj
half board
hard shell suitcase
heritage walk
high speed rail
hiking guide
hiking tour
holiday deposit
holiday insurance
homestay deposit
honeymoon deposit
honeymoon package
hop on hop off
hop on hop off bus
hostel bed
hostel dorm
hotel bill
hotel booking
hotel deposit
hotel fees
hotel for the wedding
hotel laundry charge
hotel minibar
hotel night
hotel parking fee
hotel room
hotel stay
hotel taxes
hotel tip
hotels
house rental
house rental for vacation
houseboat
ijen tour
immigration
import duty at the airport
in flight wifi
inflight wifi
inn
intercity bus
intercity train
international data
international phone plan
international plan
international roaming
international sim
interrail
itineraries
jeep tour
jr pass
keychains for friends
kitas
kitas extension
komodo tour
komodo trip
lake house
lake rental
late checkout
left luggage
legroom seat
local guide
lodge
lodging
lonely planet
long distance bus
long distance train
lounge pass
luau tickets
luggage
luggage fee
luggage lock
luggage scale
luggage storage
luggage strap
luggage tag
luggage tags
luggage wrap
manta ray snorkel
manta ray trip
manta tour
map of the city
meditation retreat
megabus
minibar
minivan to
mission trip deposit
money belt
money exchange
motel
motel room
motorhome
mount agung
mount batur
mount batur trek
mount rinjani trek
museum tour
national express
national park tour
national parks trip
neck pillow
night at the hotel
night bus
night in a hotel
night train
nights at the hotel
nusa penida tour
nusa penida trip
oci application
oci card
oci card application
overnight bus
overnight train
overstay fine
overweight bag
packing cubes
passport
passport application
passport book
passport card
passport cover
passport fee
passport fees
passport holder
passport renewal
perama bus
phrasebook
pilgrimage
plane fare
plane ticket
plane tickets
plane wifi
port fees
priority pass
private boat
private tour
public boat
quad tour
rail pass
rajdhani
ranch stay
real id
rental car insurance
rental house
rental house for the week
resort fee
retirement visa
rice terrace tour
rinjani
river cruise
road trip
road trip gas and hotel
roaming charges
rolling suitcase
room for the night
room in a hotel
room upgrade
roomette
royal caribbean
rv park
rv rental
rv site
ryokan
safari
sailing trip
scenic drive pass
seaplane
seat selection
seat upgrade
senior bus tour
shatabdi
sherpa
shinkansen
shore excursion
shot glass souvenir
shuttle bus to lovina
shuttle to the airport
shuttle to ubud
sightseeing
sightseeing tour
ski lodge
ski resort
ski trip
sleeper cabin
sleeper train
slot canyon tour
slow boat
snorkel excursion
snorkeling tour
snow globe
social visa
souvenir magnets
souvenir mug
souvenir shirt
souvenir shop
souvenir shopping
souvenir shot glass vacation
souvenir t shirt
souvenirs
spring break
state park campsite
stroller rental
stroller rental at disney
student visa
suitcase
suitcases
suite
sunrise hike tour
sunrise tour
sunrise trek
sunset cruise
sunset dinner cruise
surf camp
temple tour
timeshare
tiny house rental
tip for the guide
tour booking
tour bus
tour deposit
tour guide tip
tour package
tour to ubud
tourist levy
tourist sim
tourist sim card
tourist tax
tourist visa
tours
train across
train to edinburgh
train to jakarta
train to paris
train to surabaya
train to the city
train to yogyakarta
travel agency
travel agent
travel backpack
travel bottles
travel card
travel credit
travel esim
travel guide
travel insurance
travel pillow
travel sim
travel size toiletries
travel steamer
travel toiletries
travel vaccine clinic
travel wallet
treebo
treehouse
trek
trekking
trekking guide
trekking tour
trinkets
tsa
tsa pre check
tsa precheck
two nights in a hotel
vacation
vacation deposit
vacation fund
vacation home
vacation package
vacation rental
vande bharat
vfs appointment
vfs fee
villa rent
villa rental
villas
visa agent
visa agent fee
visa application
visa application fee
visa extension
visa fee
visa fees
visa on arrival
visa photos
visa renewal
visa run
visa stamping
visas
voa
volcano tour
volcano trek
volvo bus
vrbo
walking tour
walking tour tip
waterfall tour
weekend trip
whale watching
wifi on the plane
work permit kitas
yacht
yacht charter
yatra
yen
yha
yoga retreat
youth mission trip
zipline tour
# Travel, en, full
airport hotel
dump station
flight to
flights to
full hookup
hotel in
hotel near the airport
mule ride
nights at the
puddle jumper
room at the
train to bandung
`
