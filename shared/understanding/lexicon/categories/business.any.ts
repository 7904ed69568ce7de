/** Business, names and words of both languages. Work and trade: what an office, a shop or a trade pays for, clients and staff included. */
export const BUSINESS_ANY = `
# Business, any, hint
meeting
# Business, any, loose
bonus
logo
# Business, any, thing
ads
banner
bubble wrap
canva print
co working
content writer
copywriter
coworking
coworking space
dhl
domain
domainesia
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
mailchimp
marketing
meta ads
moka pos
namecheap
niagahoster
office depot
officemax
packaging
printing
regus
rumahweb
sap express
seminar
seo
server
shopee ads
shopee express
shopify
sicepat
staples
supplier
tiki
tiki jne
tiktok ads
upwork
vps
web hosting
website
wework
# Business, any, deciding
buat cafe saya
buat catering
buat kafe saya
buat karyawan
buat katering
buat kedai
buat konveksi
buat laundry kiloan
buat orderan
buat pesanan
buat presentasi
buat proyekan
buat stok warung
buat toko
buat warung
client gift
client gift basket
client gifts
customer
for a client
for inventory
for my bakery
for my cafe
for my clients
for my crew
for my customers
for my food truck
for my office
for my online shop
for my online store
for my restaurant
for my staff
for orders
for our cafe
for our customers
for our office
for our restaurant
for product photos
for shipping
for shipping orders
for staff
for the bakery
for the cafe
for the crew
for the job site
for the restaurant
for the startup
for the store inventory
for the workshop
gift for a client
gift for client
gifts for clients
hampers buat klien
kado buat klien
orderan
pembeli
pesanan customer
to resell
untuk toko
untuk warung
with a client
`
