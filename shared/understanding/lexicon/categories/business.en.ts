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
barb wire
beehive frames
bill book
brooder lamp
cardboard boxes
concrete delivery
concrete form
design
developer
dj equipment
ear tag
editor
hatching eggs
hood cleaning
hydraulic fluid
intern
labels
landfill fee
licence
load of topsoil
mail
meat bird chick
net wrap
parcels to
post office
preg check
printer toner
queen bee
shipment
soil test
stock
stump grinder rental
sweet feed
training
two by six
vista print
wire mesh
workshop
# Business, en, thing
1099 form
6010 rod
6011 rod
7018 rod
a board
accountant
accounting app
accounting software
acetylene
acra filing
acra renewal
ad campaign
ad spend
ads on facebook
ads on google
ads on instagram
advertisement
advertising
aerial spraying
affiliate commission
ai semen
ai straw
alfalfa bale
alfalfa seed
amazon ads
amazon fba fees
ammonium nitrate field
amp breaker
amp breakers
amp panel
angi lead
angi leads
angle iron
anhydrous
api credits
app developer fee
apple developer
apple developer fee
arc fault breaker
architectural shingle
argon
asana
attorney
audit fee
aws
background check for an employee
baler twine
band merch
band t shirts
banner printing
bar association dues
barbed wire
barber license
barber supplies
barcode labels
bazaar booth
bazaar stall
beads for my etsy
bill book print
bill book printing
billboard
bizfile
blower motor
bls class
bls recert
bluehost
bobcat rental
boi report
booking software
bookkeeper
bookkeeping
bookkeeping fee
boom lift rental
boosted post
boosting a post
booth fee
booth rent
booth rent salon
booth rental
bought a lead
brand inspection
branded mugs
breaker panel
breakers
breakfast meeting
brochure printing
brochures
broiler chicks
brush hog
bubble mailers
builders merchant
bulk order for the store
bull semen
bundle of shingles
bush hog blades
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
business license renewal
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
calf milk replacer
calf starter
can lights
candle jars
candle labels
candle wax
candle wax for shop
capacitor
capacitors
carbon forms
carbonless bill book
card machine
card machine fee
card processing fee
cash box
cash drawer
cash register
cash rent acre
cat scale
cattle dewormer
cattle ear tags
cattle feed
cattle mineral
cattle panel
cdl
ce class
ce credits
center pivot
certificate of insurance
certification
ceu
ceus
chafing dish
chafing dishes
chafing fuel catering
chair rent barber
chair rental
chair rental salon
chamber dues
chamber of commerce
circuit breaker
city permit
classroom decorations
classroom display
classroom prizes
classroom supplies
clipper oil
clothing rack for the shop
cloud server
cloud storage for work
cloudflare
coffee beans for the cafe
coffee meeting
coil of romex
combine belt
combine header
combine rental
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
concrete pump truck
concrete yard
condenser fan motor
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
contractors license
copy editing
copy paper
copyright registration
corppass
cosmetology license
cosmoprof
costco business center
costume hire shoot
cottage food permit
courier
courier delivery
courier fee
courier service
cover crop seed
cover letters
cover letters printed
coworking desk
coworking membership
coworking pass
cpa
cpr certification
cpr recert
craft fair booth
craft fair fee
craft fair table
craft show table
credit card processing
creep feed
crew lunch
crm
crop dusting
crop insurance
crusher run
cscs card
cups for the cafe
customer lead
customer leads
cutoff wheel
day labor
day laborer
day laborers
dba filing
dbs for work
deli cups
deli paper
designer
desk rental
digital ocean
digital signature certificate
digitalocean
digitalocean droplet
dinner meeting
dinner with the boss and partners
disc blades
disc mower
dispatcher fee
display case
display shelf for the shop
docusign
domain and hosting
domain name
domain renewal
dot physical
drain snake rental
drip tape
drywall help
drywall sheet
dsc token
dtf transfers
duct tape rolls
ductwork
dues for the professional association
dumpster
dyed diesel
ebay fees
editor for my video
ein filing
eld
electric fencer
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
errors and omissions
etsy ads
etsy fees
etsy listing fees
exam prep books for lessons
excavator rental
exhibition stand
exhibitor fee
fabric for orders
factoring fee
farm diesel
farmers market booth
farmers market fee
farmers market stall
farmland rent
farrowing crate
fax line
feeder calf
feeder pig
fence charger
ferguson
fire inspection
first aid at work
fish tape
fiverr gig
flat top repair
flex board
flex printing
flour for the bakery orders
flue pipe
flux
flux core wire
flyer printing
flyers
foil sheets
fondant
font license
food handler card
food handlers card
food handlers permit
food hygiene certificate
food hygiene course
food permit
food truck permit
four by four post
fragrance oils
framing nail
franchise tax
franchise tax board llc
freelance designer
freight
freight shipping
freshbooks
fryer basket
fryer oil
fryer oil for restaurant
fssai licence
fssai license
fuse tester
general liability
gfci
gfci outlets
ghostwriter
gig worker
giveaway items
glove boxes
goat feed
google workspace for the business
grain auger
grain bin
grain drying
grain elevator
grain hauling
graphic designer
grazing lease
grease trap
greenhouse plastic
grinding disc
ground rod
ground rods
gst
gst filing
gumasta licence
hair color tubes
hair nets
hay baler belts
hay rake teeth
hazmat fee
head gate
health department permit
health inspection
health permit
heifer
helper for the day
helper pay
helper wages
heroku
hi vis
hi vis jacket
hi vis vest
hive frames
hog feed
hog panels
homeadvisor lead
homeadvisor leads
honey jars for market
hootsuite
hot bag
hot desk
hubspot
hvac license
hydraulic hose
hygienist license
ifta
ifta sticker
incorporation
incorporation fee
indeed posting
india mart
indiamart
industry conference
influencer post
ingredients for my bakery
ingredients for the restaurant
ink
ink cartridge
ink cartridges
insulated delivery bag
intern stipend
interview travel
inventory
investor dinner
investor lunch
investors
invoice book
invoicing software
irrigation pivot
jira
job ad
job materials
job posting
job site
job supplies
job trailer
jobsite
joist hanger
junction box
junction boxes
just dial listing
justdial listing
khatabook
kiosk rent
kiosk rental
kopitiam stall rent
label printer
label printing
laborer
labourer
laser engraver
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
letterhead print
liability insurance
license bond
lift rental
lime for the field
linkedin ads
linkedin job
liquor license
listing fees
llc
llc fee
llc filing
load of fill dirt
load of gravel
load straps
lockbox for listing
logbook trucker
logo design
lug nuts for panel
lumber for the job
lumber yard
lumper
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
massage oil
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
mig welder
mig wire
milk replacer
mineral tub
mini excavator
mini split
mobile vending permit
model fee
model release
monday.com
mower blades
mower for lawn crew
msme registration
multimeter
music for the dj
music license
mybillbook
mylar bags
nail supplies
name badges
name card print
name card printing
nea stall licence
netlify
networking dinner
networking event
networking lunch
networx lead
newspaper ad
nitrile gloves
nitrogen tank
notary fee
notary license
nursing license
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
open house signs
openai api
osb sheathing
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
pallet of fertilizer
pallets
pamphlet print
pamphlet printing
parcel to a customer
parcels to customers
partner meeting
pasar malam stall
pasture lease
patent
patent fee
pattern license
pavement sign
paypal fees
payroll
payroll taxes
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
photography props
pig feed
pivot tires
pizza boxes
planter plates
plasma cutter
play console fee
plow points
plug trays
plugin
plumbers license
plumbing permit
plywood sheet
poly mailers
porta john
portable toilet
portajohn
portaloo
pos system
post it notes
postage
postage for orders
postage stamps
poster printing
potash
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
propane for the torch
prs
pto shaft
public liability
punch cards
pushcart rental
quick books
quickbooks
quiz plugin
radio ad
ratchet straps flatbed
raw material
raw materials
ready mix concrete
real estate license
rebar
rebar ties
receipt book
receipt paper
receipt printer
receipt rolls
recert
recertification
recessed can
recessed cans
recovery tank
recruiter fee
red diesel
reefer fuel
refrigerant
register tape
registered agent
restaurant depot
restaurant supply
restock inventory
restock the shop
restocking the store
return shipping for a customer
rn license
romex
roof truss
roofing shingle
round bale
s corp
safety boots
salaries
salary
salary for the staff
sale barn fee
sales commission
sales lead
sales tax payment
sales tax permit
salesforce
sally beauty supply
salon capes
salon foils
salon supplies
saloncentric
sample kits
sandwich board
sawmill
scaffold
scaffold hire
scaffold rental
scaffolding
scale ticket
scissor lift
scissor lift rental
screen print ink
second shooter
seed corn
seed treatment
seed wheat
seller fees
seller permit
semen straw
seminar ticket
seo service
server costs
server hosting
sfa licence
sharkbite
sheet metal
sheetrock
shelf rental
shelving for the shop
sherwin williams
shingles for the job
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
shop act licence
shop boy
shop fittings
shop inventory
shop rent
shop sign
shop window
shopping bags for the store
shutoff valve
sickle bar
sign for the shop
signage
silage
site toilet
skid steer
skid steer rental
skip bag
skip hire
soap making lye
social media manager
software for freelancing
software license
soil sampling
solder
sound effects
soy wax
soybean seed
sponsored ads
sponsored post
sponsorship
square bales for cattle
square card reader
square fees
square of shingles
square reader
square terminal
squarespace
squeeze chute
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
staging furniture
stall cleaning fee
stall fee
stall rent
stallholder fee
stamps
stamps and envelopes
staples for work
stethoscope
stickers for the business
stock for the shop
stock photo license
stock photos
stock tank
stock trailer
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
sublimation blanks
sumup
supplies for my classroom
supplies for the shop
supplies for the store
supplies for work
surety bond
swing tags
sysco
t posts
t shirt blanks
takeaway containers for the restaurant
tally erp
tally prime
tarps flatbed
tax accountant for the business
tax filing for the business
tax preparer
tds return
teachers pay teachers
teaching aids
teaching certificate
teaching license
teaching materials
teaching resources
team building
team dinner
team drinks
team lunch
team outing
teat dip
temp agency
temp worker
thank you cards for customers
theme license
theme plugin
thermal labels
thermal paper
thhn
three point hitch
thumbtack lead
thumbtack leads
tig tungsten
till
till rolls
time cards
time clock
to go boxes
to go containers
toner cartridge
tool hire
tool rental
tools for the job
tools for work
torch propane
tpt
tractor battery
tractor hydraulic fluid
tractor part
tractor parts
tractor tires
trade account
trade counter
trade show
trade stand
trademark
trailer lease semi
trailer rental
transcription service
translation fee
translation service
translator
trello
trencher rental
truck lettering
truck magnets
truck wrap
tubes of color
tumbler blanks
udyam registration
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
vehicle lettering
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
visiting card
visiting card print
visiting card printing
visitor lunch
voice over
voiceover
voltage tester
vyapar app
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
weigh station scale
welding helmet
welding hood
welding rods
whiteboard
wholesale
wholesale goods
wholesale order
wicks
wire pulling lube
wire spool
wix
wordpress
work dinner
work email
work gloves for the crew
work laptop
work lunch with the boss
work materials
work order pads
work phone
work phone bill
work supplies
work trip
work uniforms
workers comp
worksheets
workshop fee
woven wire
xero
yard of concrete
yard signs
year end accounts
yelp lead
zapier
zoom for work
zoom webinar
# Business, en, full
1099 helper
busy accounting
chafing fuel
concrete four yards
custom baling
custom combining
custom cutting crew
custom harvest
custom spraying
hawker stall rent
linen service
load board
notary stamp
port a john
port a potty
porta potty
short load fee
stall rental
uniform service
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
