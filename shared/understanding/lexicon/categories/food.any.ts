/** Food & Dining, names and words of both languages. Meals, drinks, snacks, groceries to eat or cook, and the places that serve them. */
export const FOOD_ANY = `
# Food & Dining, any, hint
frozen
organic
# Food & Dining, any, loose
aqua
padang
soda
# Food & Dining, any, thing
7 brew
a and w
a w
a&w
abc
abc kecap
abc susu
abuba
affogato
aice
albertsons
aldi
americano
anker
applebees
arbys
asparagus
auntie annes
aw
ayam bang dava
ayam geprek bensu
ayam gepuk
ayam sabana
ayam suharti
babi guling
baking powder
bakmi gm
bakso
bakso boedjangan
bakso lapangan tembak
bakso president
bakso solo samrat
ban ban
bango
bangor
baskin robbins
bdubs
bear brand
bebek bengil
bebek harissa
bebek kaleyo
bebek slamet
bebek tepi sawah
bebelac
belfoods
benihana
bensu
bento
bibimbap
bintang beer
bintang supermarket
bir
bistro
blue bottle
boba
boba guys
bojangles
boncafe
bonchon
brunch
buavita
bubble tea
buffalo wild wings
bulgogi
burger
burger bangor
burger blenger
burger king
cadbury
cafe
campina
cappuccino
cappucino
capuccino
carbonara
caribou coffee
carls jr
catering
cava
cedea
cfc
chagee
chatime
cheesecake factory
cheetos
chick fil a
chicken katsu
chil kid
chilis
chinese food
chipotle
church chicken
churros
cimory
cinnabon
cleo
coca cola
cold stone
cookies
cornetto
costa coffee
cotti
cotti coffee
couvee
cracker barrel
crate cafe
croissant
crumbl
crystal jade
culvers
cup bon
d besto
dairy queen
dancow
dbesto
del monte
del taco
dennys
dessert
dim sum
dimsum
din tai fung
domino pizza
dominos
dominos pizza
door dash
doordash
doritos
dum dum
dum dum thai tea
dunkin
dunkin donuts
durian
dutch bros
eat and eat
edamame
el pollo loco
el torito
enfamil
ensure
es teh nusantara
es teh solo
es teler 77
espresso
esteh indonesia
excelso
extra joss
family mart coffee
fanta
farmers market
fat straw
ferrero
ferrero rocher
fiesta
firehouse subs
fishermans friend permen
five guys
flash coffee
flat white
flip burger
food junction
food lion
fore coffee
frappuccino
french fries
frestea
fried chicken
frisolac
frozen food
gacoan
gado gado
garuda padang
gelato
genki sushi
geprek bensu
giant eagle
gokana
golden corral
goldfish crackers
gong cha
good day
greek salad
gristedes
grubhub
gubug makan
guinness
gyu kaku
hachi grill
haidilao
hanamasa
haribo
harris teeter
heb
heineken
heinz
hello fresh
hersheys
heytea
hi lo
hilo
hisana
hoka hoka
hoka hoka bento
hokben
holycow
hong tang
hooters
hop hop
hot pot
hotpot
hy vee
hydro coco
i am geprek
ichiban sushi
ichitan
ihop
ikan bakar cianjur
imperial kitchen
in n out
indocafe
indofood
indomaret point coffee
insomnia cookies
instacart
isoplus
j co
jack in the box
jago coffee
jamba
jamba juice
janji jiwa
japanese food
jco
jelly
jersey mikes
jimmy johns
kanzler
karaage
katsu
kenny rogers
kentucky fried chicken
kfc
killiney
kimbap
kimchi
kimukatsu
kintan
kit kat
kitkat
kiwi
koi the
koko krunch
kokumi
kopi abc
kopi jago
kopi kenangan
kopi klotok
kopi konnichiwa
kopi kulo
kopi lain hati
kopi nako
kopi soe
kopi tuku
kopi yor
kopiko
korean bbq
korean food
kraft
kratingdaeng
krispy kreme
kroger
kuku bima
kulo
kung fu tea
kushin ryu
kynd
kyochon
la favela food
lactogen
lain hati
laksa
lasagna
latte
lawless burger
lays
le minerale
lemon
lidl
lipton
little caesars
lobster
long john silvers
luckin
luckin coffee
m&ms
macaron
macchiato
maggi
magnum
mang engking
mango sticky rice
martabak
marugame
marzano
matcha
maxx coffee
mcd
mcdonald
mcdonalds
mekdi
melon
menantea
mentos
mie ayam bakso
mie gacoan
mie goreng
milkshake
milo dinosaurus
mixue
mizone
mocha
morinaga
motel mexicola
mujigae
nasi campur
nasi goreng
nasi goreng kebon sirih
nasi lemak
natrabu
naughty nuris
nescafe
nestle
nobu
noodles and company
nothing bundt cakes
nu green tea
nugget
nutella
nutrilon
oatmeal
oatside
ojju
okonomiyaki
old town
old town white coffee
olive chicken
olive garden
onigiri
ootoya
pagi sore
palmia
pancake
panda express
panera
panties pizza
papa johns
paprika
paradise dynasty
pasta
pat bing soo
payakumbuh
pecel lele lela
pediasure
peets
peets coffee
pepito
pepper lunch
pf chang
pf changs
phd
piggly wiggly
pizza
pizza e birra
pizza hut
pizza hut delivery
pizza marzano
pocari
pocari sweat
point coffee
poke
pop tarts
popcorn
popeye chicken
popeyes
postmates
potato head food
potbelly
pret
pret a manger
pringles
prochiz
protein shake
publix
pudding
qdoba
quaker
quick chicken
quiznos
raa cha
raising canes
ralphs
rambutan
ramen
red lobster
red robin
reese
rendang
restaurant
resto
restu mande
richeese
richeese factory
ricola permen
rm padang
rocket chicken
roti canai
rumah makan padang
ruths chris
sabana
safeway
salad
salmon
sambal
samyang
sandwich
sari bundo
sari ratu
sashimi
sate khas senayan
sbux
seafood
sejuta jiwa
seniman
sgm
shabu
shabu shabu
shaburi
shake shack
share tea
sharetea
shoprite
silver queen
similac
simpang raya
sisterfields
sizzler
smoothie
smoothie king
snack
snacks
snickers
so good
soju
solaria
sonic drive in
spaghetti
sprite
sprouts
starbucks
starling
steak
steak 21
stop and shop
street boba
suki
sukiyaki
sumoboo
sunpride
sushi
sushi hiro
sushi tei
sushiroll
sweetgreen
ta wan
taco bell
takis
takoyaki
tamoya
tanamera
teguk
tekko
tempe
teppanyaki
texas chicken
texas roadhouse
tgi fridays
thai food
thai tea
thai tea dum dum
tiger sugar
tim hortons
toast box
toblerone
tokpoki
tokyo belly
tom yum
tomoro
tomoro coffee
tomyam
tong tji
tongtji
top coffee
topokki
trader joe
trader joes
tropical smoothie
tteokbokki
tuna
uber eats
ubereats
udon
ultra milk
ultra mimi
upnormal
vegan food
vons
waffle
waffle house
waroeng
waroeng ss
waroeng steak
warung made
warung tekko
warunk upnormal
wegmans
wendys
wetzels
whataburger
whipped cream
white castle
whole foods
wingstop
winn dixie
wizzmie
xi bo ba
xing fu tang
ya kun
yakiniku
yogurt
yoshinoya
zaxbys
`
