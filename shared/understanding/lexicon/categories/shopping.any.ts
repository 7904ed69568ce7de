/** Shopping, names and words of both languages. Goods: clothes, electronics, household things, cosmetics, furniture, tools, stationery, and the shops that sell them. */
export const SHOPPING_ANY = `
# Shopping, any, faint
belanja
# Shopping, any, hint
card
department store
hero
mall
matahari
outlet
shopping
supermarket
# Shopping, any, loose
ring
# Shopping, any, thing
3second
7 eleven
abercrombie
ace
ace hardware
acer
adapter
adidas
aeon
aeon mall
aerostreet
air conditioner
air fryer
air purifier
airpod
airpods
airtag
ajax
aliexpress
aloe vera gel
amazon
american eagle
android phone
anessa
anker powerbank
anthropologie
arm and hammer
asics
asus
autan
avoskin
azarine
azko
baby happy
bagus kapur barus
banana republic
barenbliss
barnes pens
bata
bath & body works
bath and body works
bayclin
baygon
beats
bebe
bed bath and beyond
berrybenka
bershka
best buy
bestbuy
bhumi
billabong
binder
bio aqua
bioaqua
biore
biore body foam
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
bose
bra
breast pump
brodo
bukalapak
burberry
burlington
buttonscarves
calvin klein
camel
canon
car seat
cardigan
carhartt
carousell
carters
casio
centro
cerave
cetaphil
chanel
charger
charles and keith
charmin
chateau de sable
children place
ciptadent
circle k
clarks
clinique
close up
coffee maker
colgate
cologne
columbia
compass sepatu
concealer
conditioner
consina
converse
cooler bag
corkcicle
cosmos
cosrx
cotton on
cottonink
craigslist
crate and barrel
crocs
cuisinart
cussons
daia
daiso
dear me beauty
decathlon
dekoruma
dell
deodorant
depo bangunan
depop
dettol
diapers
dicks sporting goods
diffuser
digimap
dior
djarum
djarum super
dji
dji sam soe
dove
dove shampoo
downy
dress
drone
dunhill
dyson
earbuds
ebay
eddie bauer
eiger
ekonomi sabun
electronic city
ellips
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
footlocker
forever 21
fossil
freezer
fujifilm
galaxy
gamestop console
garnier
gerber
gillette
glad2glow
glossier
goban
goodwill
google pixel
gopro
gramedia alat tulis
grand indonesia
greenlight
gucci
gudang garam
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
hartono
head and shoulders
headlamp
headphone
headphones
headset
herborist
hermes
hero supermarket
hers protex
heylocal
high heels
highlighter
hnm
hobby lobby
hollister
home depot
home goods
homegoods
hoodie
hot topic
hp laptop
huawei
huggies
humidifier
hurley
hush puppies
hydro flask
hypermart
ibox
ikea
imac
implora
indogrosir
infinix
informa
innisfree
instant pot
ipad
ipad pro
iphone
iphone case
irish spring
itel
jarte
jbl
jcpenney
jd id
jeans
jersey
johnson baby
johnsons
joylab
juicer
jysk
k mart
kahf
kamper swallow
kate spade
kay jewelers
kebaya
keurig
keyboard
kispray
kitchenaid
kkv
kleenex
kmart
kohls
kotex
krisbow
la bold
lands end
laneige
laptop
laurier
lawson
lazada
legging
lenovo
levi
levis
li ning
lifebuoy
lip balm
lip gloss
lipstick
listerine
livaza
ll bean
logitech
loreal
loreal shampoo
lotion
louis vuitton
love bonito
lowes
lucky strike
lulu hypermarket
lululemon
lush
luxcrime
mac cosmetics
macbook
macbook air
macbook pro
macys
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
mango dress
mango store
marlboro
marshall
marshalls
maspion
maybelline
medela
memory card
mercari
merries
metro department store
mic
michael kors
microphone
microwave
mineral botanica
miniso
mitra 10
mitra10
mitu
mixer
miyako
mizuno
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
mr diy
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
nordstrom
nordstrom rack
north face
nourish
npure
nuvo
oakley
offerup
oh some
olay
old navy
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
pantene
paperclip
paseo
patagonia
payless
pepsodent
philips
pigeon
pixel
pixy
planet sports
planner
poco
polytron
ponds
pop socket
poshmark
poster
pottery barn
power bank
prada
primark
primer
pull and bear
puma
purbasari
quiksilver
quran
ramayana
rapika
ray ban
realme
redmi
reebok
rejoice
relx
rice cooker
ring light
rinso
rip curl
rolex
rose all day
ross
rotelli
router
roxy
sampoerna
sampoerna mild
samsung
sariayu
scarlett
screamous
secret deodorant
seiko
senka
sennheiser
sensodyne
sephora
serum
setting spray
seven eleven
shampoo
sheet mask
shein
shinzui
shopee
shopee mall
shower head
sippy cup
skechers
skincare
skintific
sleeping bag
slow cooker
smarco
smartwatch
sneakers
so klin
sociolla
sofa
soffell
softex
soklin
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
stanley
staples pens
sticker
sticky notes
stradivarius
sunblock
sunglass hut
sunlight
sunscreen
sunsilk
super pell
surfer girl
swarovski
sweater
sweety
tablet
tampax
taobao
tecno
teether
temu
tena
tessa
the body shop
the executive
the north face
the originote
this is april
thredup
three second
tide
tide pods
tiffany
tiktok
tiktok shop
tiktokshop
timberland
tissue
tj maxx
toaster
tokopedia
tokped
tommee tippee
tommy hilfiger
toner
toped
tote bag
tripod
tumbler
tupperware
tv
tws
ulta
under armour
uniqlo
urban outfitters
usupso
vacuum
vacuum cleaner
vape
vape baygon
vaseline
ventela
vest
victorias secret
viva cosmetics
vivo
vixal
volcom
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
zwitsal
`
