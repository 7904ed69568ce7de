/** Food & Dining, names and words of both languages. Meals, drinks, snacks, groceries to eat or cook, and the places that serve them. */
export const FOOD_ANY = `
# Food & Dining, any, hint
99 ranch
aeon supermarket
ai cha
albertsons
aldi
aldis
all fresh
ang mo supermarket
anomali
barros
barros pizza
black rock coffee
bosa donuts
brookshires
buc ees
budgens
cafe rio
chino bandido
cold storage
cold storage supermarket
common grounds
cork and screw
costa vida
d cost
di diamond
diamond supermarket
don don donki
donki
fairprice
fairprice finest
fairprice xtra
fiiz
filiberto s
filibertos
first crack
food lion
foodmart
fresh market
frozen
fuddruckers
giant eagle
giant hypermarket
giant supermarket
gulu gulu
h e b
h e b curbside
h mart
hao mart
happy fresh
harris teeter
hmart
hong kong market
hy vee
hyderabad house
hyvee
ingles market
jio mart
jiomart
kirana store
kneaders
kroger
lc's barbecue
lidl
loewy
los betos
luby
lulu hypermart
mako
matts big breakfast
menchies
moghul
momoyo
mustafa
native grill
nekter
ntuc
ntuc fairprice
ntuc marketing
ocado
oreganos
organic
original chopshop
over easy
palengke
payakumbuah
pick and save
pick n save
piggly wiggly
price chopper
prime supermarket
publix
puregold
q39
quiktrip
ralphs
red mart
redmart
remboelan
robertos
robinsons supermarket
rosatis
rouses
safeway
sainos
salad and go
sams club rotisserie
sari sari store
savemore
sayurbox
segari
sheetz
sheng shiong
sheng siong
sheng siong marketing
shengsiong
shengsiong marketing
shoprite
smashburger
snooze
someburros
sprouts
stop and shop
streets of new york
swig
talipapa
tekka market
tiptop
titik temu
tous les jours
town topic
trader joes
u stars supermarket
us egg
vallarta supermarket
vons
waltermart
wawa
wegmans
wet market
whole foods
wienerschnitzel
winn dixie
wong solo
yogurtland
# Food & Dining, any, loose
aqua
citywide
medianoche
natural light
padang
pimms
soda
# Food & Dining, any, thing
100 plus
7 brew
a and w
a w
a&w
abc
abc kecap
abc susu
abuba
achar
acme
affogato
agua fresca
aice
ajwain
alcapurria
aloo paratha
aloo tikki
amer
americano
amul
amul butter
amul ghee
andys frozen custard
ang ku kueh
anker
anlene
anna poorna
apam balik
apom
appam
applebees
arbys
arthur bryants
arugula
asam laksa
asparagus
assam fish
assam laksa
atta
auntie annes
aw
ayam bang dava
ayam brand
ayam geprek bensu
ayam gepuk
ayam sabana
ayam suharti
b dubs
babi guling
bacang
badam
baja fresh
bajji
bak chang
bak chor
bak chor mee
bak kwa
bakcang
baking powder
bakkwa
bakmi gm
bakso
bakso boedjangan
bakso lapangan tembak
bakso president
bakso solo samrat
ban ban
ban mee
ban mian
banarasi paan
banchan
bandung drink
bango
bangor
bao
baozi
barfi
barley drink
barley water
baskin robbins
basmati
basmati rice
bdubs
bear brand
bebek bengil
bebek harissa
bebek kaleyo
bebek slamet
bebek tepi sawah
bebelac
bee cheng hiang
bee hoon
beehoon
behrouz
belacan
belfoods
bengawan solo
benihana
bensu
bento
besan
bhajia
bhajji
bhel puri
bhelpuri
bhindi
bibimbap
big basket
big biscuit
big gulp
big red
bigbasket
biggby
bihunku
bikaner wala
bikanervala
bintang beer
bintang supermarket
bir
birria
biryani rice
biscuitville
bistro
bitter gourd
bjs brewhouse
black pepper crab
blimpie
blinkit
blt sandwich
blue apron
blue bottle
bluestone lane
boba
boba guys
bojangles
boncafe
bonchon
bonefish grill
boston market
bottle gourd
bournvita
bratwursts
braums
brinjal
britannia
briyani
brueggers
brunch
buavita
bubba gump
bubble tea
buca di beppo
bud light
buffalo trace
buffalo wild wings
buldak
bulgogi
bulleit
bungeoppang
burfi
burger
burger bangor
burger blenger
burger king
busch light
butter naan
butterbeer
bww
cadbury
cafe
caffe nero
cai fan
cai png
caipng
campina
cappuccino
cappucino
captain ds
capuccino
carbonara
cardenas
caribou coffee
carls jr
carrabbas
carrot cake
carvel
casa bonita
catering
cava
cedea
cekodok
celsius
century egg
cereal prawn
cfc
chaas
chaat
chaayos
chagee
chai tow kway
challah
champ
chana
chana dal
chana masala
chap cai png
chapagetti
chapati
char kuey teow
char siew
char siew pau
char siew rice
char siu
char siu bao
chatime
chee cheong fun
cheeky nandos
cheesecake factory
cheetos
chendol
cheng tng
chicha san chen
chick fil a
chicken chop
chicken katsu
chickfila
chil kid
chilaquiles
chili crab
chili dog
chilis
chilli crab
chin chow
chinese food
chipotle
chivda
chole
chole bhature
chopt
chuba
chupa chups
church chicken
churros
chuys
chwee kueh
cider donuts
cimory
cinnabon
clay pot rice
claypot rice
cleo
coca cola
coconut chutney
coffeeshop
cold stone
collard greens
conchas
congee
cookies
cookout tray
coors banquet
coors light
coriander leaves
cornetto
costa coffee
cotti
cotti coffee
couvee
cpk
cracker barrel
crate cafe
crave nasi lemak
croissant
croqueta
crumbl
crystal jade
cubano
culvers
cup bon
curd
curry leaves
curry mee
d besto
dabba wala
dabbawala
dabeli
dahi
dahi puri
dairy queen
dal
dal fry
dal makhani
dal tadka
dancow
dbesto
del monte
del taco
deliveroo
dennys
dessert
dhania
dhokla
dim sum
dimsum
din tai fung
dippin dots
dipping dots
dodger dog
doenjang
dole whip
domino pizza
dominos
dominos pizza
donatos
doodh wala
doodhwala
door dash
doordash
dorayaki
doritos
dos equis
dosa
dosa batter
dq
dr pepper
drumstick
drumstick leaves
dua kelinci
duck rice
dulceria
dum dum
dum dum thai tea
dungeness
dunkin
dunkin donuts
dunzo
durian
dutch bros
each a cup
eat and eat
eatsure
economic rice
economical rice
economy bee hoon
economy rice
edamame
eegees
egg prata
eggnog
einstein bros
el pollo loco
el super
el torito
elaichi
elote
elotes
enfamil
ensure
entrasol
es teh nusantara
es teh solo
es teler 77
espresso
esteh indonesia
eton mess
evan williams
excelso
extra joss
faasos
fafda
falooda
family mart coffee
famous daves
fanta
farmers market
fat straw
fatburger
fazolis
fenway frank
ferrero
ferrero rocher
fiesta
filma
filter coffee
filter kaapi
finna
firehouse subs
first watch
fish and co
fish head
fish head curry
fish soup
fishball noodles
fishermans friend permen
five guys
flash coffee
flat white
flip burger
floridina
food junction
foodpanda
footlong
fore coffee
fortune
four leaves
fox permen
franco manca
frankie
frappuccino
freddys
french fries
frestea
fried chicken
fried fish soup
friendlys
frisolac
frog porridge
frooti
frozen food
fruit tea
fun toast
funyuns
furrs
fuzzys
gacoan
gado gado
gajar halwa
galbi
ganne ka ras
garam masala
garuda kacang
garuda padang
gates barbecue
gates bbq
gelato
gelsons
genki sushi
geoduck
george webb
geprek bensu
gery saluut
ghee
gimbap
ginsters
gobi manchurian
gochujang
goetta
gokana
gol gappa
golda
golden corral
goldfish crackers
golgappa
gong cha
good day
gopuff
gousto
grass jelly
greek salad
green curry
greenfields
gristedes
grits
grubhub
gubug makan
guinness
gulab jamun
gulaku
gulkand
gumbo
gyu kaku
hachi grill
hai di lao
haidilao
hajmola
haldi
haldi powder
haldiram
haldirams
half boiled eggs
halwa
hanamasa
hand pulled noodles
hannaford
happytos
har cheong gai
haribo
harry and david pear
haupia
hawker
hawker center
hawker centre
heb
heineken
heinz
hello fresh
hello panda
hellofresh
hemart
hersheys
heytea
hi lo
hilo
hing
hisana
hoagie
hoka hoka
hoka hoka bento
hokben
hokkien mee
holycow
hong tang
hooters
hop hop
horchata
horlicks
hot chicken takeover
hot pot
hotpot
hotteok
hp sauce
huddle house
huevos rancheros
hueys
hungry howies
hyderabadi biryani
hydro coco
i am geprek
ice jelly
ichi ocha
ichiban sushi
ichitan
idli
idli batter
idly
ihop
ikan bakar cianjur
ikan bilis
imarti
imperial kitchen
in n out
indocafe
indofood
indomaret point coffee
insomnia cookies
instacart
instamart
irn bru
irvins
isoplus
italian ice
itsu
j co
jack in the box
jack stack
jaggery
jago coffee
jajangmyeon
jalebi
jaljeera
jamba
jamba juice
jambalaya
janji jiwa
japanese food
japchae
jarritos
javana
jco
jeera
jelly
jersey mikes
jianbing
jibarito
jimmy johns
jin ramen
jin ramyun
joes kansas city
jollibean
jollibee
jumbo seafood
kabuli chana
kachori
kaju
kaju katli
kalua pig
kanzler
karaage
karela
kartika sari
kathi roll
katong laksa
katsu
kaya
kaya bun
kaya butter toast
kaya toast
kek lapis
kenny rogers
kentucky fried chicken
kepala manyung
kerala parotta
keropok lekor
keystone light
kfc
khakhra
khandvi
kheer
khichdi
khong guan
kielbasa
killiney
kimbap
kimbo
kimchi
kimukatsu
king soopers
kings hawaiian
kintan
kit kat
kitkat
kiwi
kobe
koi
koi the
koko krunch
kokumi
kong bak bao
kopi abc
kopi c
kopi gao
kopi jago
kopi kenangan
kopi klotok
kopi konnichiwa
kopi kosong
kopi kulo
kopi lain hati
kopi nako
kopi o
kopi peng
kopi siew dai
kopi soe
kopi tiam
kopi tuku
kopi yor
kopikap
kopiko
kopken
korean bbq
korean food
korma
koufu
kraft
kratingdaeng
krispy kreme
kuay teow
kueh
kueh lapis
kueh tutu
kuih
kuih lapis
kuku bima
kulfi
kulo
kunci mas
kung fu tea
kurkure
kushin ryu
kusuka
kway chap
kway teow
kynd
kyochon
la colombe
la croix
la favela food
la mian
lacroix
lactogen
ladaku
laddu
ladoo
lady finger
lain hati
laksa
laksa lemak
lamars
lamars donuts
lamian
lanzhou noodles
larosas
larutan penyegar
lasagna
lasegar
lassi
latte
lau pa sat
lauki
lawless burger
lays
le mineral
le minerale
lemineral
leminerale
lemon
leon wrap
liho
limca
lime juice
lindt
lipton
liquid death
litti chokha
little caesars
lo hei
lobster
logans roadhouse
lone star
long john silvers
longhorn
lor mee
love letters
lubys
luckin
luckin coffee
lutefisk
luwak white koffie
m&ms
ma la tang
mac n cheese
macaron
macca run
maccas
macchiato
maccies
maggi
maggi goreng
maggi masala
maggianos
magnum
maicih
maida
makers mark
makgeolli
mala
mala hotpot
mala tang
mala xiang guo
malasada
malatang
mamasuka
mamee
manapua
mandu
mang engking
mango lassi
mango pickle
mango sticky rice
mantou
marianos
market basket
martabak
marugame
marzano
masala
masala chai
masala dosa
masala packets
masoor dal
matcha
matzo ball soup
maxwell food centre
maxx coffee
mcalisters
mcd
mcdonald
mcdonalds
meals parcel
medu vada
mee kia
mee pok
mee rebus
mee siam
mee soto
mee sua
mee suah
mee tai mak
meetha paan
meethi paan
mekdi
melon
menantea
mentos
menudo soup
methi
methi leaves
mexican coke
michelob ultra
mie ayam bakso
mie gacoan
mie goreng
mikes hard
milka
milkshake
miller lite
milo dinosaur
milo dinosaurus
milo peng
min jiang kueh
minskys
mint chutney
minute maid
minyak kita
misal pav
mitha paan
mithai
mithai box
mitsuwa
mixed rice
mixue
mizone
mocha
modelo
moes southwest
mofongo
mole poblano
momo plate
momos
monde
monster energy
mookata
mooncakes
moong dal
morinaga
mortons
mos burger
motel mexicola
mother dairy
mountain dew
mr bean
mr p
mtr
mujigae
murmura
murtabak
musubi
mutabak
mysore pak
nariyal pani
nasi campur
nasi campur stall
nasi dagang
nasi goreng
nasi goreng kebon sirih
nasi kerabu
nasi lemak
nasi minyak
nathans famous
natrabu
natty light
naughty nuris
neoguri
nescafe
nescafe kaleng
nestle
newton circus
nimbu pani
nipis madu
nobu
nongshim
nonya kueh
noodles and company
northgate market
nothing bundt cakes
nu green tea
nugget
nutella
nutrilon
oatmeal
oatside
oden
ojju
okonomiyaki
okra
old chang kee
old town
old town white coffee
oldchangkee
olive chicken
olive garden
omurice
on the border
ondeh ondeh
onigiri
ootoya
orh luak
otah
otak
ottogi
ovomaltine
paan shop
paan wala
pacifico
pad kra pao
pagi sore
pakoda
pakora
palak paneer
paldo
paletas
palmia
pan con bistec
pan mee
pancake
panda express
paneer
paneer butter masala
paneer tikka
panera
pani puri
panipuri
panties pizza
papa johns
papa murphys
papad
papdi chaat
pappadam
paprika
paradise dynasty
paratha
parathas
parle g
parotta
pasta
pastelillo
pastrami
pat bing soo
patel brothers
pav bhaji
payakumbuh
payasam
pecel lele lela
pediasure
peets
peets coffee
pei wei
pepito
pepper lunch
perkins
pf chang
pf changs
phd
philz
phuchka
phulka
piccadilly cafeteria
pickle jar
picnic roll
pierogi
pineapple tart
pista
piza
pizza
pizza e birra
pizza hut
pizza hut delivery
pizza marzano
plain dosa
plaster prata
playmade
ploughmans
po boy
pocari
pocari sweat
pocky
poha
point coffee
poke
pokka
polar puffs
ponderosa
pongal
pop tarts
popcorn
popeye chicken
popeyes
popiah
pork roll
porridge
postmates
potabee
potato head food
potbelly
poulet
pozole
prasad
prasadam
prata
prata kosong
prata plaster
prawn mee
prawn noodle
prawn paste chicken
pret
pret a manger
pretz
prime hydration
pringles
prochiz
protein shake
provolone
puchka
pudding
pulao
pulpy orange
pulut hitam
putien
puttu
putu mayam
putu piring
qdoba
quaker
quick chicken
quiktrip coffee
quiznos
raa cha
rabdi
rabri
raising canes
raita
rajma
rajma chawal
rallys
rambutan
ramen
ramyun
ras malai
rasam
rasgulla
rasmalai
rava
rava dosa
red lobster
red robin
reese
relaxa
rendang
restaurant
resto
restu mande
reuben
richeese
richeese factory
ricola permen
rm padang
roast pork
roasted pork rice
robinsons squash
rocket chicken
rogan josh
rojak
romanos macaroni grill
rooh afza
ropa vieja
roti canai
roti kosong
roti telur
roti tissue
roujiamo
rubios
ruby tuesday
rumah makan padang
runza
ruths chris
saada paan
sabana
sabudana
sabzi
sabziwala
saimin
saizeriya
sajiku
salad
salmon
salted egg
sambal
sambal belacan
sambal stingray
sambar
sambhar
samgyeopsal
samosa
samyang
sandwich
sania
saravana bhavan
saravanaa bhavan
sari bundo
sari ratu
sashimi
sate khas senayan
sattu
sbarro
sbux
schlotzskys
scooters coffee
seafood
seasons 52
sedanos
sejuta jiwa
seniman
sev puri
sgm
shabu
shabu shabu
shaburi
shahi paneer
shake shack
share tea
sharetea
shaws
sheetz mto
shin ramyeon
shin ramyun
shiner
shiner bock
shop rite
shrikhand
shrimp and grits
siew yoke
siew yuk
silver queen
similac
simpang raya
sirap bandung
sisterfields
sizzler
skyline chili
skyline three way
sliced fish
sliced fish soup
sloppy joe
smax
smax ring
smoothie
smoothie king
snack
snacks
snickers
so good
soan papdi
soba
soft boiled eggs
soju
solaria
sona masoori
sonic drive in
sonic slush
sonic slushies
sooji
soondae
souplantation
sour plum drink
soy sauce chicken
soya bean milk
soya milk
soya sauce chicken
soybean milk
spaghetti
sprite
ssamjang
star market
starbucks
starling
stater bros
steak
steak 21
steamboat
stingray
street boba
strouds
stumptown
sub sandwich
sugarcane juice
suki
sukiyaki
sumoboo
sundubu
sunpride
sup tulang
sushi
sushi express
sushi hiro
sushi tei
sushiro
sushiroll
swee choon
sweetgreen
swensens
swensons
swiggy
ta wan
taco bell
taco truck
taiyaki
takis
takoyaki
tallboy
tallboys
tamarind chutney
tamoya
tanamera
tandoori chicken
tandoori roti
tang hulu
tang yuan
tanghulu
tau fu fa
tau huay
tau hway
tau kwa
tau pok
tau sar pau
taylor ham
team lunch leftovers
tecate
teguk
teh c
teh halia
teh o
teh o ais
teh peng
tekko
tempe
tempura
tender coconut
teppanyaki
texas chicken
texas roadhouse
tgi fridays
thai food
thai tea
thai tea dum dum
thali
thepla
thosai
thosei
thums up
tiger sugar
tim ho wan
tim hortons
tindora
tissue prata
titos
tlayuda
toast box
toblerone
tokpoki
tokyo belly
tom yam
tom yum
tomoro
tomoro coffee
tomyam
tong tji
tongtji
tonkatsu
toogoodtogo
toor dal
top coffee
top wafer
topo chico
topokki
torchys
trader joe
tropical oil
tropical smoothie
tteok
tteokbokki
tuak
tuna
twin peaks
twix
tze char
uber eats
ubereats
udon
udupi
ultra milk
ultra mimi
undhiyu
upma
upnormal
urad dal
us foods groceries
uttapam
uwajimaya
vada
vada pav
vadai
vadapav
veg thali
vegan food
victoria sponge
village inn
vindaloo
wafer top
waffle
waffle house
wagamama
walkers crisps
wantan mee
wanton mee
waroeng
waroeng ss
waroeng steak
warung made
warung tekko
warunk upnormal
water ice
weis
wendys
wetzels
whataburger
wheatgrass
which wich
whipped cream
whisky
white castle
whitecastle
wingstop
winsteads
wizzmie
wonton mee
wonton noodles
xi bo ba
xiao long bao
xiao mian
xiaolongbao
xing fu tang
xlb
ya kun
yakiniku
yakitori
yakun
yard house
yeos
yogurt
yong tau foo
yong tau fu
yopokki
yoshinoya
you tiao
youtiao
yuan yang
yuanyang
yuengling
yusheng
zaxbys
zee
zepto
zi char
zinburger
zippys
zizzi
zoes kitchen
zomato
zongzi
# Food & Dining, any, full
burgreens
catime
chik fil a
dcrepes
gaga 100
gindaco
go fud
gofud
good ranchers
gorry gourmet
grab fud
greb fud
grub hub
haus indonesia
indomi
jasjus
kaefci
mbok berek
mekdonal
mie burung dara
mie gelas
miksue
misfits market
nasi rames kereta
piza hat
popmi
raisin canes
reska makan kereta
riches factory
saladstop
schwans delivery
setarbak
seven brew
sopi fud
the halal guys
too good to go
warung ss
xiboba
yellow fit kitchen
`
