/** Entertainment, English. Fun: cinema, games, concerts, hobbies, sport for its own sake, books to enjoy, days out. */
export const ENTERTAINMENT_EN = `
# Entertainment, en, faint
admission
entrance
entry
ticket
tickets
# Entertainment, en, hint
arena
beach
booth
buy in
date night
dog park
event
night out
park
played
playing
stadium
watched
watching
# Entertainment, en, loose
admission fee
admission tickets
album
amphitheater
band
bass boat
bonus tag
book
books
card show
class
climb
club
court
crab pot
craft
dance
dance class
draw application elk
entrance fee
entrance ticket
entry fee
fair
game
games
hobby
league
lesson
lessons
magazine
match
membership at the zoo
party
pass for the park
play
pontoon
pool
pull tab
raffle
rink
show
shows
snow machine
swim
timed entry
tournament
trapping license
zamboni
# Entertainment, en, thing
10k entry
22 ammo
223 ammo
30 06 shells
4d
4d bet
5k entry
5k registration
9mm ammo
aau basketball
abseiling
acrylic paints
acting class
adventure pass forest
air show
airboat
ammo for the range
amp cord
amp repair
amp tube
amusement park
anime con
anime convention
annual zoo pass
apple picking
aqua park
aquarium
aquarium tickets
aquarium visit
arcade
arcade tokens
archery
arenas
art class
art gallery
art museum
astros
atlas beach club
atv ride
audiobook
axe throwing
bachata class
bachelor party
bachelorette party
back nine
badminton court
badminton rental
bait
bait and tackle
bali bird park
bali safari
bali swing
bali zoo
balinese dance
ball game
ball of wool
ball pit
ballet
ballet class
ballet lessons
ballet tickets
ballgame
ballpark
band concert
bar cover
bar trivia
barnes and noble
barong dance
baseball cards
baseball cleats
baseball game
baseball pants
baseball tickets
basketball court
basketball game
basketball league
basketball sign up
basketball tickets
bass amp
bass guitar
bass strings
bat for baseball
batik class
batik workshop
batting cage
batting cage tokens
batting cages
batting gloves
beach bed
beach chairs rental
beach club
beach club entry
beach tag
beading wire
beads
bear canister
bears game
beer tasting
besakih
bible camp
bike park
billiards
bingo
bingo hall
bingo night
bird park
bird park ticket
birdshot
birthday party
birthday party venue
blackhawks
blackhawks game
blackjack
bleacher seat
block party
bloodworm
blu ray
board game
board games
board rental
board wax
boat launch
boat launch fee
boat ramp fee
boat rental
boat ride
boat show
boat trip
body board rental
bodyboard
boogie board
book club
book store
bookmyshow
bookshop
bookstore
booster draft
booster pack
botanic garden
botanical garden
botanical gardens
bottle rockets
bottle service
bouldering
bounce house
bounce house rental
bounce park
bouncy castle
bow hunting
bow rehair
bow strings
bowling alley
bowling lanes
bowling league
bowling night
bowling shoe rental
bowling shoes
bowling shoes rental
bowstring
box cricket
box of 22s
box of bullets
box of rounds
box of shells
box of slugs
boxing fight
bracket pool
braves tickets
brewery tour
broadheads
broadway
broadway show
broncos
bruins
bucket of balls
bucket of range balls
buckshot
bug net
bulls game
bumper cars
bunco
bungee
bungee jump
busch gardens
butterfly garden
caddie tip
camo netting
camp cot
camp firewood
camp stove fuel
campfire show
camping tent
candle making
candle wicks
canoe hire
canoe livery
canoe rental
canvas and paint
canvas painting
canyoning
capo
car show
card game
card sleeve
carnival
carnival ride
carnival rides
carousel
carriage ride
casino
catan
catchers gear
catchers mitt
cathay
cave tubing
cavern tour
cd
cedar point
celtics
cemetery tour
ceramics class
charity 5k
charter captain
cheer bow
cheer comp
cheer competition
cheer uniform
chess
chess set
childrens museum
chin rest
chin strap
chocolate factory tour ticket
christmas party
church camp
cigar lounge
cinema
cinema ticket
circus
cirque du soleil
city game
clarinet reeds
clay pigeon
clay targets
climbing gym
climbing wall
clown
club cover
club entry
club soccer
coachella
coins collection
coleman lantern
collectible
collectibles
college football game
coloring book
colouring pencils
colouring pens
comedy club
comedy show
comic book
comic books
comics
commander deck
computer game
concert
concert ticket
concert tickets
console
convention ticket
cookbook
cooking class
cooking classes
cooking workshop
cork grease
corn hole board
corn maze
cornhole
cosi
cosi ticket
costume party
county fair
court booking
court rental
cover charge
cover charge at the club
cowboys
crab trap
craft fair
craft kit
crankbait
crappie jig
cricket ground booking
cricut mat
cricut vinyl
crochet hook
crochet kit
croquet
cross stitch kit
crossbow bolts
crossword book
cubs game
cue chalk
cultural show
curling club
cymbal
cymbals
dance classes
dance lesson
dance lessons
dance performance
dance recital
dance recital costume
dance studio
darts
day bed
day club
daybed
deckhand tip
decoys
deer feeder
deer lease
deer tag
delay pedal
derby
diamond painting
dice
die cuts
dinner theater
dirt track races
disc golf
disc golf disc
disco
discovery museum
disney world
disneyland tickets
distillery tour
distortion pedal
dive
dive course
diving lesson
dj
dnd dice
dodgems
dodgers
dog show
dolphin cruise
dominoes
door charge
double feature
draftkings
drag strip
drive in
drive in movie
driving range
drum head
drum heads
drum key
drum kit
drum lessons
drum mic
drum sticks
drum throne
drums
drumsticks for the band
duck calls
dungeons and dragons
duplo
dvd
easel
ebook
edm festival
effects pedal
elephant park
elk tag
embroidery floss
embroidery hoop
embroidery kit
english heritage
escape room
exhibit
exhibition
expo
face paint
face painter
face painting
fair rides
fair tickets
falcons
falcons tickets
family photo session
family photos
fan expo
fanduel
fantasy football
fantasy league
fast pass ride
ferris wheel
festival pass
festival tickets
field points
film
film festival
finger paints
finns
finns beach club
fire dance
fire game
firewood for camping
fireworks
fish finder
fishing
fishing bait
fishing gear
fishing guide
fishing license
fishing line
fishing lures
fishing rod
fishing tackle
fishing trip
five a side
flag football registration
float trip
floral foam
flower arranging
flower show
fluorocarbon line
fly fishing
fly fishing guide
fly line
fly rod
fly tying
foosball
football cleats
football game
football game tickets
football match
football mouthpiece
football stickers
football tickets
football turf
fortnite skin
freediving
freediving course
friday night lights
friendship bracelet kit
frisbee
fun run
funfair
funko
funko pop
gallery
gambling
game camera
game console
game controller
game night
game tickets
gaming
gaming console
gate admission
general admission pit
gig
gig tickets
glacier cruise
glass bottom boat
go carts
go karting
go karts
goalie mask
golden village
golf discs
golf lesson
golf lessons
golf tees
green fees
ground blind
guest list
guitar
guitar amp
guitar center
guitar pedal
guitar pick
guitar picks
guitar setup
guitar string
guitar strings
gun cleaning kit
gun range
gv
gwk ticket
gymnastics
gymnastics leotard
half day charter
half marathon entry
hang gliding
hardback
hardcover
harmonica
haunted house
haunted tour
hawks tickets
hay ride
hayride
head boat
helicopter ride
helter skelter
high school football
high school football game
hiking
hiking permit
hip waders
history museum
hitting lessons
hobby supplies
hockey game
hockey ice fee
hockey skates
hockey sticks
hockey tape
hockey tickets
homebrew kit
homecoming ticket
hookah
hookah lounge
horse race
horse races
horse racing
horse ride
horse riding
horseback riding
hot air balloon
hot springs
house party
hula hoop
hunting knife
hunting lease
hunting licence
hunting license
hunting tag
hunting tags
ice auger
ice shanty
ice show
ice time
ice time hockey
improv class
improv show
in app purchase
in game purchase
indoor pitch
indoor playground
indoor skydiving
inox
instrument rental
ipl match
ipl ticket
jazz club
jazz night
jenga
jigs
jon boat
judo
juke box
jukebox
jump rope
jungle swing
karaoke bar
karaoke night
karaoke room
karate belt test
karate class
kayak
kayak rental
kayaking
kecak dance
kickball league
kickballs
kids activity
kids party
kiln fee
kite
knitting class
knitting needles
knitting wool
knotts berry farm
ktv
la brisa
lacrosse helmet
lacrosse stick
ladder stand
lakers
landing net
lane rental
laser tag
launch fee
lazy river
lead sinkers
league dues
league fees
legoland
legong dance
les paul
library book sale
life drawing
life vests
lift ticket
lift tickets
little league
live bait
live music
log flume
long arm quilting
loot box
lottery
lottery ticket
lottery tickets
lotto
lures
magazines
magic cards
magic kit
magic set
magic show
magician
manatee tour
mandai
marathon
marathon entry
marathon registration
march madness bracket
marcus cinema
marcus theatre
marcus theatres
mariners
martial arts
martial arts class
mask and fins rental
match fee
mate tip charter
matinee
matinee tickets
mavs
meat raffle
mega millions
merry go round
metal detector
mic stand
mini golf
minigolf
minnow bucket
minnows
mlb
mlb tickets
model glue
model paint
model rocket engines
model train
modeling clay
monkey forest
monopoly
monster truck
monster truck rally
monster truck show
monster truck tickets
monster trucks
movie
movie night
movie rental
movie snacks and tickets
movie theater
movie theatre
movie ticket
movie tickets
movies
murder mystery
museum entry
museum for kids
museum membership
museum pass
museum ticket
museum tickets
music festival
music store
musical
my amp
nascar
national park
national park pass
national trust
nba
nba tickets
new years eve party
new years party
nfl
nfl tickets
night club
night crawlers
nightclub
nightclub cover
nightcrawler
nightcrawlers
nosebleed seat
novels
observation deck
oil paints
open mic
open skate
open water course
opera
opera tickets
operas
orchestra
origami paper
paddle board
paddleboard
padi
padi course
paint and sip
paint ball
paint by numbers
paint night
paint nite
paint set
painting class
panini stickers
panto
pantomime
paperback
paragliding
park admission
park entrance
park entry
party favors
party games
party rental
patch cable
patch cables
pay per view
pedalo
personal seat license
petting zoo
phillies
photo shoot
photo spot
photographer
photography class
photoshoot
pickleball
pickleball court
pinata
pinball
pinking shears
pitch fee
pitch hire
pitching lessons
planetarium
planetarium show
plantation tour
play dough
play place
play tickets
playgroup entry
playmobil
playoff tickets
playstation game
pointe shoes
pokemon cards
poker
poker buy in
poker chips
poker night
pole dance class
polymer clay
pontoon rental
pony ride
pony rides
pool day
pool day pass
pool entry
pool floats
pool hall
pool noodles
pool party
pool pass
pool table
popcorn movie
portrait session
potato head
pottery
pottery class
pottery workshop
powells
powerball
ppv
practice balls
practice room
practice space
prerelease event
pub crawl
pub quiz
public pool
public skate
puffin cruise
pumpkin patch
puppet show
putt putt
putter disc
pvr
quilt batting
quilt guild
quilting fabric
quiz night
race bib
race registration
race tickets
race track
racquetball
raffle ticket
rain fly
range balls
range fee
range time
rangers
rave
rave ticket
rc car
rc car parts
rec league basketball
recital
record player
red sox
redbox
reel grease
ref fees
referee fees
rehearsal room
rehearsal space
rehearsal studio
remote control car
ren faire
renaissance fair
rented a boat
rented a kayak
rented a movie
rented a surfboard
rented jet skis
rented roller skates
rented skis
rented snorkel gear
rented surfboards
resin molds
rice terrace
rice terrace entrance
ride bracelet
rides at the carnival
rides at the fair
riding lessons
rifle rounds
rifle scope
rink fee
river tubing
robotics club
rock climbing
rockies
rod and reel
rodeo
roller coaster
roller rink
roller skating
roman candles
rosin for violin
round of golf
rubber stamps
sacred monkey forest
safari park
safari ticket
salsa class
salsa dancing
sax reeds
scalextric
scent killer
school play
school play tickets
science center
science centre
science kit
science museum
scout camp
scout patch
scrabble
scrapbook paper
scratch card
scratch off
scratch offs
scratchers
scuba
scuba certification
scuba class
scuba dive
seahawks
seam ripper
season pass
season pass to six flags
season tickets
seed beads
segway tour
sewing class
shells for dove season
shiner bait
shisha
shoe rental
shooting range
shotgun shells
shoulder pads football
sidewalk chalk
silver class
singing lesson
single fin
sip and paint
six flags
six flags tickets
sixers
skate park
skate rental
skate sharpening
skee ball
skeet
sketch pad
ski lesson
ski lift
ski pass
ski rental
ski tuning
ski wax
skiing
sky diving
sky zone
skydiving
sled for kids
sledding
slide oil
sliding shorts
slot machine
slots
snare
snare drum
sno park permit
snooker
snorkel
snorkel gear rental
snorkel rental
snow city
snow tube ticket
snow tubing
snowboard boots
snowboard rental
snowboarding
snowmobile
soccer camp
soccer fees
soccer game
soccer league
soccer match
soccer practice
soccer registration
soccer tickets
softball
softball glove
softball league
sounders
sox game
sparklers
speed dating
spinnerbait
spinning top
splash pad
sporting clay
sports bet
sports betting
sports game
sports tickets
spurs
squash court
squirt guns
stamps collection
standup show
star wars figures
state fair
state park
state park pass
steam game
steelers
sticker pack
story time
straight pins
strat
stratocaster
strip club
stuffie
sudoku
sudoku book
sun lounger
sunbed
sunbeds
sunday paper
sundays beach club
sunset dance
sunset sail
super bowl
surf
surf board
surf board rental
surf camp lesson
surf lesson
surf lessons
surf rental
surfboard rental
surfing lesson
survivor pool
swamp tour
swim club
swim meet entry
swim pass
swim team
swimming
swimming pool
swing photo
swing ride
swing ticket
symphony
t ball registration
table tennis
tackle box
tailgate
tailgating
talent show
tanah lot
target shooting
tball registration
team dues
team fee
teddy
teddy bear
tee time
tegalalang
tegallalang
telecaster
telescope eyepiece
temple donation sarong rental
temple entrance
temple entry
temple fee
temple ticket
temple tickets
temple visit
tennis
tennis court
tennis lesson
tennis lessons
tennis racket restring
tent stakes
teo heng
the lanes
the pictures
theater
theater tickets
theatre
theatre tickets
theme park
tirta empul
tokens at the arcade
topgolf
toto
tournament fee
tournament gate fee
track spikes
tractor pull
trading cards
trail camera
trail permit
trail ride
train ride at the park
train set
trampoline park
trampoline place
trap shooting
travel ball
travel ball tryout
travel baseball
travel hockey
travel soccer
travel softball
travel team
travel team fees
tree stand
tree top
treetop adventure
trick eye museum
trivia night
trolley tour
trolling motor
trumpet mute
trumpet rental
tubing
turkey call
turkey tag
turkey trot
turtle conservation
ufc
ukulele lesson
uluwatu temple
umbrella rental at the beach
united game
universal studios
upward basketball
v bucks
valve oil
valve oil trumpet
vbs registration
vbucks
video game
video games
videogame
vinyl
vinyl record
vinyl records
violin
vip table
volleyball
volleyball net
wader patch
wakeboarding
warhammer
water gun
water guns
water park
water pistol
water skiing
water skis
water slide
water temple
watercolors
watercolours
waterfall entrance
waterfall entry
waterfall ticket
waterslide
wave pool
wax museum
wayang show
wetsuit rental
white sox
white water rafting
whitewater
wild wild wet
wilderness permit
wind tunnel
wine tasting
winery tour
wood burner
wood burning kit
world cup
worms
worms for fishing
wrestling
wrestling shoes
wrestling singlet
wristbands
xbox game
xbox gift card
xlr cable
yarn skeins
yo yo
zip line
zipline
ziplining
zoo
zoo membership
zoo tickets
zouk class
# Entertainment, en, full
18 holes
9 holes
bait shrimp
beach badge
beer league
bowling at
deep sea charter
dog movie
duck boat
duck stamp
duck tour
eighteen holes
football gate
ghost walk
hockey ice time
hockey stick
hotel movie
ice fishing
lane fee
lawn seat
live shrimp
magic draft
nine holes
ohv sticker
orv sticker
pickle ball
range lane
stick and puck
tickets to the museum
tickets to the zoo
trail sticker
trout stamp
whale watch
`
