/** Shopping, English. Goods: clothes, electronics, household things, cosmetics, furniture, tools, stationery, and the shops that sell them. */
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
walmart
wilko
yard sale
# Shopping, en, loose
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
heater
lamp
mat
mug
pad
pads
paint
pans
paper
plant
plants
polish
pot
pots
rug
safe
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
2x4s
aa batteries
academy
activewear
aerie
aeropostale
after sun
aftershave
air filter
air filters
air freshener
air mattress
air wick
alarm clock
alarm clock radio
alexa
all purpose cleaner
aloe
aluminum foil
american spirits
ammo
ammunition
anchors
anklet
ann taylor
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
area rug
armchair
art print
art prints
art supplies
artwork
athleta
aux cord
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
back to school
back to school clothes
back to school shopping
backpack
baking dish
baking sheet
ball cap
ballet shoes
balloons for decoration
band instrument reeds
banner for the party
bar of soap
bar soap
bar stools
baseball
baseball bat
baseball cap
baseball glove
basketball
basketball shoes
bassinet
bath bomb
bath bombs
bath mat
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
beer glasses
belk
belt buckle
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
binders
binoculars
bird feeder
birkenstocks
birthday candles
birthday card
birthday cards
blanket
blankets
bleach
blinds
blow dryer
bluetooth speaker
blush
board shorts
bobby pins
body spray
bolts
bookbag
bookcase
bookshelf
booster seat
boot laces
bottle nipples
bouquet
bouquet of flowers
bow tie
bowling shoes
bows
box dye
box fan
box of matches
box of nails
box of screws
boxers
bracelet
bras
breast pads
bricks
bridesmaid dress
briefs
brita
brita filter
bronzer
broom
bubble bath
bucket
buddha statue
bug spray
bug zapper
bungee cords
bushes
button down
buttons
cabinet
cabinet knobs
cabinets
cable organizer
cake stand
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
can of paint
candle holder
candles
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
chain lock
chainsaw
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
cheongsam
chewing tobacco
chinos
christmas cards
christmas decorations
christmas lights
christmas ornaments
christmas tree
chromecast
cigarette
cigarettes
cigars
circular saw
citronella candles
clamps
cleaner spray
cleaning products
cleaning spray
cleaning stuff
cleaning supplies
cleaning wipes
cleanser
cleats
cling film
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
coffee cup
coffee filters
coffee grinder
coffee machine
coffee mug
coffee table
colander
college textbooks
colored pencils
comb
comforter
command strips
compass set
compost
computer
computer parts
concrete
consignment
construction paper
cookie cutters
cookie sheet
cookware
cooler
cordless drill
cork board
corkscrew
cosmetic bag
cosmetics
costume
cotton balls
cotton pads
cotton swabs
couch
countertop
cover up
cracked screen
craft paper
craft supplies
crayons
crib
crochet yarn
crockpot
crocs shoes
crop top
curling iron
curtain rod
curtain rods
curtains
cutlery
cutting board
d mart
dance shoes
dash cam
dashcam
deadbolt
deck stain
dehumidifier
denim jacket
dental floss
denture cleaner
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
dip tobacco
dish cloths
dish detergent
dish rack
dish soap
dish towels
dishes
dishwasher
dishwasher pods
dishwasher tablets
dishwashing liquid
disinfectant
disinfectant wipes
disinfecting wipes
doc martens
don quijote
dongle
door handle
door knob
door lock
door mat
doorbell
doorbell camera
doorknob
doormat
dorm stuff
dorm supplies
double a batteries
drain cleaner
drano
drawer
drawers
dreamcatcher
dress pants
dress shirt
dress shoes
dresser
dresses
drill
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
duct tape
duffel bag
dumbbells
dustpan
dutch oven
duvet
duvet cover
e reader
ear buds
ear muffs
ear plugs
earmuffs
earphones
earplugs
earrings
easter basket
easter eggs plastic
echo dot
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
encyclopedia
end table
engagement ring
eraser
espadrilles
espresso machine
essential oils
estate sale
ethernet cable
extension cord
extension ladder
extension lead
external drive
external hard drive
eye mask
eyebrow pencil
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
fairy lights
fairy liquid
faucet
felt
feminine products
fence
fence panels
fencing
fertilizer
filing cabinet home
finish line
fins
fire extinguisher
fire stick
fishing rod
fitbit
fittings
flannel
flannel shirt
flapper
flash drive
flashlight
flat iron
fleece
flip flops
floor cleaner
floor lamp
flooring
floss
flower pot
flowers
fly swatter
foam board
foil
folders
folding chair
folding chairs
folding table
food containers
food storage
football
football boots
football jersey
footwear
forks
formula dispenser
fragrance
frames
french press
fridge
fridge filter
frying pan
full length mirror
furnace filter
furnace filters
furniture
futon
gadget
gadgets
gallon of paint
gaming chair
gaming headset
gaming keyboard
gaming laptop
gaming mouse
gaming pc
garbage bags
garbage disposal
garden center
garden gloves
garden hose
garden supplies
garden tools
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
google home
googly eyes
gps
gpu
graph paper
graphics card
graphing calculator
grass seed
grater
gravel
greeting card
greeting cards
grill
grip tape
grout
gym uniform
hair brush
hair clip
hair clippers
hair clips
hair conditioner
hair dye
hair extensions
hair gel
hair products
hair spray
hair straightener
hair ties
hairbrush
hairspray
halloween costume
halloween decorations
hammer
hand lotion
hand towel
hand towels
handbag
handicraft
handicrafts
handmade
hangers
hard drive
hard hat
hardware
harem pants
hdmi cable
head torch
headband
heated blanket
hedge trimmer
heels
helmet
herbs plant
hex keys
hibbett
high chair
highlighters
hiking backpack
hiking boots
hiking gear
hiking poles
hiking shoes
hinges
hole punch
home and garden
home decor
home printer
home stuff
hookah pipe
hooks
hose
hose nozzle
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
ice chest
ice packs for the cooler
ice scraper
impact driver
incense
incense sticks
index cards
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
jerseys
jewellery
jewelry
jigsaw
jigsaw blades
joggers
joint compound
journal
juul
karate uniform
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
kitchenware
knickknacks
knife
knife set
knives
lab coat
label maker
ladder
laminate flooring
lamp shade
lampshade
lantern
lanterns
laptop bag
laptop charger
laptop repair
laptop sleeve
laptop stand
laundry bag
laundry basket
laundry detergent
laundry detergent pods
laundry hamper
laundry pods
laundry soap
lawn bags
lawn chair
lawn mower
lawnmower
leaf bags
leaf blower
leather jacket
leave in conditioner
led bulbs
led lights
led strip
leggings
lego set
lens
lens cleaner
lenskart
leotard
life jacket
light bulb
light bulbs
light fixture
light switch
light switches
lightbulb
lighter
lighter fluid
lighters
lined paper
linen pants
linen shirt
lingerie
lint roller
lip liner
loafers
lock
lockbox
long johns
loo roll
loofah
loose leaf paper
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
magnet
mailbox
makeup bag
makeup brush
makeup brushes
makeup remover
markers
marlboros
mascara
masking tape
mason jars
maternity clothes
maternity dress
mattress
mattress pad
mattress protector
mattress topper
maxi pads
measuring cups
measuring tape
mechanical pencils
menorah
mesh wifi
michaels
micro center
microcenter
mirror
mittens
mixing bowl
mixing bowls
mop
mortar
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
mouse pad
mouse trap
mouse traps
mouthguard
mouthwash
moving supplies
mower
muffin tin
mugs
mulch
multi surface cleaner
nail clippers
nail file
nail polish
nail polish remover
nails and screws
napkins
nappies
necklace
needle and thread
needles
negligee
nest
new bike
newports
nicotine pouches
night cream
night light
nightgown
nightstand
nine volt battery
notebook
notebooks
nursery plants
nursing bra
nursing pillow
nursing scrubs
nursing shoes
nuts and bolts
nylons
onesie
onesies
orchid
organizer
organizers
ornaments
ottoman
outdoor furniture
outdoor rug
outerwear
outfit
outlet cover
overalls
oxiclean
pacifier
pack of cigarettes
pack of smokes
pack of socks
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
pajamas
pan
pants
panty liners
pantyhose
paper clips
paper cups
paper plates
paper towels
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
pc parts
pe uniform
peeler
pen
pencil
pencil case
pencil sharpener
pencils
pens
perfume
phone
phone case
phone charger
phone charm
phone grip
phone repair
phone screen repair
phone stand
photo frame
picture frame
picture frames
picture hooks
pier 1
pillow
pillowcases
pillows
pipe
pipe cleaners
pitcher
pjs
placemats
plant pot
plastic bins
plastic cups
plastic cutlery
plastic eggs
plastic forks
plastic utensils
plastic wrap
plates
platos closet
playpen
pliers
plug ins
plumbing parts
plumbing supplies
plunger
plywood
pocket knife
poinsettia
polo
polo shirt
polyurethane
pom poms
poncho
portable ac
post its
poster board
potpourri
pots and pans
pottery bowl
potting soil
potty
potty seat
power drill
power outlet
power strip
prayer beads
prayer mat
pressure cooker
primer makeup
printer
printer for home
printer paper for home
prom dress
propane grill
protractor
puffer
puffer jacket
pull ups
pumpkin carving kit
pumpkins
purse
push pins
pvc pipe
q tips
qipao
qoo10
quikrete
quilt
qvc
rack
racket
rain boots
rain coat
rain jacket
raincoat
rake
rash guard
rat poison
ratchet
ratchet straps
rattan bag
rattle
razor
razor blades
razors
recliner
recorder
reed diffuser
reeds
refrigerator
reliance digital
reliance fresh
remote batteries
respirator
retinol
ribbon
rice maker
ring doorbell
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
rope
rosary
roses
rubber bands
rubber gloves
ruler
running shoes
safety glasses
safety pins
safety vest
saks
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
scale
scanner
scarf
scented candle
school backpack
school bag
school books
school clothes
school shoes
school supplies
school textbook
school uniform
school uniforms
science fair board
scissors
scooter for my son
scotch tape
screen cleaner
screen protector
screen repair
screwdriver
screwdriver set
screws
scrub brush
scrubs
scrunchies
sd card
sectional
security camera
security cameras
seedlings
seeds
selfie stick
setting powder
sewing kit
sewing machine
sewing supplies
sharpie
sharpies
shave gel
shaver
shaving cream
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
siding
silver earrings
silver jewelry
silver ring
silverware
sink
sink faucet
sippy cups
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
sleepwear
slippers
smart bulb
smart lock
smart plug
smart watch
smartphone
smoke alarm
smoke detector
smokes
snorkel mask
snow boots
snow brush
snow shovel
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
sofas
software disc
soil
solar lights
solo cups
space heater
spackle
sponge
sponges
sport coat
sports bra
sportswear
spray paint
sprinkler
stain remover
standing desk
standing fan
stationery for school
statue
steel toe boots
steel wool
step ladder
stick tape
stickers
stockings
stockings for christmas
stool
stools
storage bins
storage box
storage boxes
storage containers
stove
straightener
strainer
straw hat
streamers
string lights
stud finder
study guide
stylus
succulents
suet
suit
suit jacket
sun hat
sun screen
sundress
sunglasses
super glue
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
swimsuit
swimwear
swiss army knife
t j maxx
t shirt
t shirts
table cloth
tablecloth
tableware
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
tennis balls
tennis racket
tennis shoes
tent
textbook
textbooks
thank you cards
thermal underwear
thermometer for the oven
thermos
thermostat
thread
throw blanket
throw pillow
throw pillows
thumb drive
thumb tacks
thumbtacks
tights
tile
tiles
tin foil
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
tomato plants
tongs
tool bag
tool box
tool set
toolbox
toothbrush
toothbrush heads
toothbrush holder
toothbrushes
toothpaste
topsoil
torch
tote
towel
towels
track pants
tracksuit
training pants
trampoline
trash bags
trash can
trash cans
travel mug
tray
trench coat
tri fold board
trimmer line
triple a batteries
trousers
true value
tshirt
tuesday morning
tulips
turtleneck
tux
tux rental
tuxedo
tuxedo rental
tv mount
tv stand
tweezers
uggs
umbrella
umbrellas
undershirt
undershirts
underwear
uniform
uniform shirt
usb c cable
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
vase
vases
velcro
wal mart
walkie talkies
wall art
wall charger
wall clock
wall mirror
wall paint
wallet
wardrobe
washcloths
washer
washing machine
washing powder
washing up liquid
wasp spray
watch band
watch repair kit
watch strap
water bottle
water filter
watering can
wax melts
weather stripping
weatherstripping
wedding band
wedding dress
wedding ring
wedding rings
weed eater
weed eater string
weed killer
weed whacker
weights
welcome mat
westside
wet wipes
wetsuit
wetsuits
wheelbarrow
whisk
whiteboard markers
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
wok
wood carving
wood glue
wood screws
wood stain
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
wristwatch
yankee candle
yard bags
yard waste bags
yarn
yoga mat
yoga pants
zip ties
ziploc bags
zipper
zippo lighter
zyn
# Shopping, en, full
baby shoes
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
spice rack
travel adapter
wine opener
wine rack
workout clothes
workout leggings
`
