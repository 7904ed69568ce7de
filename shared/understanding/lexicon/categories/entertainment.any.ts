/** Entertainment, names and words of both languages. Fun: cinema, games, concerts, hobbies, sport for its own sake, books to enjoy, days out. */
export const ENTERTAINMENT_ANY = `
# Entertainment, any, hint
big 5 sporting
books a million
dicks sporting
half price books
jo ann fabrics
michaels crafts
play it again sports
scheels
# Entertainment, any, loose
biltmore
city pass
foxwoods
graceland
gravity trampoline
lambeau
magic band
soft play
softplay
sweepstake
the little gym
# Entertainment, any, thing
21 cineplex
7 a side
alamo drafthouse
alcatraz
alcatraz tour
alton towers
amc
among us
anime expo
apex coins
arena of valor
atv
ayso
badminton
badminton court booking
barcade
battle pass
bet 365
bet365
betfred
bgmi
blackpink
blackpool pleasure beach
board game cafe
boardgame cafe
boilies
bonnaroo
bowlero
bowling
bowls club
brawl stars
bruno mars
bts
bts merch
build a bear
bukalapak game
call of duty
candy crush
carp lake ticket
cat air lukis
cgv
chessington
chip domino
chris stapleton
chuck e cheese
cinema xxi
cinemark
cinepolis
cineworld
citypass
clash of clans
clash royale
clubbing
coc
cod points
codashop
codm
coldplay
comic con
cosplay
creamfields
cricket bat
cricket subs
cricket turf
dandiya night
dandiya passes
dave and busters
dave matthews
day ticket fishery
dead and company
dewa 19
diablo
disneyland
diving
diwali cracker
dollywood
dota
dream 11
dream11
ed sheeran
edinburgh fringe
efootball
elden ring
enhypen
epcot
epic games
eras tour
eshop
essel world
euromillions
f1 tickets
fc 25
fc mobile
fc points
festival
fifa
fifa points
filmgarde
firecracker
five aside
football pools
football subs
footie subs
footy rego
fortnite
free fire
freefire
fringe show
fun city token
fun dive
fun fair
fun world
futsal
gachapon
game center
game voucher
gamestop
garba night
garba night passes
garba passes
gardens by the bay
garuda wisnu kencana
gembira loka
gems
genesis crystal
genshin
genshin impact
glasto
glastonbury
goa jepang
gog
gokar sirkuit
gold class recliner
golf
golfnow
grand national
growtopia
gta
gua jepang
gwk
happy puppy
harkens
harkins
harkins theatres
hersheypark
higgs domino
hiking boots rental
honkai
hoyts
humble bundle
ice skating
imagica
imax
inox recliner
inul vista
java jazz
jazz
jet ski
junglee rummy
justin bieber concert
k pop album
kan jam
karaoke
karate
kbox
kecak
kew gardens
kidz station
kidzania
kidzoona
knitting yarn
kpop album
ladbrokes
lapakgaming
laser quest
league of legends
live house
live nation
lobang jepang
loket com
lollapalooza
luau
lubang jepang
luke combs
madden
magicband
manga
manjha
mario kart
match subs
merlin pass
minecraft
mobile legend
mobile legends
model kit
morgan wallen
motogp
mpl rummy
mtg booster
multiplex ticket
museum
my11circle
nav karaoke
nba 2k
nct
netball rego
netball subs
nh7 weekender
night safari
nintendo
nintendo eshop
nintendo switch
novel
odeon luxe
oztag
packers seat
packers ticket
paddy power
padel
paintball
pancing
panini prizm
parasailing
parklife ticket
pasar malem
patakha
paytm insider
pestapora
photo booth
photobox
piano
piano sheet music
pichkari
pickleball court booking
ping pong
play station
playground
playo booking
playstation
point blank
point valorant
pokemon
popmart
powerleague
prambanan jazz
ps4
ps5
psn
psn card
pubg
pubg mobile
rafting
raket
raket padel
ranji trophy
rapala
razer gold
recliner ticket
regal
river safari
roblox
robux
rod license
rumah hantu
rummy circle
rummycircle
scratchcard
scuba diving
sea world
seaworld
senko
sentosa
seventeen album
shaw imax
shaw theatre
sheet music
sheila on 7
shuttlecock
shuttlecocks
singapore zoo
ski doo
skiddle
skybet
skydeck
smaaash
snorkeling
snorkling
spikeball
starcraft
steam
steam wallet
story book
story books
storybook
stray kids
stubhub
stumble guys
sunday league subs
superbowl
surfing
switch games
synchronize fest
taekwondo
taylor swift
teen patti
teenpatti
tennis court booking
thorpe park
ticketek
ticketmaster
tiket candi borobudur
tiket masuk borobudur
timezone card
touch footy
trans snow world
turf booking
twice
tyler childers
ufc fight
ugly stick rod
ugly stik
ukulele
unipin
uno
uss ticket
valorant
valorant points
village cinemas gold class
vp valorant
waterbom
waterboom
we the fest
welkin
weverse
wild rift
william hill
winzo
wonderla
world of warcraft
xbox
xbox gift points
xxi
yesplis
zach bryan
zebco
zelda
zupee
# Entertainment, any, full
5 a side
altitude trampoline
america the beautiful
amped trampoline
andretti kart
andretti karting
axs ticket
bet mgm
betmgm
book my show
bounce street
bourbon trail
british swim school
cave of the winds
chip higgs
chuckie cheese
circle line cruise
cog railway
colonial williamsburg
dave busters
defy park
discover pass
disney genie
disney world tickets
dixie stampede
dm epep
dolly stampede
draft kings
dream eleven
drive shack
empire state building
epic pass
event cinemas
fan duel
fandango
five a side subs
flip out trampoline
fort nite
fri fayer
friday night magic
gametime tickets
garena shell
gateway arch
genie plus
go ape
go fan ticket
gofan
goldfish swim
golf now tee time
grand ole opry
grand theft auto
great wolf day pass
half dome permit
hancock fabrics
hard rock bet
hershey park
holiday world
hometown ticketing
i fly
i9 sports
icon pass ski
ikon pass
indy pass ski
itemku
k1 speed
kidsona
kidstrong
kidzilla
kings dominion
kings island
koda shop
lagoon park
lightning lane
luray caverns
m tix
magic kingdom
magic the gathering
maid of the mist
mammoth cave
medieval times
megaplex
memory maker disney
mobel legend
mobel lejen
mobile legen
mobile lejen
monster jam
mountain collective
mtix
music and arts rental
my eleven circle
niagara falls boat
northwest forest pass
old town trolley
park hopper
platinum cineplex
polynesian cultural center
pop warner
power ball ticket
prize picks
prizepicks
pulsa game
punch bowl social
pvr recliner
rabbit town
reading and leeds
recreation passport
red rocks show
rei tent
ride the ducks
roblox gift
rod licence
ruby falls
school of rock
seat geek
seatgeek
see tickets
sesame place
silver dollar city
sinepolis
skin epep
sky bet
space needle
statue city cruises
statue of liberty ferry
stub hub
tahura djuanda
taim zon
taimzon
the great asia africa
thrift books
thriftbooks
tick pick
ticket master
tickpick
timezone isi saldo
tix id
tommy bartlett
top of the rock
top up epep
underdog fantasy
universal express pass
upside down world
urban air
urban air trampoline
vivid seats
vocagame
willis tower
worlds of fun
zone 2000
`
