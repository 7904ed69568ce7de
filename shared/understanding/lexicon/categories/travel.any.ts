/** Travel, names and words of both languages. Journeys: flights, long-distance trains and coaches, stays, tours, papers, luggage, souvenirs. */
export const TRAVEL_ANY = `
# Travel, any, faint
jalan jalan
# Travel, any, loose
buat oleh oleh
delta
diamond head permit
enterprise rental
marathon bali
pelago
scoot
travel
trip
united
united club
untuk oleh oleh
wisconsin dells
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
airyrooms
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
bobocabin
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
chan brothers
changi recommends
char dham
chardham
china airlines
city tour
clear trip
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
dharamshala stay
dive trip
do dham
doubletree
dreamfolks
dwidaya
dynasty travel
ease my trip
easemytrip
easybook
easyjet
econo lodge
embassy suites
emirates
esta
etihad
eu holidays
eva air
expedia
extra bed
fabhotel
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
helicopter katra
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
indigo six e
indigo ticket
indigo web check in
irctc
island hopping
ixigo
japan airlines
jb bus
jellystone
jet star
jetblue
jetstar
kailash mansarovar
kashmir package
kayak booking
kedarnath helicopter
kerala package
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
ladakh package
late check out
leh package
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
molina evoa
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
plaza premium
pop hotel
pop hotels
priceline
pullman
qantas
qatar airways
quality inn
radisson
ramada
rann utsav tent
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
scoot ticket
seaport tax
selina
shangri la
sheraton
sheraton mustika
shikara
shuttle ke jakarta
sindo ferry
singapore air
singapore airlines
skyscanner
sleeper bus
snorkeling trip
sofitel
sotc
southwest airlines
souvenir
speed boat
speedboat
spice jet
spicejet
spirit airlines
st regis
staycation
sun country
super 8
swiss air
swiss belhotel
tanah merah ferry
tap portugal
tas carrier sewa
tatkal
thai airways
the 1o1
thomas cook
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
vaishno devi
veena world
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
yatra dot com
yello hotel
yotelair
zostel
# Travel, any, full
air b n b
air bnb
alamo rental car
alaska railroad
auto train
avelo
avis rental
bobo box
booking dot com
boondockers welcome
budget rental car
cape air
clear plus airport
comfort plus seat
cordela
delta sky club
durango silverton
enterprise rental car
even more space
evolve rental
extended stay america
flix bus
gaylord opryland
good sam club
grand canyon helicopter
grand canyon mule
grand canyon railway
haleakala sunrise
hanauma bay
harvest host
hertz rental
hip camp
holland america
indigo seat
jet blue
kamar transit
kayak flight
kenmore air
lion er
luminor
make my trip
mega bus
microtel
na pali
outer banks rental
oyo transit
pegi pegi
phantom ranch
recreation gov
reddorz
reserve california
road scholar trip
road to hana
siti link
sixt
smart aviation
southwest early bird
super er jet
swiss belinn
tauzia
thousand trails
thrifty rental car
tiket dot com
trapeloka
traveloka pay later
treveloka
trigana air
turo rental
urbanview
vamoose
verbo rental
# Travel, any, deciding
oleh oleh
oleholeh
`
