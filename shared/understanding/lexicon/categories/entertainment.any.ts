/** Entertainment, names and words of both languages. Fun: cinema, games, concerts, toys, hobbies, sport for its own sake, books to enjoy, days out. */
export const ENTERTAINMENT_ANY = `
# Entertainment, any, thing
21 cineplex
action figure
alamo drafthouse
amc
among us
anime expo
apex coins
arena of valor
atv
badminton
badminton court booking
battle pass
blackpink
board game cafe
boardgame cafe
bowling
brawl stars
bruno mars
bts
bts merch
build a bear
bukalapak game
call of duty
candy crush
cat air lukis
cgv
chip domino
chuck e cheese
cinema xxi
cinemark
cinepolis
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
cricket bat
cricket turf
dandiya passes
dave and busters
dewa 19
diablo
disneyland
diving
dota
ed sheeran
efootball
elden ring
enhypen
epic games
eras tour
eshop
f1 tickets
fc 25
fc mobile
fc points
festival
fifa
fifa points
fortnite
free fire
freefire
fun dive
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
gems
genesis crystal
genshin
genshin impact
goa jepang
gog
golf
growtopia
gta
gua jepang
gundam
gwk
happy puppy
harkens
harkins
harkins theatres
higgs domino
hiking boots rental
honkai
hot wheels
humble bundle
ice skating
imax
inul vista
java jazz
jazz
jet ski
justin bieber concert
k pop album
karaoke
karate
kbox
kecak
kidz station
kidzania
kidzoona
knitting yarn
kpop album
lapakgaming
league of legends
lego
live house
live nation
lobang jepang
loket com
lubang jepang
madden
manga
mario kart
minecraft
mobile legend
mobile legends
model kit
motogp
museum
nav karaoke
nba 2k
nct
night safari
nintendo
nintendo eshop
nintendo switch
novel
padel
paintball
pancing
parasailing
pasar malem
photo booth
photobox
piano
piano sheet music
pickleball court booking
ping pong
play station
playground
playstation
point blank
point valorant
pokemon
popmart
prambanan jazz
ps4
ps5
psn
psn card
pubg
pubg mobile
puzzle
rafting
raket
raket padel
regal
river safari
roblox
robux
rumah hantu
scuba diving
sea world
seaworld
sentosa
seventeen album
sheet music
sheila on 7
shuttlecock
shuttlecocks
singapore zoo
slime
snorkeling
snorkling
starcraft
steam
steam wallet
story book
story books
storybook
stray kids
stubhub
stumble guys
superbowl
surfing
switch games
synchronize fest
taekwondo
taylor swift
tennis court booking
ticketmaster
tiket candi borobudur
tiket masuk borobudur
timezone card
toys kingdom
turf booking
twice
ufc fight
ukulele
unipin
uno
uss ticket
valorant
valorant points
vp valorant
waterbom
waterboom
welkin
weverse
wild rift
world of warcraft
xbox
xbox gift points
we the fest
xxi
zelda
`
