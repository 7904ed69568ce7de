/** Food & Dining, English. Meals, drinks, snacks, groceries to eat or cook, and the places that serve them. */
export const FOOD_EN = `
# Food & Dining, en, faint
dozen
gallon
ounces
pound
pounds
slice
slices
# Food & Dining, en, hint
apna bazar
asda
ate
baked
ben and jerrys
binnys
bjs
bob evans
cooked
costa
drank
drinking
eating
farmer market
food hall
giordanos
goldys
greggs
grilled
hardees
ice cream shop
india bazaar
jewel
jewel osco
just eat
kitchen
longhorn steakhouse
lou malnatis
market stall
meijer
morrisons
nandos
panera bread
patel bros
portillos
sainsburys
save a lot
subzi mandi
taproom
taqueria
tavern
tesco
waitrose
weee
wetherspoons
winco
# Food & Dining, en, loose
bar
bill at
club soda
dates
deer processing
dip
eat out
elephant ear
lau lau
leg
liver
mint
mixture
orange
picnic
pop
potluck
produce
pub
ribs
squash
tab
tab at
tripleta
turkey
water
wrap
# Food & Dining, en, thing
a bite
acai
acai bowl
advent calendar
advent calendar chocolate
afternoon tea
agave
aguas frescas
airport food
al pastor
ale
alfredo
almond butter
almond milk
almonds
altoids
anchovies
aperol spritz
appetizer
appetizers
apple
apple cobbler
apple fritter
apple juice
apple pie
apples
applesauce
apricots
arak
arepa
arepas
arnold palmer
artichoke
ate out
aubergine
avocado
avocado oil
avocado toast
avocados
baby back ribs
baby food
baby formula
bacon
bacon butty
bacon roll
bacon sandwich
baconator
bag of ice
bag of rice
bag of sweets
bagel
bagel and cream cheese
bagels
bagged salad
baguette
baileys
baked beans
baked potato
bakery
baking soda
baking supplies
baklava
ballpark frank
ballpark hot dog
ballpark nachos
balsamic
balut
banana
banana bread
banana fritters
banana pancake
banana split
bananas
bangers and mash
banh mi
bap
bar food
bar tab
barbacoa
barbecue
barbecue plate
barbecue supper
barbeque
basil
basket of tots
bbq
bbq plate
bbq ribs
bbq sauce
bbq supplies
bean sprouts
bean supper
beans
bear claw
beaver nuggets
beef
beef jerky
beef stew
beer
beer flight
beer garden
beers
beetroot
beets
beignets
bell peppers
bento box
berbere
berries
bhaji
bhature
bhujia
big mac
big shop
bintang
biriyani
birria tacos
birthday cake
biryani
biscuits
biscuits and gravy
bite to eat
black beans
black coffee
black tea
blackberries
blackened mahi
bloody mary
blooming onion
blt
blue plate special
blueberries
boba tea
bobas
body armor
bok choy
bologna
bone broth
boneless wings
booze
borscht
bottle of water
bottle of whiskey
bottle of wine
bottled water
boudin
bouillon
bourbon
box of chocolates
brandy
brats
bratwurst
bread
bread and jam
bread rolls
breadsticks
breakfast
breakfast buffet
breakfast plate
breakfast sandwich
breakfast taco
breakfast tacos
breath mints
brewery
brie
brioche
brisket
brisket dinner
brisket plate
brisket sandwich
broccoli
broth
brown sauce
brown sugar
brownie
brownie mix
bruschetta
brussels sprouts
buckeys
buffalo wings
buffet
bulgur
buns
burger combo
burger patties
burgers
burnt ends
burrito
burrito bowl
burrito supreme
business of lunch
butcher
butcher shop
butter
butter chicken
butterburger
buttermilk
butty
cabbage
caesar salad
cafeteria
cafeteria lunch
cake
cake mix
calamansi
calamari
calzone
candies
candy
candy apple
candy bar
candy canes
candy floss
canned corn
canned pumpkin
canned soup
canned tuna
cannoli
canola oil
cantaloupe
canteen
capers
caprese
capri sun
capri suns
capsicum
caramel
caramel apple
caramel macchiato
cardamom
carne asada
carnitas
carrot
carrots
carryout
carton of eggs
carvery
case of beer
case of water
cashew milk
cashews
cassava
casserole
catering tray
catfish
catfish dinner
catfish plate
cauliflower
celery
cereal
cereal bars
ceviche
chai
chai latte
chakli
chamoy
champagne
champurrado
char kway teow
charcoal chicken
charcuterie
charcuterie board
cheddar
cheerios
cheese
cheese board
cheese crisp
cheese curds
cheese plate
cheese stick
cheese sticks
cheeseburger
cheeseburgers
cheesecake
cheesesteak
cheez its
cherries
cherrystone
chewing gum
chia seeds
chick filet
chicken
chicken biscuit
chicken bowl
chicken breast
chicken broth
chicken dinner tickets
chicken fried steak
chicken noodle soup
chicken nuggets
chicken parm
chicken plate
chicken pot pie
chicken salad
chicken sandwich
chicken soup
chicken strips
chicken supper
chicken tenders
chicken thighs
chicken tikka
chicken wings
chickpeas
chikki
chiles
chili
chili cookoff
chili feed
chili oil
chili sauce
chili supper
chili supper tickets
chillies
chimichanga
chimichangas
chinese place
chinese takeout
chip butty
chippy
chips
chips and salsa
chives
chocolate
chocolate bar
chocolate milk
chocolates
chorizo
chow mein
chowder
choy sum
church dinner
church lunch
church potluck
church supper
chutney
chye sim
ciabatta
cider
cilantro
cinnamon
cinnamon roll
cinnamon rolls
clam chowder
clams
clementines
cloves
club sandwich
cockles
cocktail
cocktails
coconut
coconut milk
coconut oil
coconut shake
coconut water
coconuts
cod dinner
cod fillet
cod fish
cod plate
cod sandwich
codfish
coffee
coffee beans
coffee creamer
coffee grounds
coffee pods
coffee run
coffee shop
coffees
coke
cokes
colas
cold brew
cold cuts
coleslaw
combo meal
combo plate
concession stand
concessions
concha
coney dog
cook out
cookie
cookie dough
cookie tray
cooking oil
cookout
cookout food
cookout supplies
cordial
coriander
coriander bunch
corkage
corkage fee
corn
corn dog
corn dogs
corn oil
corn on the cob
cornbread
cornflakes
cornflour
cornstarch
cortado
cottage cheese
cottage pie
cotton candy
courgette
couscous
crab
crab cakes
crab feed
crab legs
crackers
craft beer
craft beer flight
cranberries
cranberry juice
cranberry sauce
crawfish
crawfish boil
cream cheese
cream puffs
creamer
crepes
crisps
croutons
cruller
crumpets
crunchwrap
csa box
csa share
cucumber
cumin
cup noodles
cupcake
cupcakes
cuppa
curly fries
curry
curry paste
curry powder
curry puff
custard
custard creams
daiquiri
danish
decaf
deep dish
deep dish pizza
deli
deli meat
deli tray
delivery pizza
delivery tip
desserts
dicks drive in
diet coke
digestives
dill
dine in
dine out
diner
dining
dinner
dinner astons
dinner date
dinner party food
dinner rolls
doner
donut
donut holes
dou miao
double cheeseburger
double scoop
doughnut
dozen donuts
dozen eggs
draft beer
dragon fruit
dragonfruit
dressing
dried fruit
dried mango
drink
drinking water
drinks
drinks with friends
drip coffee
drive in burger
drive through
drive thru
duck
dumplings
earl grey
easter candy
eating out
eclair
edamame beans
egg
egg burrito
egg drop soup
egg mcmuffin
egg rolls
egg sandwich
eggo
eggplant
eggs
elephant ear fair
elevenses
empanada
empanadas
enchilada plate
enchiladas
energy bar
energy drink
english muffins
entree
etouffee
fajita plate
fajitas
falafel
family dinner
family meal
farm share
farm stand
fast food
fenugreek
feta
fettuccine
figs
filet mignon
fireball shooter
fish
fish and chips
fish balls
fish cake
fish fillets
fish fry
fish fry dinner
fish fry plate
fish fry tickets
fish plate
fish sauce
fish sticks
fish taco
fish tacos
fishball
fishcake
fishmonger
fizzy drink
flapjack
flautas
flax seeds
flight of beers
flour
focaccia
food
food city
food delivery
food shop
food shopping
food stall
food truck
formula milk
frappe
freezer beef
freezer pops
french toast
fresh juice
fried banana
fried bananas
fried catfish
fried cod
fried fish
fried noodles
fried rice
fried tofu
fries
frito pie
fritos
fro yo
frosting
frosty
froyo
frozen dinner
frozen dinners
frozen fries
frozen fruit
frozen meals
frozen peas
frozen pizza
frozen vegetables
frozen waffles
frozen yogurt
fruit
fruit cup
fruit cup with tajin
fruit juice
fruit salad
fruit snacks
fruit tray
fruits
frying oil
fudge
fufu
full english
funeral potatoes
funnel cake
g and t
galangal
gallon of milk
gallon of water
gallon water
gammon
garlic
garlic bread
gas station coffee
gas station food
gas station hot dog
gas station pizza
gas station snacks
gatorade
gelatin
general tso
ghee jar
gin
gin and tonic
ginger
glazed donut
gluten free bread
gnocchi
gorditas
gouda
graeters
graham crackers
grain bowl
granola
granola bars
grape jam
grape juice
grapefruit
grapes
gravy
gravy biscuit
greek food
greek yogurt
green beans
green chile burger
green chile stew
green chilli
green chillies
green juice
green onions
green tea
greengrocer
grilled cheese
grilled chicken
grilled corn
grilled fish
groceries
grocery
grocery run
grocery shopping
grocery store
ground beef
ground chuck
ground coffee
ground turkey
grouper
guac
guacamole
guava
gum
gum drops
gummies
gummy bears
gyro
haddock
hainanese chicken rice
halal goat
half a cow
half and half
half gallon of milk
half smoke
halibut
halloumi
ham
ham dinner
ham supper
hamburger
hamburger buns
hamburgers
happy hour
happy meal
hard cider
hard seltzer
harvest dinner
harvest supper
hash browns
healthy food
heavy cream
helmet nachos
her plate
herbal tea
herbs
hibachi
high tea
his plate
hoagie
hobnobs
hojas de maiz
home fries
honey
honeydew
hot and sour soup
hot cocoa
hot dish casserole
hot dog
hot dog buns
hot dogs
hot links
hot pockets
hot pretzel
hot sauce
hot sausage
hot wings
hotdog
hummus
ice
ice cream
ice cream cone
ice cream sandwich
ice cream social
ice cream truck
iced coffee
iced latte
iced matcha
iced tea
icee
icing
indian food
indian sweets
indonesian food
infant formula
ingredients
injera
instant coffee
instant noodles
ipa
italian beef
italian food
jack daniels
jacket potato
jackfruit
jalapenos
jam and butter
jameson
jammie dodgers
jar of jam
jell o
jello
jelly beans
jenis ice cream
jerk chicken
jerky
jimbaran seafood
jr crickets
juice
juice box
juice boxes
junk food
k cups
kabobs
kai lan
kailan
kale
kangkong
katsu curry
kebabs
kefir
keg
ketchup
kettle corn
keurig pods
kidneys
kids lunch
kids meal
kids meals
kids menu
kids snacks
kimchi jar
kiwis
kolache
kolaches
kombucha
kool aid
kulcha
kulfis
kung pao
lactose free milk
lager
lamb
lamb chops
lasagne
lechon
leeks
lemon pepper wings
lemonade
lemongrass
lemons
lentil soup
lentils
lettuce
licorice
light beer case
lime
limeade
limes
linguine
liquor
liquor store
littleneck
lo mein
loaded fries
loaf of bread
lobster roll
loco moco
lollipop
lollipops
long black
low country boil
lox
lucozade
lunch
lunch buffet
lunch meat
lunch money
lunch money for me
lunch plate
lunch special
lunchables
luncheon meat
lutefisk dinner
lychee
m and ms
mac and cheese
macaroni
macarons
machaca
mackerel
malasadas
mandarins
mango
mango juice
mangoes
mangonada
mangonadas
mangosteen
maple bar
maple syrup
margarine
margarita
margaritas
marinara
marmalade
marmite
marshmallows
martini
masa harina
maseca
mashed potato
mashed potatoes
matcha latte
matchas
mathri
maxwell street polish
mayo
mayonnaise
mcflurry
mcmuffin
mcnuggets
meal
meal deal
meal kit
meal plan dining hall
meal prep
meals
meat
meatballs
meatloaf
mediterranean food
mediterranean takeout
menudo
menudo plate
mexican food
michelada
microwave dinner
microwave popcorn
milk
milk tea
mimosa
mimosas
mince
mineral water
minestrone
mints
miso
miso soup
mocha latte
mocktail
mocktails
modak
mojito
mojitos
molasses
monster
morning coffee
mozzarella
mozzarella sticks
mr whippy
muesli
muffin
muffuletta
murukku
mushrooms
mussels
mustard
mustard oil
mustard seeds
mutton
my plate
my round
naan
nacho cheese
nachos
namkeen
navajo taco
navajo tacos
nectarines
negroni
nespresso pods
nibbles
night out drinks
noodle
noodles
nuggets
nut butter
nuts
oat milk
oat milk latte
oatcakes
oats
oj
old fashioned
olive oil
olives
omelet
omelette
onion
onion rings
onions
orange chicken
orange juice
orange slices
oranges
order dominoes
ordered dominoes
ordered mediterranean
ordering dominoes
oregano
otter pops
outback
overnight oats
oxtail
oyster sauce
oyster supper
oysters
packed lunch
packet of crisps
paczki
pad see ew
pad thai
paella
pain au chocolat
pakoras
palm oil gallon
pan dulce
pancake breakfast
pancake feed
pancake mix
pancake supper
pancakes
pancit
panini
papaya
parfait
parmesan
parsley
parsnips
party platter
passion fruit
pasta sauce
pastas
pastrami sandwich
pastries
pastry
pasty
pbr tallboy
peach
peach cobbler
peach tea
peaches
peanut butter
peanut oil
peanuts
pear
pears
peas
pecans
peking duck
penne
pepper
pepperoni
peppers
pepsi
perogies
pesto
pg tips
phillies cheesesteak
philly cheesesteak
pho
piccolo
pick and mix
pickles
pie
pie crusts
pie filling
pierogies
pig pickin
pikliz
pineapple
pint
pint of beer
pinto beans
pistachios
pita bread
pitcher of beer
pitcher of coke
pitcher of margaritas
pitcher of pop
pitcher of soda
pitta
pizzas
pizzeria
plane food
plantains
plate lunch
plate lunches
plums
poke bowl
polenta
polish sausage
pomegranate
pomelo
pomfret
pop from the machine
pop out of the machine
pop tart
popsicle
poptarts
pork
pork belly
pork chops
pork ribs
pork shoulder
portobello
pot pie
pot roast
pot stickers
potato
potato chips
potato salad
potatoes
potluck dish
potluck supper
potstickers
pour over
poutine
powerade
prawns
prepared meal
prepared meals
pretzel
pretzels
prickly pear lemonade
prime rib
prosciutto
prosecco
protein bar
protein bars
protein drink
prunes
pub food
pub grub
pub lunch
pub quiz night drinks
puddings
pulled pork
pulled pork plate
pumpkin bread
pumpkin pie
pumpkin spice latte
pupusas
quahog
quesadilla
quesadillas
queso
quick bite
quick trip coffee
quinoa
rack of ribs
radishes
raisins
ramen noodles
ranch
ranch dressing
raspa
raspado
raspados
raspas
raspberries
ravioli
razor clam
red bull
red chillies
red wine
reeses
refried beans
relish
rib plate
ribena
ribeye
rice
rice bag
rice cakes
rice krispies
rice noodles
risotto
roast beef
roast chicken
roast dinner
roast duck
rolls of bread
romaine
romantic dinner
room service
rose wine
rosemary
rosé
rotisserie
rotisserie chicken
round of beers
round of coffees
round of cokes
round of drinks
round of lattes
round of milkshakes
round of pizzas
round of shakes
round of shots
round of slushies
round of sodas
rum
rum and coke
sake
salad bar
salad dressing
salad kit
salad mix
salads
salami
salsa
salsas
salt
saltfish
samosas
sandwiches
sangria
sardines
sarnie
satay
satsumas
sausage
sausage biscuit
sausage plate
sausage roll
sausages
scallions
scallops
schnitzel
school bake sale cookies
school lunch
school snacks
scone
scotch
sea bass
seabass
seafood boil
seafood dinner
seaweed
seltzer
seltzers
sesame oil
shakshuka
shallots
shandy
shave ice
shaved ice
shawarma
shepherds pie
short stack
shots
shredded cheese
shrimp
shrimp plate
side dish
side salad
sirloin
six pack
skittles
slice of pie
slim jims
slurpee
slush
slushes
slushie
slushies
slushy
small plates
smoothie bowl
smores
snack bar
snack pack
snacks for school
snacks for the team
snake fruit
sno cone
snoball
snow cone
snow cones
snowball
soccer snacks
soda
soda case
soda out of the machine
sodas
sonoran dog
sonoran dogs
sopapilla
sopapillas
sorbet
soup
soup and sandwich
soup supper
sour cream
sourdough
souvlaki
soy milk
soy sauce
spaghetti dinner
spaghetti feed
spaghetti sauce
spaghetti supper
spam musubi
spare ribs
sparkling water
spices
spinach
sports drink
spring rolls
sprinkles
spuds
squid
sriracha
stadium food
stadium hot dog
staff canteen
starburst
starfruit
steak n shake
steakhouse
steam buns
steamer clam
stew
sticky rice
stock cubes
stout
strawberries
strawberry
strawberry jam
strawberry milk
street food
string cheese
stromboli
stuffing
sub
subway sandwich
subway sandwiches
subway sub
suckling pig
sugar
sultanas
summer rolls
sundae
sunday brunch
sunday roast
sunflower oil
sunflower seeds
supermarket sushi
supper
sushi rolls
swede
sweet potato fries
sweet potatoes
sweet tea
sweetcorn
sweets next door
syrup
t bone
tabbouleh
table salt
taco
taco mac
taco plate
tacos
tailgate food
tajin
take out
takeaway
takeout
tamale plate
tamales
tamarind
tandoori
tangerines
tapas
taquitos
tater tots
tau geh
tea
tea and scones
tea bags
tea time
teabags
tempeh
tequila
tequila shot
teriyaki
teriyaki plate
thandai
thanksgiving turkey
the cod
the sweets
thirty rack
threadfin
thyme
tiffin
tikka masala
tilapia
timbits
tip at the restaurant
tip for the waiter
tip for the waitress
tiramisu
toast
toaster waffles
toastie
toffee
tofu
tofu skin
tomato
tomato juice
tomato sauce
tomato soup
tomatoes
top pot
torta
tortas
tortellini
tortilla
tortilla chips
tortillas
tostadas
tostilocos
tots
trail mix
treacle
tres leches
trifle
trout
truffles
tuna cans
tuna melt
tuna sandwich
turkey breast
turkey fryer oil
turkey leg
turkey sandwich
turkey slices
turkey supper
turmeric
turnips
tv dinner
twelve pack
twizzlers
tzatziki
uncrustables
valentines chocolates
value meal
vanilla
vanilla extract
vanilla latte
veal
vegan burger
vegan lunch
vegemite
vegetable
vegetable oil
vegetables
veggie
veggie tray
veggies
vending machine
vending machine snack
vermouth
vietnamese food
vinaigrette
vinegar
vitamin water
vodka
vodka soda
waffles
walnuts
water bottle refill
water refill
watermelon
watermelon juice
weekly groceries
weekly shop
weetabix
whiskey
white claw
white wine
whopper
wild game supper
willys
wine
winery
wings
wonton soup
wontons
worcestershire
work lunch
xiao bai cai
yams
yeast
yoghurt
yuca
zacks bees
zucchini
zucchini bread
# Food & Dining, en, full
apple cider
ate subway
basket of wings
breakfast burrito
chinese spot
did subway
dinner at subway
food court
fruit basket for us
ginger ale
halloween candy
hot chocolate
indian place
lunch at subway
lunch break
mexican place
mexican spot
plate lunch special
rice bowl
root beer
soft pretzel
subway footlong
subway for dinner
subway for lunch
subway on break
subway on my break
subway on my lunch
subway with
thai place
thai spot
trick or treat candy
water jug
`
