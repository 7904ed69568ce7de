/** Shopping, names and words of both languages. Goods: clothes, electronics, household things, cosmetics, furniture, tools, toys, stationery, and the shops that sell them. */
export const SHOPPING_ANY = `
# Shopping, any, faint
belanja
# Shopping, any, hint
ace
ace hardware
ajio
aldi haul
aldis haul
anaconda store
anko
atwoods
b and m bargains
b&q
bass pro shop
bcf store
best buy
best denki
bhinneka
big bazaar
bjs wholesale
blains farm and fleet
bugis street
bunnings
card
cavenders
challenger
challenger store
chemist warehouse
chroma store
cod sopi
container store
courts megastore
croma
david jones
department store
dmart
duluth trading
dunelm
farm and fleet
fleet farm
flipkart
gain city
garage sale finds
grocery outlet
habitat restore
handyman hardware
harvey norman
hero
hobby lobby
home bargains
home depot
homegoods
hsn order
hypermart
ikea
indomart
informa
isetan
jb hi fi
jb hifi
kinokuniya
kohls
lifestyle
lincraft
lowes
macys
mall
marks and sparks
marshalls
matahari
matalan
meesho
mitre 10
mr diy
mustafa centre
myntra
national book store
national bookstore
nordstrom
nykaa
office works
officeworks
old navy
ollies bargain
once upon a child
orscheln
outlet
pantaloons
pasar beringharjo
pasar klewer
pasar senen thrifting
pasar sukawati
pazzion
pepperfry
popular
popular bookstore
pound land
primarni
reject shop
reliance trends
robert dyas
rooms to go
ross
rural king
savers thrift
scoop wholefoods
shopi
shopping
sm department store
smiggle
sopee
sopi
southern states coop
sportsmans warehouse
st vincent thrift
super drug
supermarket
syopi
takashimaya
thamrin city
the range homeware
tj maxx
toko bangunan
toko listrik
toko serba 35 ribu
toolstation
tunjungan plaza
ukay ukay
ukayukay
valu dollar
value dollar
vijay sales
vishal mega mart
walmart pickup
wickes
wilcon
world market
yard sale finds
# Shopping, any, loose
bcf
divisoria
homebase
myer
ring
typo store
# Shopping, any, thing
3second
7 eleven
abercrombie
ace mart
acer
action figure
adapter
adidas
aeon
aeon mall
aerostreet
agarbatti
air conditioner
air fryer
air purifier
airpod
airpods
airtag
ajax
aki jam
aliexpress
aloe vera gel
amazon
american eagle
ancestry dna
android phone
anessa
anker powerbank
anthropologie
apache
arm and hammer
asics
asus
atomizer
autan
avoskin
azarine
azko
baby happy
bagus kapur barus
bak mandi
banana republic
bangles
barenbliss
barnes pens
bata
bata merah
bath & body works
bath and body works
bayclin
baygon
beats
bebe
bed bath and beyond
bed linen
bedda lotong
bedsheet
behr
belanga
benang obras
benjamin moore
berrybenka
bershka
bestbuy
bhumi
billabong
binder
bindi
bio aqua
bioaqua
bioderma
biore
biore body foam
blackstone griddle
blazer
blender
blibli
blibli mall
bloomingdales
blouse
blp
body butter
body lotion
body scrub
body shop
body wash
bodypack
bose
bra
breast pump
brodo
bukalapak
buku cetak
buku tema
burberry
burlington
buttonscarves
c cable
callaway driver
calvin klein
camel
canon
capture card
car seat
cardigan
carhartt
carousell
carters
carvil
casablanca
casio
cat avian
cat rambut sachet
cem ceman
centro
cerave
cetaphil
chanel
charger
charles and keith
charmin
chateau de sable
children place
churidar
ciptadent
circle k
citra
clarks
clas mild
class mild
cleansing balm
cleansing oil
clear
clinique
close up
coffee maker
coil
colgate
cologne
columbia
compass sepatu
concealer
conditioner
consina
converse
cooler bag
copenhagen snuff
corkcicle
cosmos
cosrx
cotton on
cottonink
craigslist
crate and barrel
creedmoor
cricket vinyl
cricut
crispy lem
crocs
cuisinart
cussons
dabba
dadant
daia
daiso
davids bridal
dear me beauty
decathlon
dekoruma
dell
deodorant
depo bangunan
depop
dettol
dhoti
diapers
dicks sporting goods
diffuser
digimap
dior
diya
diyas
djarum
djarum super
dji
dji sam soe
double tip
dove
dove shampoo
downy
dress
drone
dunhill
dupatta
dyson
earbuds
ebay
echo trimmer
eddie bauer
eiger
ekonomi sabun
electronic city
ellips
elzatta
emeron
emina
erafone
erhair
erigo
esqa
esse
estee lauder
etsy
etude
executive store
eye cream
eyeliner
eyeshadow
fabelio
facebook marketplace
facetology
family mart
familymart
febreze
fenty
fila
fladeo
focallure
foot locker
footjoy
footlocker
forever 21
formula pasta gigi
fossil
freebase
freezer
frog tape
fujifilm
galaxy
gamestop console
garment steamer
garnier
gelas ukur
gerber
gg filter
gillette
gimbal
giv
glad2glow
glossier
goban
goodwill
google pixel
gopro
gown
gramedia alat tulis
grand indonesia
greenlight
grizzly long cut
grizzly wintergreen
grubex
gucci
gudang garam
gudang garam surya
gundam
gymboree
h and m
h&m
hada labo
hair dryer
hair mask
hair oil
hammock
hanasui
hand cream
hand soap
hard disk
hartono
hatch
head and shoulders
headlamp
headphone
headphones
headset
heets
herborist
hermes
hero supermarket
hers protex
heylocal
high heels
highlighter
hnm
hollister
home goods
hoodie
hoppes
hot topic
hot wheels
hp laptop
huawei
huggies
humidifier
hurley
hush puppies
husqvarna
hydro flask
ibox
imac
implora
in mild
infinix
innisfree
instant pot
ipad
ipad pro
iphone
iphone case
iqos
irish spring
isi lem tembak
itel
jarte
jarum mesin
jbl
jcpenney
jd id
jeans
jepit jemuran
jepitan
jersey
jiniso
johnson baby
johnsons
jos a bank
jostens
joylab
juara
juicer
jysk
k mart
kadai
kahf
kamper swallow
kantong kresek belanja
kate spade
kay jewelers
kayu balok
kebaya
keurig
keyboard
kilz
kingsford
kipas miyako
kispray
kitchenaid
kkv
kleenex
kmart
kotex
krim jenggot
krisbow
kuali
kuali besar
kurta
kurti
la bold
la ice
la roche posay
ladle
lands end
laneige
laptop
laurier
lawson
lazada
legging
lego
lehenga
lenovo
lensa
lensa kamera
levi
levis
li ning
lifebuoy
lightning cable
lip balm
lip gloss
lipstick
listerine
livaza
ll bean
logitech
long cut wintergreen
loreal
loreal shampoo
lotion
louis vuitton
love bonito
lucky strike
lulu hypermarket
lululemon
lulur bali
lungi
lush
lux
luxcrime
mac cosmetics
macbook
macbook air
macbook pro
magnum mild
magnum rokok
makarizo
make over
make up
makeover
makeup
makro
makuku
mama lemon
mama lime
mamypoko
mangalsutra
mango dress
mango store
marina
marlboro
marshall
maspion
maybelline
medela
memory card
menards rebate
mercari
merries
metro department store
mic
michael kors
mickey ear
microphone
microwave
milorganite
mineral botanica
miniso
minoksidil
minoxidil
minwax
minyak firdaus
miracle gro
miracle grow
mitra 10
mitra10
mitu
mixer
miyako
mizuno
mod podge
moisturiser
moisturizer
molto
monitor
moony
mothercare
motorola
mouse
mr clean
mr d i y
ms glow
ms glow men
muji
multi tisu
mustika ratu
my baby
nature republic
nepia
nespresso machine
neutrogena
new balance
new look
nike
nikon
ninja
nivea
nokia
nordstrom rack
north face
nourish
npure
nuvo
oakley
offerup
oh some
olay
old spice
olx
oneplus
oppo
oral b
orami
originote
ortuseight
oshkosh
owala
palmolive
pampers
pandora jewelry
panini press
pantene
paperclip
paracord
paseo
patagonia
payless
pepsodent
philips
pigeon
pinata candy
pipa paralon
pit boss pellet
pixel
pixy
planet sports
planner
planter
poco
polytron
pomed
ponds
pop socket
poshmark
poster
pottery barn
power bank
prada
preen weed
primark
primer
pro v one
pro v1
prov1
pull and bear
puma
pupur dingin
purbasari
purina layena
puzzle
quiksilver
quinceanera dress
quran
ramayana
rangoli
rangoli colors
rapika
ray ban
realme
redmi
reebok
regulator
rejoice
relx
retsleting
rice cooker
ring light
rinnai
rinso
rip curl
ritsleting
rolex
rose all day
rotelli
roughneck
router
router wifi
roxy
rust oleum
rustoleum
salt nic
salwar
salwar kameez
sam soe
sampoerna
sampoerna mild
samsung
sanken
sapu ijuk
saree
sari
sariayu
saringan kopi
saris
scarlett
scotty cameron
screamous
seal pintu
secret deodorant
seiko
senka
sennheiser
sensodyne
sepatu compass
sephora
serok
serum
setrika philips
setrika uap
setting spray
seven eleven
shampoo
sheet mask
shein
sherwani
shinzui
shoe cabinet
shopee
shopee mall
shower head
sippy cup
skarlet
skechers
skincare
skintific
skoal
sleeping bag
slime
slow cooker
smarco
smartwatch
sneakers
snow salt
so klin
sociolla
sofa
soffell
softex
soklin
some by mi
somebymi
somethinc
sony
soundbar
spatula
speaker
specs
speedo
sports station
ssd
st augustine sod
stanley
staples pens
steamer
steamer portable
steel dabba
sticker
sticky notes
stihl
stradivarius
sunblock
sunglass hut
sunlight
sunscreen
sunsilk
super pell
surfer girl
surya 12
surya 16
surya pro
swarovski
sweater
sweety
swisher sweet
tablet
tampax
tandon air
taobao
tawa
taylor made driver
taylormade
tecno
teether
temu
tena
terea
tessa
the body shop
the executive
the north face
the ordinary
the originote
this is april
thredup
three second
ti 84
tide
tide pods
tiffany
tiktok
tiktok shop
tiktokshop
timberland
tingwe
tissue
titleist
toaster
tokopedia
tokped
tommee tippee
tommy hilfiger
toner
toped
tote bag
toys kingdom
traeger
traeger pellet
trager pellet
trapper keeper
treager
tripod
trufuel
tumbler
tupperware
turf builder
tutup panci
tv
tws
type c cable
type c charger
u mild
ulta
under armour
uniqlo
urang aring
urban outfitters
usupso
vacuum
vacuum cleaner
valspar
vape
vape baygon
vaporizer
vaseline
ventela
vest
victorias secret
viva
viva cosmetics
vivo
vixal
volcom
wadah
wak doyok
wakai
wallpaper
wardah
watsons sabun
wayfair
webcam
wedges
west elm
white story
whitelab
wig
windbreaker
wipol
wish app
wrangler
xbox controller case
xiaomi
y o u
yeti
yonex
ysl
zales
zalora
zalora indonesia
zara
zinc shampoo
ziploc
zwitsal
# Shopping, any, full
ace handyman tools
american girl doll
big dogs shirt
big green egg
big w
black and mild
blue rhino
bombas
buildabear
burts bees
cat and jack
copenhagen long cut
dr squatch
floor and decor
free people top
fruit of the loom
geek bar
hey dudes
lion star
mann lake
matahari dept store
mens warehouse
mens wearhouse
mrs meyers
nugget couch
paw patrol toy
red man chew
red wing boots
the good guys
vera bradley
white house black market
world market basket
`
