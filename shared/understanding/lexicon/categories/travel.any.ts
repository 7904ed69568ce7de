/** Travel, names and words of both languages. Journeys: flights, long-distance trains and coaches, stays, tours, papers, luggage, souvenirs. */
export const TRAVEL_ANY = `
# Travel, any, faint
jalan jalan
# Travel, any, loose
delta
marathon bali
scoot
travel
trip
united
# Travel, any, thing
12go
accor
aer lingus
aeromexico
agoda
air canada
air france
air india
air new zealand
airbnb
airbnb deposit
airpaz
airport tax
al hijaz
alaska airlines
allegiant
amaris
american airlines
antavaya
archipelago
asiana
aston
avianca
backpacker
batam fast
batam ferry
batik air malaysia
best western
boat ke komodo
bookaway
booking com
booking.com
bookingcom
breeze airways
british airways
bungalow
bus ticket to jakarta
busbud
camping
cathay pacific
causeway link
cebu pacific
china airlines
city tour
cleartrip
comfort inn
conrad
cottage
courtyard
cruise
dafam
days inn
delta airlines
delta flight
dive trip
doubletree
dwidaya
easybook
easyjet
econo lodge
embassy suites
emirates
esta
etihad
eva air
expedia
extra bed
fairfield
fast boat
fave hotel
favehotel
ferry terminal fee
finnair
four seasons
frontier airlines
garuda
genting bus
getaround
getyourguide
glamping
goibibo
grand hyatt
grand zuri
guest house
guesthouse
hampton inn
harris hotel
hawaiian airlines
hilton
hipcamp
holiday inn
homestay
honeymoon
horison
hostel
hotel
hotel horison
hotel ibis
hotel zest
hotels com
hotels.com
hotwire
hyatt
iberia
indigo flight
irctc
island hopping
japan airlines
jb bus
jetblue
jetstar
kayak booking
kereta ke jakarta pp
kimpton
kkday
klm
klook
koa
korean air
ktm ets
ktmb
la quinta
late check out
live aboard
liveaboard
lufthansa
majestic ferry
makemytrip
malaysia airlines
mandarin oriental
marriott
mercure
mister aladin
motel 6
nexus card
nomad lodge
norwegian air
novotel
nusatrip
orbitz
outdoorsy
oyo
panorama tour
pegipegi
peter pan bus
philippine airlines
pop hotel
pop hotels
priceline
pullman
qantas
qatar airways
quality inn
radisson
ramada
red bus
red roof
red roof inn
redbus
reddoorz
residence inn
resort
ritz carlton
roaming
rome2rio
royal ambarrukmo
ryanair
samsonite
santika
saudi airlines
saudia
scoot airlines
seaport tax
selina
shangri la
sheraton
sheraton mustika
shuttle ke jakarta
sindo ferry
singapore air
singapore airlines
skyscanner
sleeper bus
snorkeling trip
sofitel
southwest airlines
souvenir
speed boat
speedboat
spicejet
spirit airlines
st regis
staycation
sun country
super 8
swiss air
swiss belhotel
tap portugal
tas carrier sewa
tatkal
thai airways
the 1o1
tigerair
tiket bus ke jakarta
tiket com
tiket kereta ke jakarta
tiket pulau komodo
tiket travel ke jakarta
tiket.com
tiketcom
tour
tour guide
trailways
train ticket to jakarta
travel bag
travel ke jakarta
travelocity
travelodge
traveloka
trip com
trip.com
tripcom
trivago
turkish airlines
turo trip
united airlines
via rail
viator
vietjet
vietnam airlines
villa
virgin australia
visa
vistara
w hotel
waldorf
wanderu
westin
westjet
whiz
whoosh
wita tour
wizz air
wyndham
xiamen air
yello hotel
# Travel, any, deciding
buat oleh oleh
oleh oleh
oleholeh
untuk oleh oleh
`
