/** Business, names and words of both languages. Work and trade: what an office, a shop or a trade pays for, clients and staff included. */
export const BUSINESS_ANY = `
# Business, any, hint
meeting
# Business, any, loose
bonus
coolie charge
for the crew
hessian bag
honey bucket
john deere
kraft bag
kubota
logo
# Business, any, thing
admin tokopedia
ads
airgas
bal
bal baju
bal kaos
bal thrift
ball press
banner
biaya admin shopee
biaya layanan shopee
biaya tiktok shop
biaya tokopedia seller
bibit
bibit cabai
bibit padi
bubble wrap
bukuwarung
bush hog
canva print
case ih
cetak banner
cetak stiker
citb
co working
content writer
copywriter
coworking
coworking space
cpcs card
cscs
dap bag
dekalb corn
dekalb seed
dhl
dihaadi
dihadi
domain
domainesia
dot number
ecolab
eicr
epc certificate
etsy listing
facebook ads
fastwork
fb ads
fedex
fiverr
flyer
freelance
freelancer
gas safe registration
gas safety certificate
ginee
go work
godaddy
gofiverr
google ads
gowork
gridwise
hamali
herbisida
hmo licence
hosting
hostinger
id express
ig ads
influencer
instagram ads
ipaf
j t
j&t
jne
jnt express
john deere dealer
john deere filter
john deere part
jubelio
karungan thrift
kertas thermal
khad bag
labour payment
landlord insurance
lapak shopee
legalzoom
letting agent fee
lettings fee
lincoln welder
loading unloading charge
magnetic van sign
mailchimp
marketing
mazdoor
mazdoori
meta ads
mistri
moka pos
namecheap
napit
niagahoster
niceic
nvq assessor
obat hama
office depot
officemax
ongkir anteraja
ongkir j t
ongkir jne
ongkir jnt
ongkir lion parcel
ongkir paket
ongkir pos
ongkir sicepat
ongkir spx
ongkos panen
ongkos tanam
onthemarket
openrent
packaging
pakan ayam
pakan bebek
pakan lele
pakan ternak
pasma
pestisida
pioneer seed
poly mailer
polymailer
porter tempo
potongan shopee
print banner
projects co id
public liability insurance
quick crete
regus
resi
rightmove
roundup rumput
rumahweb
sap express
seminar
seo
server
servsafe
sewa traktor
sharkbite fitting
shopee ads
shopee express
shopify
sia licence
sicepat
sign writing
signwriting
smsts
square fee
sribulancer
sssts
staples
sticker label
stiker label
stripe fee
sunbiz
supplier
tempo hire for goods
thekedar
thermal label
thresher rent
tiki
tiki jne
tiktok ads
tractor bhada
tyvek
unifirst
upah panen
upwork
van livery
vps
web hosting
website
wework
white card course
zenbusiness
zoopla
# Business, any, full
4imprint
84 lumber
abc supply
aramark uniform
bfs lumber
buku warung
carter lumber
cintas
clover pos
clover terminal
constant contact
dasher bag
docu sign
door dash hot bag
doordash hot bag
ebay final value
ebay seller fee
eighty four lumber
ferguson plumbing
form 2290
four imprint
fresh books
gordon food order
gordon food service
graybar electric
herc rentals
home advisor leads
house call pro
housecall pro
instacart shopper bag
irp plates
jobber
johnstone supply
kasir pintar
keep truckin
kubota parts
legal zoom
lunch for the crew
lyft dash light
mail chimp
mc authority
mcmaster carr
mls dues
moo cards
new holland part
osha
patreon creator fee
paychex
paypal merchant
pirate ship label
pirateship
poshmark fee
realtor dues
round up ready seed
roundup ready
salon centric
samsara
service titan
ship station
shipstation
siteone
square card fee
square processing
stamps dot com
stride app mileage
sunbelt rental
supra key
toast pos
twic card
twick card
u line boxes
uber decal
ucr registration
united rentals
us foods delivery
web restaurant store
zen business
zip recruiter
# Business, any, deciding
brush pack
buat cafe saya
buat catering
buat dijual lagi
buat jahitan
buat kafe saya
buat karyawan
buat katering
buat kedai
buat konveksi
buat lapak
buat laundry kiloan
buat olshop
buat online shop
buat orderan
buat pesanan
buat pesanan jahitan
buat presentasi
buat proyekan
buat shop aku
buat stok warung
buat thrift shop
buat toko
buat toko aku
buat toko gue
buat toko online
buat toko saya
buat usaha
buat usaha aku
buat warung
client gift
client gift basket
client gifts
customer
design work
dijual lagi
font lisensi
for a client
for inventory
for my bakery
for my business
for my cafe
for my clients
for my crew
for my customers
for my etsy shop
for my food truck
for my office
for my online shop
for my online store
for my restaurant
for my shop
for my staff
for orders
for our cafe
for our customers
for our office
for our restaurant
for product photos
for resale
for shipping
for shipping orders
for staff
for the bakery
for the cafe
for the job site
for the restaurant
for the shop
for the startup
for the store inventory
for the workshop
for work project
foto produk
freelance work
gift for a client
gift for client
gifts for clients
hampers buat klien
kado buat klien
kulakan
lisensi font
ongkir kirim
ongkos kirim barang
orderan
packing orderan
pembeli
pesanan customer
procreate brush
restock
restok
sewa studio foto
stok warung
to resell
to sell
transfer ke supplier
untuk dijual
untuk lapak
untuk toko
untuk usaha
untuk warung
with a client
`
