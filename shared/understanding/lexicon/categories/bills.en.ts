/** Bills & Utilities, English. What falls due: housing, power, water, connections, insurance, instalments, taxes, schooling, dues. */
export const BILLS_EN = `
# Bills & Utilities, en, faint
bill
bills
charge
due
dues
fee
fees
monthly
# Bills & Utilities, en, hint
apartment
college
payment
school
university
# Bills & Utilities, en, loose
529 contribution
account
act prep
babysitting course
background check fee
boat registration
camper registration
cell
class fee
course
courses
credit
data
deposit
exam
fingerprinting fee
heat
lease
lunch account school
parking permit school
plan
policy
power
property
pump out marina
registration
sewer
textbooks for college
trailer registration
trash
truck registration
# Bills & Utilities, en, thing
4 h dues
aa membership
aaa insurance
abacus class
accountant for my taxes
acls renewal
act fee
act fibernet
act registration
act test
activity fee
aep
aep ohio
aetna
affirm
after school care
after school club
after school program
aftercare
afterpay
afterschool
alarm monitoring
alarm service
alimony
alimony payment
allstate
altice
ameren
american express
american legion dues
amex
amex bill
amex card
ap exam
ap exam fee
ap exams
apartment rent
application fee
appraisal
art fee
at and t
at and t bill
at t
at&t
atmos
att
att bill
austin energy
auto loan
bahasa class
bahasa indonesia lessons
bahasa lessons
balance on my card
band camp fee
band fees
banjar dues
banjar fee
bank loan
bar dues
beavers subs
before and after care
before care
behind the wheel
bin collection
biometrics fee
blue cross
boarding house
boarding house rent
boat payment
boat trailer tag
boiler cover
boost mobile
booster club dues
boy scouts dues
breakdown cover
breakfast club
broadband
broker fee
brownies subs
building permit
building permit fence
burn permit
bursar
cable
cable bill
cable tv
calling card mexico
cap and gown
capital one
capital one card
car loan
car note
car payment
car registration
car tags
car tax
card balance
card bill
card payment
catholic school
cdl license
cdl renewal
cdl school
cell bill
cell phone bill
cell phone from consumer cellular
cell phone payment
cell phone plan
cell plan
cello lessons
cellphone bill
centerpoint energy
centurylink
certification exam
certification fee
certification renewal
chase card
cheer fees
chess class
chess lessons
child care
child support
childcare
citizenship application
citizenship class
city light
class party
closing costs
club dues
cna license
coaching classes
coal for stove
cobra
coding bootcamp
coding camp
coding class
coding club
coding course
college application
college class
college classes
college text book
college tuition
columbia gas
com ed
comcast
comcast bill
comed
comed bill
community college
con ed
con edison
concealed carry class
concealed carry permit
condo fee
condo fees
consumer cellular
consumers energy
conveyancing
cooking gas
cord of wood
council tax
county taxes
court costs
court fee
court fine
cox
cox cable
cpr card
cpr class
crab license
credit card
credit card bill
credit card debt
credit card interest
credit card minimum
credit card payment
cricket wireless
cubs subs
dance class fees
data for my phone
data package
data plan
data top up
day camp
day care
dental insurance
dental plan
device payment
directv
disability insurance
discover card
dish network
dock fee
dockage
dominion energy
dominion gas
dorm fee
dorm fees
dormitory
down payment on the house
drainage district
drama club
drama lessons
drivers ed
drivers education
drivers license renewal
driving lessons
driving school
driving theory
dry stack storage
dryer repair
dte
duke energy
e sim
earthlink
electric
electric and gas
electric bill
electric company
electric token
electrician visit
electricity
electricity bill
electricity for the house
electricity for the villa
electricity token
electricity top up
elks dues
energy bill
english class
english course
english lessons
enrollment fee
entergy
escrow
esim
esl class
estimated taxes
esurance
evening class
eversource
exam fee
exam fees
excel course
farmers insurance
federal taxes
fence permit
ffa dues
fiber internet
field trip
field trip fee
field trip money
financial aid fee
fios
first aid class
first aid course
first months rent
flood insurance
football club subs
fpl
fraternity dues
french class
french lessons
fuel oil delivery
furniture payment
garbage
garbage bag tags
garbage bill
garbage collection
garbage fee
garbage pickup
garbage sticker
garden waste collection
gas and electric
gas bill
gas canister
gas company
gas cylinder
gas refill
gas tank refill
ged
ged exam
ged test
geico
generator rent
girl scouts dues
gmat
google fi
google fiber
graduation fee
graduation gown
grange dues
gre
green bin
guitar lesson
guitar lessons
guitar teacher
gymnastics class
gymnastics club
h and r block
h&r block
half the rent
hathway
head start
health insurance
health plan
health premium
heating
heating and cooling
heating bill
heating oil
heloc
hmrc
hoa
hoa dues
hoa fee
hoa fees
holiday club
home emergency cover
home inspection
home internet
home loan
home security
home warranty
homeowners association
homeowners dues
homeschool co op fee
homeschool curriculum
horse riding lessons
hospital payment plan
hostel fee
hotspot plan
house down payment
house payment
house rent
housing
housing costs
hughesnet
hunter safety course
hvac service
ielts test
immigration attorney
immigration filing fee
income tax
indane
indonesian class
indonesian course
indonesian lesson
indonesian lessons
indosat sim
installment
installments
instalment
insurance
insurance bill
insurance for the car
insurance for the house
insurance for the scooter
insurance payment
insurance premium
interest on the loan
international school
internet bill
internet data
internet for the house
internet for the villa
internet service
iphone installment
iphone payment
irrigation district
irs
kaiser
karate club
kathak class
keyboard lessons
kids phone line
kindergarten
klarna
knights of columbus dues
kos rent
kost rent
lab fee
ladwp
land line
landline
language class
language course
language lessons
language school
language tutor
last months rent
latchkey
late fee
late fees
late payment
lawyer retainer
layaway
learners permit
lemonade insurance
liberty mutual
library fee
license plate
license plate renewal
license plates
license renewal
license renewal fee
light bill
light company
line rental
loan
loan for college
loan interest
loan payment
loan repayment
local sim
local sim card
locker fee
lodge dues
lot rent
lsat
masonic dues
mastercard bill
math tutor
mathletes
mathnasium
mcat prep
mcst
medicare
membership dues
metro by t mobile
metro pcs
mill levy
minimum payment
mint mobile
minutes for my phone
mobile bill
mobile contract
mobile credit
mobile data
mobile home lot rent
mobile hotspot
mobile plan
mobile recharge
mobile top up
montessori
monthly installment
monthly rent
monthly rent for the villa
mortgage
mortgage payment
mosquito district
mothers day out
motorbike installment
motorbike payment
motorcycle payment
music lesson
music lessons
music school
music teacher
my share of the rent
national grid
natural gas
naturalization
navient
nclex
neighborhood dues
neighborhood watch dues
neighbourhood watch dues
nelnet
nicor
nicor gas
night class
nursery
nursery fees
nursery school
nursing license renewal
obamacare
oil delivery
oncor
online class
online classes
online course
overdraft interest
overdue fine
parking pass for school
parking permit apartment
passport renewal fee
pay as you go
pay as you go top up
pay to play fee
payday loan
payment plan
pellets
peoples gas
permission slip
personal loan
pest control contract
pet insurance bill
pet rent
pg&e
pge
phone bill
phone card for home
phone company
phone contract
phone credit
phone data
phone installment
phone line
phone lines
phone load
phone minutes
phone payment
phone plan
phone top up
piano class
piano lesson
piano lessons
piano teacher
picture day
piedmont gas
plate sticker
plates for the car
plates on the car
plates on the truck
pln electricity
pln token
pool maintenance fee
power bill
power company
pre k
prek
prepaid card
prepaid credit
prepaid minutes
prepaid phone card
prepaid plan
prepaid recharge
preschool
preschool tuition
private school
professional license renewal
propane
propane delivery
propane fill
propane refill
propane tank
propane tank fill
propane tank refill
property tax
property taxes
provisional licence
psat fee
pse
pseg
pta
pta dues
pta fee
pta membership
pto
public storage
puget sound energy
quarterly taxes
rac membership
rcn
reading tutor
real estate course
real estate license renewal
realtor fee
recharge
recycling
recycling fee
recycling service
refinance
registration fee school
registration renewal
remortgage
renewed the plates
rent
rent a center
rent deposit
rent for my room
rent for november
rent for the apartment
rent for the house
rent for the month
rent for the room
rent for the villa
rent payment
rent to own
residents permit
resits
returned check fee
rn license renewal
road tax
robotics class
room and board
room for the month
room parent fund
room rent
rotary dues
sallie mae
sat exam
sat fee
sat prep
sat registration
sat test
satellite tv
school bill
school bus fee
school bus pass
school deposit
school dinner money
school fee
school fees
school lunch account fee
school photos
school pictures
school registration
school taxes
school technology fee
school trip
school tuition
scout dues
scouts subs
sdge
seattle city light
second phone line
security deposit
security deposit for the apartment
security fee
security system
self assessment
septic permit
septic pumping
septic service
service charge
service charge for the apartment
sewer bill
share of the rent
sim
sim card and data
sim card for my phone
sitar lessons
sleepaway camp deposit
socalgas
soccer sign up
solar panels payment
solar payment
sorority dues
southern california edison
southern california gas
spanish class
spanish lessons
spanish teacher
spectrum
spectrum bill
speech and debate dues
spire gas
sports fees
stamp duty
starlink
state farm
state taxes
storage rental
storage unit
storage unit rent
stormwater fee
straight talk
student loan
student loan payment
student loans
studio apartment
studio rent
sublet
subs for football
summer camp
summer school
swimming club
t mobile
t mobile bill
tabla class
tabs for the car
taekwondo class
tag renewal
tax
tax bill
tax extension
tax payment
tax prep
tax preparation
tax return fee
taxes
taxes owed
taxes to the irs
teamsters dues
telkomsel credit
telkomsel data
telkomsel sim
tennis coaching
term life policy
test fee
textbook fee
textbook rental
theory test
ticket for littering
title fee
tmobile
toefl test
token for electricity
top up my phone
topped up my data
topped up my phone
topped up the phone
tracfone
traffic school
transcript fee
trash and water
trash bags service
trash bill
trash collection
trash company
trash pickup
trash service
trash sticker
travel ball fees
truck payment
tuition
tuition class
tuition deposit
tuition fee
tuition payment
turbo tax
turbotax
tutor
tutoring
tutoring session
tv licence
tv license
txu
umbrella insurance
uniform fee
union dues
united healthcare
university fees
us cellular
us mobile
usaa
utilities
utility
utility bill
utility bills
utility payment
van insurance
van payment
vehicle registration
vehicle tax
verizon bill
vfw dues
villa electricity
villa monthly rent
villa rent for the month
violin lesson
violin lessons
violin teacher
visa bill
visa card bill
vision insurance
voice lessons
waste management
water and electric
water and electricity
water and garbage
water and sewer
water and trash
water bill
water company
water delivery bill
water department
water district
water for the house
water paid
water rates
water sewer trash
water trash and sewer
water utility
well water
wells fargo loan
wifi bill
wifi for the house
wifi for the villa
wood pellets
xcel
xcel energy
xfinity bill
xl sim
yacht club dues
yard sale permit
yearbook
yearly lease
yoga teacher training
ziply
# Bills & Utilities, en, full
auto insurance
boat slip
bt bill
car insurance
chromebook fee
chromebook insurance
daca
ditch company
dump fee
dump run
ee phone bill
green card renewal
home insurance
homeowners insurance
homeowners policy
irrigation assessment
landfill
life insurance
marina slip
mooring fee
renters insurance
renters policy
sky bill
slip fee
special assessment
the dump
transfer station
umbrella policy
water assessment
work permit renewal
`
