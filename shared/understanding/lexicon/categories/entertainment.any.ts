/** Entertainment, names and words of both languages. Fun: cinema, games, concerts, toys, hobbies, sport for its own sake, books to enjoy, days out. */
export const ENTERTAINMENT_ANY = `
# Entertainment, any, thing
21 cineplex
action figure
alamo drafthouse
amc
among us
anime expo
arena of valor
atv
badminton
battle pass
blackpink
bowling
bruno mars
bts
bts merch
build a bear
call of duty
candy crush
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
codashop
codm
coldplay
comic con
cosplay
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
festival
fifa
fifa points
fortnite
free fire
freefire
fun dive
fun world
futsal
game center
game voucher
gamestop
garuda wisnu kencana
gems
genshin
genshin impact
gog
golf
growtopia
gta
gundam
gwk
happy puppy
higgs domino
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
kecak
kidzania
kpop album
league of legends
lego
live house
live nation
loket com
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
nintendo
nintendo eshop
nintendo switch
novel
padel
paintball
parasailing
photo booth
photobox
piano
ping pong
play station
playground
playstation
point blank
point valorant
pokemon
prambanan jazz
ps4
ps5
psn
psn card
pubg
pubg mobile
puzzle
rafting
regal
roblox
robux
scuba diving
sea world
seaworld
seventeen album
sheila on 7
slime
snorkeling
snorkling
starcraft
steam
steam wallet
stray kids
stubhub
superbowl
surfing
switch games
synchronize fest
taekwondo
taylor swift
ticketmaster
twice
ufc fight
ukulele
unipin
uno
valorant
valorant points
vp valorant
waterbom
waterboom
wild rift
world of warcraft
xbox
xbox gift points
xxi
zelda
`
