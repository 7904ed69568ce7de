/** Business, names and words of both languages. Work and trade: what an office, a shop or a trade pays for, clients and staff included. */
export const BUSINESS_ANY = `
# Business, any, hint
meeting
# Business, any, loose
bonus
logo
# Business, any, thing
admin tokopedia
ads
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
canva print
cetak banner
cetak stiker
co working
content writer
copywriter
coworking
coworking space
dhl
domain
domainesia
etsy listing
facebook ads
fb ads
fedex
fiverr
flyer
freelance
freelancer
go work
godaddy
gofiverr
google ads
gowork
herbisida
hosting
hostinger
id express
ig ads
influencer
instagram ads
j t
j&t
jne
jnt express
jubelio
karungan thrift
kertas thermal
lapak shopee
mailchimp
marketing
meta ads
moka pos
namecheap
niagahoster
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
packaging
pakan ayam
pakan bebek
pakan lele
pakan ternak
pestisida
poly mailer
polymailer
potongan shopee
print banner
regus
resi
rumahweb
sap express
seminar
seo
server
sewa traktor
shopee ads
shopee express
shopify
sicepat
square fee
staples
sticker label
stiker label
stripe fee
supplier
thermal label
tiki
tiki jne
tiktok ads
upah panen
upah tukang
upwork
vps
web hosting
website
wework
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
for the crew
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
