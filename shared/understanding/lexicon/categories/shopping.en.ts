/** Shopping, English. Goods: clothes, electronics, household things, cosmetics, furniture, tools, toys, stationery, and the shops that sell them. */
export const SHOPPING_EN = `
# Shopping, en, faint
accessories
gear
inch
item
items
second hand
supplies
things
used
# Shopping, en, hint
academy sports
argos
b and q
bass pro
bed
big lots
bodega
boots the chemist
bowl
bowls
box
cabelas
car boot
car boot sale
charity shop
convenience store
corner store
costco
cover
covers
cup
cups
dillards
dollar general
dollar store
dollar tree
dsw
duty free
family dollar
famous footwear
five below
flea market
fred meyer
garage sale
halfords
harbor freight
hardware store
joann
joann fabrics
john lewis
kit
m and s
market
marks and spencer
menards
michaels
office max
online order
online purchase
outlet mall
outlets
pack
package from amazon
pair
party city
poundland
poundstretcher
red wing
rei
safeway gas
sally beauty
sams club
screwfix
set
shop
shops
stand
store
stuff
target
thrift shop
thrift store
tk maxx
tractor supply
walmart
wilko
yard sale
# Shopping, en, loose
all out spray
bag
battery
belt
bin
board
boots
bottle
brush
bulb
bulbs
camellia
candle
cap
case
chair
chairs
decor
decorations
desk
fan
filter
foundation
hat
head shop
heater
hydrangea
ladybug release
lamp
mac
martin house
mat
mug
ollies
pad
pads
paint
pans
paper
pegs
plant
plants
plug
polish
pot
pots
propane exchange
pumps
rug
safe
senior yearbook
shear pin
sheets
shipping
shorts
slip
table
tape
tie
tool
tools
top
tree
trees
watch
window
windows
# Shopping, en, thing
12 gauge shell
22 long rifle
2x4
2x4s
30 30 shell
aa batteries
aa pack
aaas
aas
academy
action figures
activewear
adidas trainers
adirondack chair
aerie
aeropostale
after shave
after sun
aftershave
agapanthus
air bed
air compressor
air filter
air filters
air freshener
air mattress
air wick
aircon unit
alarm clock
alarm clock radio
alexa
all purpose cleaner
allen key
aloe
aluminum foil
american spirits
ammo
ammunition
anchors
anklet
ann taylor
anorak
ant bait
ant killer
ant spray
ant traps
apple pencil
apple store
apple watch
apple watch band
appliance
appliances
apron
ardell lashes
area rug
armchair
art print
art prints
art supplies
artwork
assessment book
athleta
aux cable
aux cord
aux lead
axe
babies r us
baby bottle
baby bottles
baby carrier
baby clothes
baby gate
baby lotion
baby monitor
baby oil
baby powder
baby shampoo
baby stroller
baby stuff
baby swing
baby wipe
baby wipes
babygrows
back scrubber
back to school
back to school clothes
back to school shopping
backpack
bag of rock salt
baking dish
baking sheet
ball cap
ballet shoes
balloon
balloons
balloons for decoration
band instrument reeds
banner for the party
bar and chain
bar of soap
bar oil
bar soap
bar stools
barbie
barbie doll
base layer
baseball
baseball bat
baseball cap
baseball glove
basketball
basketball shoes
bassinet
bat house
bath bomb
bath bombs
bath foam
bath mat
bath rug
bath salts
bath towel
bath towels
bathing suit
bathrobe
bathroom cleaner
bathroom scale
bathroom stuff
batik fabric
batik shirt
batteries
baubles
beach bag
beach chair
beach cover up
beach hat
beach towel
beach umbrella
bean bag
bean bag chair
beanie
beard oil
beard trimmer
bed frame
bed sheets
bed skirt
bedding
bedroom furniture
bedspread
bee hive super
bee hotel
bee nuc
bee smoker
beehive super
beer glasses
belan
belk
belt buckle
bench vise
bermuda sod
bi mart
bib
bible
bibs
bicycle
big 5
big five
bike
bike for my daughter
bike for my son
bike helmet
bike lock
bike stand
bike tire
bikes
bikini
bin bags
binder tabs
binders
binoculars
bird bath
bird feeder
birkenstocks
biro
birthday candles
birthday card
birthday cards
black oil sunflower
blade
blanket
blankets
bleach
blinds
blow dryer
blu tack
bluetooth speaker
blush
blusher
board shorts
bobby pins
body spray
bog roll
bolts
bone meal
bonemeal
book ends
book fair
book fair money
book stand
bookbag
bookcase
bookmark
bookmarks
bookshelf
booster seat
boot laces
bottle nipples
bottlebrush plant
bougainvillea
bouquet
bouquet of flowers
bow tie
bows
box dye
box fan
box of matches
box of nails
box of screws
boxers
bracelet
bras
bread maker
breast pads
bricks
bridesmaid dress
briefs
brita
brita filter
broad bean seed
broadcast spreader
bronzer
broom
bubble bath
bubbles
bucket
buddha statue
buffalo grass turf
bug spray
bug zapper
building blocks
bungee cords
bushes
button batteries
button down
buttons
c cells
cabinet
cabinet knobs
cabinets
cable organizer
cactus
cake stand
cake tin
calculator
calendar
camels
camera
camera lens
cameras
camisole
camp chair
camp stove
camping chair
camping gear
camping stove
can of cope
can of dip
can of paint
candle holder
candles
canning lids
canvas
canvas bag
canvas shoes
cap and gloves
car charger
carbon monoxide detector
card for her
card for him
card for my
cardstock
cargo shorts
carpet
carpet cleaner
carpet shampoo
carton of cigarettes
casserole dish
cast iron skillet
caulk
caulking
ceiling fan
cell phone
cellphone
cement
chain lock
chainsaw
chainsaw chain
chakla belan
chalk line
champagne flutes
chandelier
changing pad
changing table
chappals
chapstick
charcoal
charger block
charger cord
charging cable
charging cord
charlie carp
cheongsam
chewing tobacco
chick starter
chicken grit
chicken manure pellet
chicken waterer
chicken wire
child trailer
chinos
christmas cards
christmas crackers
christmas decorations
christmas lights
christmas ornaments
christmas tree
chromebook
chromecast
cigarette
cigarettes
cigars
cigs
circular saw
citronella candles
clamps
class photos
class ring
cleaner spray
cleaning products
cleaning spray
cleaning stuff
cleaning supplies
cleaning wipes
cleanser
cleats
clematis
cling film
cling wrap
clipboard
clippers
clock
clogs
clorox
clorox wipes
closet organizer
cloth
cloth napkins
clothes
clothes hangers
clothes pins
clothesline
clothing
coasters
coat
coco coir
coffee cup
coffee filters
coffee grinder
coffee machine
coffee mug
coffee table
coin cells
colander
college textbooks
colored pencils
comb
comforter
command strips
compass set
composition book
compost
computer
computer parts
concrete
consignment
construction paper
cooker gasket
cookie cutters
cookie sheet
cookware
cooler
cordless drill
cork board
corkscrew
corner braces
corner guards
cosmetic bag
cosmetics
costume
cotton balls
cotton pads
cotton swabs
cotton wool
couch
countertop
cover up
cow manure
cowboy boots
crabgrass
cracked screen
craft paper
craft supplies
crayons
crib
crochet yarn
crockpot
crocs shoes
crop top
crow bar
cufflinks
cummerbund
curling iron
curriculum
curtain rod
curtain rods
curtains
cutlery
cutting board
d cells
d mart
daffodil bulb
dahlia tuber
dance shoes
dash cam
dashcam
deadbolt
deck stain
deckchair
decking
deer corn
deer repellent
deer stand
dehumidifier
delta 8 gummy
delta eight
denim jacket
dental floss
denture cleaner
descaler
desk chair
desk lamp
desktop
desktop computer
detergent
diamond ring
diaper
diaper bag
diary
dictionary
dining table
dip can
dip tobacco
dish cloths
dish detergent
dish rack
dish soap
dish towels
dishes
dishwasher
dishwasher pods
dishwasher salt
dishwasher tablets
dishwashing liquid
disinfectant
disinfectant wipes
disinfecting wipes
dispensary gummy
doc martens
doe urine
doll
doll clothes
dollhouse
don quijote
dongle
door handle
door knob
door lock
door mat
door stop
door stopper
doorbell
doorbell camera
doorknob
doormat
dorm stuff
dorm supplies
dosa pan
double a batteries
double as
drain cleaner
drain unblocker
drano
draught excluder
drawer
drawers
drawing pins
dreamcatcher
dress pants
dress shirt
dress shoes
dresser
dresses
drill
drill bit
drill bits
drinking glass
drinking glasses
drop cloth
dry bag
dry erase markers
dry shampoo
dryer
dryer sheets
drying rack
drywall
drywall screws
duck decoy
duct tape
duffel bag
dumbbells
dummies
dust rags
duster
dustpan
dutch oven
duvet
duvet cover
dynamic lifter
e reader
e45 cream
ear buds
ear muffs
ear plugs
earmuffs
earphones
earplugs
earrings
easter basket
easter basket grass
easter eggs plastic
echo dot
egg cup
egg slicer
egg timer
eggshell finish
eggshell paint
elastic band
elbows
electric blanket
electric fan
electric kettle
electric razor
electric shaver
electric toothbrush
electrical tape
electronics
elephant pants
elf bar
emulsion
encyclopedia
end table
engagement ring
eraser
espadrilles
espresso machine
essential oils
estate sale
ethernet cable
exercise book
extension cable
extension cord
extension ladder
extension lead
extension reel
external drive
external hard drive
eye liner
eye mask
eyebrow pencil
eyelash curler
eyelash glue
fabindia
fabric
fabric softener
face cleanser
face cream
face mask
face oil
face scrub
face serum
face wash
fags
fair and lovely
fairy lights
fairy liquid
false eyelash
false lashes
fat ball feeder
fat quarter
faucet
felt
feminine products
fence
fence panels
fencing
fertiliser
fertilizer
fescue
filing cabinet home
filters
finish line
finish nails
fins
fire extinguisher
fire pit
fire starter logs
fire stick
fire wood
firewood
firewood bundle
fish slice
fitbit
fitness tracker
fittings
flannel
flannel shirt
flapper
flash drive
flashcards
flashlight
flask
flat iron
fleece
flip flops
floor cleaner
floor lamp
floor wax
flooring
floss
flower pot
flowers
fly swatter
foam board
foam roller
foil
folders
folding chair
folding chairs
folding table
food containers
food storage
foot bath
football
football boots
football jersey
footwear
forks
formula dispenser
four by fours
fragrance
frames
fraser fir tree
french press
fridge
fridge filter
frying pan
full length mirror
furnace filter
furnace filters
furniture
fuse
futon
gadget
gadgets
gallon eggshell
gallon of paint
gaming chair
gaming headset
gaming keyboard
gaming laptop
gaming mouse
gaming pc
garage opener
garbage bags
garbage disposal
garden center
garden gloves
garden hose
garden nursery
garden shed
garden stakes
garden supplies
garden tools
garden trowel
gardening gloves
gardening supplies
garlic press
garmin
garmin watch
generator
gift bag
gift bags
gift box
gift wrap
glass cleaner
glassware
glitter
gloves
glue
glue sticks
goggles
gold chain
gold necklace
golf balls
golf clubs
golf glove
golf shoes
good knight
goody bag
google home
googly eyes
gopher bait
gps
gpu
grab bars
graph paper
graphics card
graphing calculator
grass seed
grater
gravel
gravy boat
greenhouse glazing
greeting card
greeting cards
grevillea
grill
grip tape
grout
grow bag
growbag
grub control
gun oil
gun safe
gym kit
gym uniform
hair bobbles
hair brush
hair clip
hair clippers
hair clips
hair conditioner
hair curler
hair dye
hair elastics
hair extensions
hair gel
hair mousse
hair products
hair spray
hair straightener
hair ties
hairband
hairbrush
hairspray
halloween costume
halloween decorations
hammer
hand gel
hand lotion
hand towel
hand towels
hand truck
hand wash
handbag
handicraft
handicrafts
handmade
hangers
hanging basket
hard drive
hard hat
hardware
harem pants
harris teater
hdmi cable
hdmi lead
head torch
headband
heat gun
heat transfer vinyl
heated blanket
heating element
hedge shears
hedge trimmer
heels
helium tank
helmet
hen scratch
herbs plant
hex keys
hibbett
hickory chips smoker
hickory chunk
hickory pellet
high chair
highchair
highlighters
hiking backpack
hiking boots
hiking gear
hiking poles
hiking shoes
hinges
hive tool
hole punch
holi colors
home and garden
home decor
home depo
home printer
home stuff
honey extractor
honey super
hookah pipe
hooks
hoover
hose
hose nozzle
hosepipe
hot tub chemicals
hot tub filter
house numbers
house plant
house plants
house slippers
household goods
household items
household stuff
houseplant
houseware
housewares
hummingbird feeder
hummingbird nectar
ice chest
ice cream scoop
ice packs for the cooler
ice scraper
idli maker
idli stand
impact driver
incense
incense sticks
index cards
inflatable santa
insect repellent
insect spray
insulation
invitations
ipad case
ipad pencil
iron
ironing board
j crew
jacket
jars
jc penney
jelly roll fabric
jerseys
jewellery
jewelry
jigsaw
jigsaw blades
jigsaw puzzle
joggers
joint compound
jotter
journal
jug
juul
kadhai
kadhai pan
kajal
kangaroo paw plant
karahi
karate uniform
kentucky bluegrass
kettle
kettlebell
keychain
khakis
kids backpack
kids bike
kids clothes
kids jacket
kids shoes
kindle
kitchen knife
kitchen roll
kitchen scale
kitchen sink
kitchen stuff
kitchen table
kitchen timer
kitchenware
knicker elastic
knickers
knickknacks
knife
knife set
knives
lab coat
label maker
ladder
lakme
laminate flooring
lamp shade
lampshade
langstroth
lantern
lanterns
lanyard
laptop bag
laptop charger
laptop repair
laptop sleeve
laptop stand
laser level
laundry bag
laundry basket
laundry detergent
laundry detergent pods
laundry hamper
laundry liquid
laundry pods
laundry powder
laundry soap
lavender plant
lawn bags
lawn chair
lawn food
lawn mower
lawnmower
layer crumble
layer pellet
leaf bags
leaf blower
leafcutter bee
leather jacket
leave in conditioner
leca ball
led bulbs
led lights
led strip
leek seed
leggings
lego set
lego star wars
legos
lemon squeezer
lens
lens cleaner
lenskart
leotard
letterbox
lever arch file
life jacket
lifting straps
light bulb
light bulbs
light fixture
light switch
light switches
lightbulb
lighter
lighter fluid
lighters
limescale remover
lined paper
linen pants
linen shirt
lingerie
lint remover
lint roller
lip liner
live resin
lizol
loafers
lock
lockbox
log splitter
long johns
loo roll
loofah
loose leaf paper
loppers
loveseat
lug nuts
lumber
lunch bag
lunch box
lunchbox
lysol
lysol wipes
macbook charger
magic eraser
magna tiles
magnet
mail box
mailbox
makeup bag
makeup brush
makeup brushes
makeup remover
markers
marlboros
masala dabba
mascara
masking tape
mason bee
mason jars
mastic
maternity clothes
maternity dress
mattress
mattress pad
mattress protector
mattress topper
maxi pads
measuring cups
measuring jug
measuring tape
meat probe
meat thermometer
mechanical pencils
memory stick
menorah
mesh wifi
micro center
microcenter
mildew spray
mirror
mittens
mixer grinder
mixing bowl
mixing bowls
mixing spoon
mole traps
mop
mortar
moses basket
mosquito bat
mosquito coil
mosquito coils
mosquito lotion
mosquito net
mosquito repellent
mosquito spray
moth balls
mothballs
motherboard
motorcycle helmet
mould remover
mould spray
mouse pad
mouse trap
mouse traps
mousetrap
mousetraps
mouth wash
mouthguard
mouthwash
moving supplies
mower
mozzie spray
muffin tin
mugs
mulch
multi plug
multi surface cleaner
mums for the porch
muriatic acid
nail clippers
nail file
nail gun
nail kit
nail polish
nail polish remover
nail varnish
nails and screws
name labels
name tags
napkins
nappies
nativity
neck warmer
necklace
needle and thread
needles
neem oil spray
negligee
nerf
nerf gun
nest
network cable
new bike
new trainers
newports
nicotine pouches
night cream
night light
nightgown
nightie
nightstand
nike trainers
nine volt
nine volt battery
nine volts
northern tool
nose sucker
nose trimmer
notebook
notebooks
notepad
nuc of bees
nursery plants
nursing bra
nursing pillow
nursing scrubs
nursing shoes
nuts and bolts
nyjer
nylons
odomos
odor gel
onesie
onesies
onion set
orchid
organizer
organizers
ornaments
osmocote
ottoman
outdoor furniture
outdoor rug
outerwear
outfit
outlet cover
overalls
oxiclean
pacifier
pack n play
pack of aaas
pack of aas
pack of cigarettes
pack of smokes
pack of socks
package bee
package store
package store run
packing paper
packing tape for moving
padlock
pads and tampons
paint brush
paint brushes
paint roller
paintbrush
painters tape
painting
paintings
pair of jeans
pair of trainers
pajamas
pallet of sod
pan
pants
panty liners
pantyhose
paper clips
paper cups
paper plates
paper towels
parachute oil
parasol
parcel tape
parchment paper
parka
party decorations
party supplies
patio chairs
patio furniture
patio set
patio table
patio umbrella
pavers
paving slabs
pc parts
pe uniform
peat moss
peeler
pellets for the traeger
pen
pencil
pencil case
pencil sharpener
pencils
pens
pepper grinder
perfume
perlite
phenyl
phone
phone case
phone charger
phone charm
phone cover
phone grip
phone repair
phone screen repair
phone stand
photo frame
pickle ball paddle
pickleball paddle
picnic basket
picture frame
picture frames
picture hooks
pie plate
pier 1
pillow
pillowcases
pillows
pinafore
pinata filler
pine shaving
pine straw
pipe
pipe cleaners
pitcher
pjs
placemats
plant food
plant nursery
plant pot
plasterboard
plastic bins
plastic cups
plastic cutlery
plastic eggs
plastic forks
plastic utensils
plastic wrap
plates
platos closet
play doh
playpen
pliers
plug ins
plumbing parts
plumbing supplies
plunger
plush
plush toy
plushie
ply wood
plywood
pocket knife
poinsettia
polo
polo shirt
polyfilla
polyurethane
pom poms
pompoms
poncho
pooja thali
pool chlorine
pool cover
pool filter cartridge
pool salt
pool shock
pool skimmer
popular bookshop
porch swing
portable ac
post hole digger
post it
post its
postcard
postcards
poster board
potato masher
potpourri
pots and pans
pottery bowl
potting mix
potting soil
potty
potty seat
power drill
power outlet
power strip
powerfeed
pram
prayer beads
prayer mat
pre roll
preroll
pressure cooker
primer makeup
printer
printer for home
printer ink for home
printer paper for home
pritt stick
prom dress
propagator
propane exchange grill
propane grill
protractor
pry bar
pry bars
psle papers
puffer
puffer jacket
pull up bar
pull ups
pull ups for toddler
pumpkin carving kit
pumpkins
purse
push pins
pushchair
puzzles
pvc pipe
pyjamas
q tips
qipao
qoo10
queen excluder
quikrete
quilt
qvc
rack
racket
rain barrel
rain boots
rain coat
rain jacket
raincoat
raised bed kit
rake
ram stick
range hood
rash guard
rat poison
rat traps
ratchet
ratchet straps
rattan bag
rattle
rattle toy
rawl plugs
razor
razor blades
razors
recliner
record sleeves
recorder
reed diffuser
reeds
refrigerator
reliance digital
reliance fresh
remote batteries
respirator
restocking fee
retaining wall block
retinol
ribbon
rice maker
ring doorbell
river rock
rizla
roach motel
roach spray
road salt
robe
robinsons
rock salt
rocking chair
roku
roku stick
roller covers
rollers and paint
rolling papers
rolling pin
roof nails
roomba
rope
rosary
roses
rowing machine
rubber bands
rubber gloves
rubber mallet
rubiks cube
rucksack
ruler
runner bean seed
running shoes
running trainers
safety glasses
safety pins
safety vest
saks
salad spinner
salt lick
salt shaker
salvation army store
sams
sand
sandals
sander
sandpaper
sandwich bags
sanitary pads
saran wrap
sarong
sarongs
saucepan
saw
saw blade
scale
scanner
scarf
scented candle
scholastic book fair
school backpack
school bag
school books
school clothes
school curriculum
school labels
school shoes
school supplies
school textbook
school trainers
school uniform
school uniforms
science fair board
scissors
scooter for my son
scotch brite
scotch tape
scratch grain
screen cleaner
screen guard
screen protector
screen repair
screwdriver
screwdriver set
screws
scrub brush
scrub top
scrub tops
scrubs
scrunchies
sd card
seasol
secateurs
sectional
security camera
security cameras
seedlings
seeds
selfie stick
sellotape
semi gloss
sequins
setting powder
sewing kit
sewing machine
sewing supplies
sharpie
sharpies
shave cream
shave gel
shaver
shaving cream
shaving foam
sheet set
shelf
shell necklace
shelves
shelving
shelving unit
shin guards
shingles
shirt
shirts
shoe
shoe insoles
shoe laces
shoe polish
shoe rack
shoelaces
shoes
shop vac
shopko
shoppers stop
shot glasses
shovel
shower caddy
shower curtain
shower curtain rod
shower gel
shower rod
showerhead
shrubs
side table
sidewalk salt
siding
silicone
silver earrings
silver jewelry
silver ring
silverware
sindoor
sink
sink faucet
sippy cups
sir walter buffalo turf
skateboard
skates
sketchbook
ski goggles
ski jacket
ski pants
skillet
skin care
skirt
skis
slacks
sled
sleep mask
sleep sack
sleepsuit
sleepwear
slime kit
slippers
slug bait
slug pellet
smart bulb
smart lock
smart plug
smart watch
smartphone
smoke alarm
smoke detector
smoker chips
smoker pellet
smokes
snail bait
snorkel mask
snow blower
snow boots
snow brush
snow shovel
snowblower
snowboard
snus
soap
soap dispenser
soccer ball
soccer cleats
soccer shoes
soccer uniform
socket set
socks
sod pallet
sofas
softener salt
software disc
soil
solar lights
solo cups
sound bar
soup ladle
soup pot
space heater
spackle
spade
spanner
speed square
spelling book
sphagnum moss
spice box
spirit level
spirit wear
splitting maul
sponge
sponges
sport coat
sports bra
sportswear
spray paint
spray starch
sprinkler
squeegee pole
squishmallow
squishmallows
stain remover
standing desk
standing fan
stationery for school
statue
steel tiffin
steel toe boots
steel wool
step ladder
stepping stones
stick tape
stickers
sticky labels
stockings
stockings for christmas
stool
stools
storage bench
storage bins
storage box
storage boxes
storage containers
storage tubs
stove
straightener
strainer
straw hat
streamers
stretch wrap
strimmer
string lights
string trimmer
stud finder
study guide
stuffed animal
stuffed animals
stuffed bear
stylus
succulents
suet
suet cake
sugar cane mulch
suit
suit jacket
sun cream
sun hat
sun screen
suncream
sundress
sunflower
sunglasses
super glue
superglue
surf excel
surfboard
surge protector
suspenders
swaddle
swaddles
sweatpants
sweatshirt
swiffer
swiffer pads
swim cap
swim goggles
swim shorts
swim trunks
swimming trunks
swimsuit
swimwear
swiss army knife
t j maxx
t shirt
t shirts
table cloth
tablecloth
tableware
tailors chalk
tampons
tanishq
tank top
tank tops
tap shoes
tape measure
tarp
tea cups
tea kettle
tea set
team hoodie
team jacket
team jersey
teapot
tee
television
telly
ten year series
tennis balls
tennis racket
tennis shoes
tent
textbook
textbooks
thank you cards
thc gummy
thermal underwear
thermometer for the oven
thermos
thermostat
thirty odd six
thirty ought six
thirty thirty shell
thread
throw blanket
throw pillow
throw pillows
thumb drive
thumb tacks
thumbtacks
tick spray yard
tights
tiki torch fuel
tile
tiles
timber
tin foil
tin opener
tinsel
tissue paper
tissues
tjmaxx
toaster oven
tobacco
toilet bowl cleaner
toilet brush
toilet cleaner
toilet paper
toilet roll
toilet seat
toiletries
toiletry bag
tomato cage
tomato feed
tomato plants
tomato seed
tomorite
tongs
tool bag
tool box
tool set
toolbox
tooth paste
toothbrush
toothbrush heads
toothbrush holder
toothbrushes
toothpaste
top school exam paper
topsoil
torch
tote
towel
towels
toy
toy box
toy car
toy cars
toy store
toy truck
toys
toys r us
track pants
tracksuit
trail cam
trainers at
trainers for school
trainers from
training pants
training wheels
trampoline
trash bags
trash can
trash cans
travel cot
travel mug
travel plug
tray
trench coat
tri fold board
trimmer line
triple a batteries
triple as
tripod legs
trousers
true value
tshirt
tube of caulk
tube of silicone
tuesday morning
tulips
turkey baster
turkey fryer
turtleneck
tux
tux rental
tuxedo
tuxedo rental
tv mount
tv stand
tweezerman
tweezers
twelve gauge
twin xl
two by four
two by fours
uggs
umbrella
umbrellas
undershirt
undershirts
underwear
uniform
uniform shirt
usb c cable
usb c hub
usb cable
usb drive
usb stick
utensils
utility knife
valentines cards
value village
vape cartridge
vape juice
vape pods
varroa
vase
vases
velcro
vermiculite
vim bar
wal mart
walkie talkies
wall art
wall charger
wall clock
wall mirror
wall paint
wall plug
wallet
wardrobe
washcloths
washer
washing machine
washing powder
washing up liquid
wasp spray
watch band
watch battery pack
watch repair kit
watch strap
water balloons
water bottle
water butt
water filter
water softener salt
watering can
wax melts
wd 40
wd-40
wd40
weather stripping
weatherstripping
web cam
wedding band
wedding dress
wedding ring
wedding rings
weed and feed
weed eater
weed eater string
weed gummy
weed killer
weed wacker
weed whacker
weedkiller
weedol
weights
welcome mat
wellies
westside
wet wipes
wetsuit
wetsuits
wh smith
wheel barrow
wheelbarrow
whipper snipper
whisk
white trainers
whiteboard markers
whsmith
wicker basket
wifi extender
williams sonoma
wind chimes
windex
window ac
window fan
window screen
windshield scraper
wine glass
wine glasses
winter boots
winter coat
winter hat
wipes
wire nuts
wire strippers
wireless charger
wisteria
wok
wood carving
wood chips
wood chunk
wood filler
wood glue
wood pellets smoker
wood screws
wood stain
wooden spoon
work boots
work clothes
work gloves
work pants
workbook
woven bag
woven basket
wrapping
wrapping paper
wreath
wrench
wrench set
wrist wraps
wristwatch
yankee candle
yard bags
yard inflatable
yard waste bags
yarn
year book
yoga mat
yoga pants
yoyos
zip ties
ziploc bags
zipper
zippo lighter
zoysia
zyn
# Shopping, en, full
baby shoes
blood and bone
blood fish and bone
bottle opener
bus driver hat
cake pan
can opener
car phone holder
car phone mount
dog person shirt
egg cartons
food processor
game of thrones shirt
gym bag
gym clothes
gym shoes
gym shorts
hot water bottle
ice cube tray
ice melt
medicine cabinet
milk frother
movie poster
paper for the printer
phone holder
phone mount
pizza cutter
pizza stone
power adapter
rice paddle
salad bowl
seed potato
seed spud
spice rack
squeaky toy
sunflowers
superdrug eyelash
travel adapter
wine opener
wine rack
workout clothes
workout leggings
`
