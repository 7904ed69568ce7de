/** Business, English. Work and trade: what an office, a shop or a trade pays for, clients and staff included. */
export const BUSINESS_EN = `
# Business, en, hint
boss
business
city electric
company
coworkers
fastenal
grainger
graybar
north coast electric
office
platt
platt electric
project
staff
stoneway
stoneway electric
team
uline
vendor
vistaprint
# Business, en, loose
cardboard boxes
design
developer
editor
intern
labels
licence
mail
parcels to
post office
shipment
stock
training
workshop
# Business, en, thing
a board
accountant
accounting app
accounting software
acetylene
ad campaign
ad spend
ads on facebook
ads on google
ads on instagram
advertisement
advertising
affiliate commission
amazon ads
amazon fba fees
amp breaker
amp breakers
amp panel
angi lead
angi leads
api credits
app developer fee
apple developer
apple developer fee
arc fault breaker
argon
asana
attorney
audit fee
aws
background check for an employee
bale of hay
baler twine
band merch
band t shirts
banner printing
bar association dues
barbed wire
barber supplies
barcode labels
beads for my etsy
billboard
bluehost
bookkeeper
bookkeeping
bookkeeping fee
boom lift rental
boosted post
boosting a post
booth fee
booth rent
booth rental
bought a lead
branded mugs
breaker panel
breakers
breakfast meeting
brochure printing
brochures
bubble mailers
builders merchant
building permit
bulk order for the store
business bank fee
business card
business cards
business cards printing
business coach
business course
business dinner
business dinner with partners
business expense
business insurance
business internet
business license
business lunch
business meeting
business permit
business phone
business phone line
business sign
business signs
business software
business tax
business taxes
ca fees
cable staples
cable ties
cake boards
cake boxes
calendly
can lights
candle jars
candle labels
candle wax
card machine
card machine fee
cash box
cash register
cat scale
cdl
ce class
certification
chamber dues
chamber of commerce
circuit breaker
city permit
classroom decorations
classroom display
classroom prizes
classroom supplies
clothing rack for the shop
cloud server
cloud storage for work
cloudflare
coffee beans for the cafe
coffee meeting
coil of romex
commercial insurance
commercial rent
commissary
commissary fee
commissary kitchen
commissary kitchen fee
commission
company accounts
company car
company dinner
company laptop
company lunch
company party
company registration
company retreat
company uniforms
concrete mix
conduit
conduit bender
conference
conference fee
conference hotel
conference registration
conference ticket
conference travel
consultant
consulting
contactor
continuing education
contract labor
contract review
contractor
contractor bond
contractor license
contractor license renewal
contractors
copy editing
copy paper
copyright registration
cosmoprof
costco business center
costume hire shoot
courier
courier delivery
courier fee
courier service
cover letters
cover letters printed
coworking desk
coworking membership
coworking pass
cpa
craft fair booth
craft fair fee
craft fair table
credit card processing
crew lunch
crm
cscs card
cups for the cafe
customer lead
customer leads
day labor
day laborer
day laborers
dbs for work
designer
desk rental
digital ocean
digitalocean
digitalocean droplet
dinner meeting
dinner with the boss and partners
display case
display shelf for the shop
docusign
domain and hosting
domain name
domain renewal
dot physical
drain snake rental
drywall help
ductwork
dues for the professional association
dumpster
ebay fees
editor for my video
ein filing
eld
electrical permit
electrical supplies
electrical supply
electricians licence
electricians license
email marketing
employee
employee bonus
employee gift
employee gifts
employee lunch
employee salary
employee training
employee uniforms
employees
emt
emt conduit
emt connectors
emt fittings
envelopes
epoxy
equipment for the business
equipment rental
etsy ads
etsy fees
etsy listing fees
exam prep books for lessons
excavator rental
exhibition stand
exhibitor fee
fabric for orders
factoring fee
farmers market booth
farmers market fee
ferguson
fire inspection
first aid at work
fish tape
fiverr gig
flat top repair
flour for the bakery orders
flyers
fondant
font license
food handler card
food handlers card
food handlers permit
food hygiene certificate
food hygiene course
food permit
fragrance oils
freelance designer
freight
freight shipping
freshbooks
fryer basket
fryer oil
fuse tester
general liability
gfci
gfci outlets
ghostwriter
gig worker
giveaway items
goat feed
google workspace for the business
graphic designer
ground rod
ground rods
gst
gst filing
hazmat fee
health department permit
health inspection
health permit
helper for the day
helper wages
heroku
hi vis
hi vis jacket
hi vis vest
hive frames
homeadvisor lead
homeadvisor leads
hootsuite
hot desk
hubspot
ifta
incorporation
incorporation fee
indeed posting
industry conference
influencer post
ingredients for my bakery
ingredients for the restaurant
ink
ink cartridge
ink cartridges
intern stipend
interview travel
inventory
investor dinner
investor lunch
investors
invoicing software
jira
job ad
job materials
job posting
job site
job supplies
jobsite
junction box
junction boxes
kiosk rent
label printer
label printing
laborer
labourer
lash supplies
layer feed
leaflets
led panel lights
legal advice
legal consultation
legal fees
lens rental
lesson materials
lesson plans
letterhead
liability insurance
license bond
lift rental
linkedin ads
linkedin job
liquor license
listing fees
llc fee
llc filing
load straps
logo design
lug nuts for panel
lumper fee
lunch meeting
mail packages
mailed a package to a customer
mailers
mailing envelopes
mailing packages
mannequin
market fee
market pitch
market stall fee
market stall rent
marketing agency
marketing campaign
mastermind
materials for the job
mc cable
meeting room
meeting room rental
meeting snacks
meeting with a vendor
menu printing
merch for the company
merch printing
merchant fees
messenger
mini excavator
mini split
mobile vending permit
model fee
model release
monday.com
mower blades
multimeter
music license
mylar bags
nail supplies
netlify
networking dinner
networking event
networking lunch
networx lead
newspaper ad
nitrile gloves
notary fee
office birthday cake
office biscuits
office chair
office chairs
office cleaning
office coffee
office decorations
office depot run
office desk
office desks
office electricity
office equipment
office furniture
office gift
office holiday lunch
office holiday party
office internet
office keyboard
office keys
office laptop
office lease
office lunch
office milk
office monitor
office party
office plants
office printer
office rent
office snacks
office supplies
office supplies at staples
office supply
office tea
office utilities
office water
office wifi
openai api
oversize permit
oxygen tank
packaging materials
packaging supplies
packing materials
packing peanuts
packing supplies
packing tape
padded envelopes
paid lead
pallets
parcel to a customer
parcels to customers
partner meeting
patent
patent fee
pattern license
pavement sign
paypal fees
payroll
permit fee
permit fee to the city
permit fees for the job
permit for the shop
pex
pex fittings
photo backdrop
photo copies
photo editing
photographer for product
pig feed
play console fee
plugin
plumbing permit
poly mailers
porta john
portaloo
pos system
post it notes
postage
postage for orders
postage stamps
poster printing
price gun
price tags
printer cartridge
printer paper
printful
printing services
product labels
product photography
product photos
professional development
professional indemnity
professional membership
projector
promo items
promotion
promotional items
proofreader
proofreading
prs
public liability
quick books
quickbooks
quiz plugin
radio ad
raw material
raw materials
rebar
receipt paper
receipt printer
receipt rolls
recessed can
recessed cans
recruiter fee
reefer fuel
refrigerant
register tape
registered agent
restaurant depot
restock inventory
restock the shop
restocking the store
return shipping for a customer
romex
safety boots
salaries
salary
salary for the staff
sales commission
sales lead
sales tax payment
salesforce
sally beauty supply
salon supplies
sawmill
scaffold
scaffold hire
scaffold rental
scaffolding
scale ticket
scissor lift
scissor lift rental
second shooter
seller fees
seminar ticket
seo service
server costs
server hosting
sharkbite
sheetrock
shelving for the shop
sherwin williams
ship orders
shipped an order
shipping an order
shipping boxes
shipping cost
shipping costs
shipping customer orders
shipping for orders
shipping labels
shipping mailers
shipping orders
shipping supplies
shipping to customers
shop boy
shop fittings
shop inventory
shop rent
shop sign
shop window
shopping bags for the store
shutoff valve
sign for the shop
signage
site toilet
skid steer rental
skip bag
skip hire
social media manager
software for freelancing
software license
sound effects
soy wax
sponsored ads
sponsored post
sponsorship
square fees
square reader
square terminal
squarespace
staff bonus
staff lunch
staff meal
staff meals
staff party
staff salaries
staff salary
staff tea
staff training
staff uniforms
staff wages
stall fee
stall rent
stallholder fee
stamps
stamps and envelopes
staples for work
stickers for the business
stock for the shop
stock photo license
stock photos
storage for inventory
store rent
straw bales
stripe fees
student workbooks
studio hire
studio rental
studio time
subcontractor
subcontractor payment
subcontractors
sumup
supplies for my classroom
supplies for the shop
supplies for the store
supplies for work
surety bond
swing tags
sysco
t posts
takeaway containers for the restaurant
tax accountant for the business
tax filing for the business
tax preparer
teachers pay teachers
teaching aids
teaching materials
teaching resources
team building
team dinner
team drinks
team lunch
team outing
temp agency
temp worker
thank you cards for customers
theme license
theme plugin
thermal labels
thermal paper
thhn
thumbtack lead
thumbtack leads
till
till rolls
to go boxes
to go containers
toner cartridge
tool hire
tool rental
tools for the job
tools for work
tpt
tractor part
tractor parts
trade account
trade counter
trade show
trade stand
trademark
trailer rental
transcription service
translation fee
translation service
translator
trello
trencher rental
truck lettering
truck wrap
two by four
two by fours
ups
ups store
us foods
vacuum sealer bags
van hire
van lettering
van wrap
vat
vat bill
vat return
vehicle wrap
vending permit
vendor booth
vendor fee
vendor permit
vendor table
vercel
video editing
video editor
virtual assistant
visitor lunch
voice over
voiceover
voltage tester
wages
wages for
wages for the helper
wago connectors
warehouse
warehouse rent
waste carrier
wax for candles
we work
weatherproof box
web design
web developer
web domain
web domain renewal
webinar software
website design
website hosting
webstaurant
weigh station
welding rods
whiteboard
wholesale
wholesale goods
wholesale order
wicks
wire pulling lube
wix
wordpress
work dinner
work email
work gloves for the crew
work laptop
work lunch with the boss
work materials
work phone
work phone bill
work supplies
work trip
work uniforms
workers comp
worksheets
workshop fee
xero
yard signs
year end accounts
yelp lead
zapier
zoom for work
zoom webinar
# Business, en, deciding
buat startup
client
clients
customers
for a meeting
for customers
for employees
for lessons
for my class
for my classroom
for my employees
for my kids class
for my lessons
for my pupils
for my startup
for my store
for my students
for my team
for my tutoring
for office
for our business
for selling
for teaching
for the business
for the company
for the conference
for the employees
for the lesson
for the meeting
for the office
for the project
for the staff
for the store
for the students
for the team
for the workshop participants
for work event
for work meeting
`
