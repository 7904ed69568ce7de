/** Other, English. Giving, lending, gifts, family, personal and household services, pets, money moved about. */
export const OTHER_EN = `
# Other, en, faint
helper
misc
miscellaneous
repair
repairs
# Other, en, hint
church
mosque
zamzows
# Other, en, loose
bachelorette
balloon arch
cash
drain snake
fade
front shoes
garage door opener
goat minerals
hallmark card
halter
helping
highlights
homecoming mum
hornworm
interlock device
key
keys
late library book
locker
longarm quilting
nema 14 50
pup cup
rehearsal dinner
save the date
shave
shower credit
silk press
stalls
stylist
taxidermy
tip jar
traffic school ticket
trim
two men truck
wall connector
wax
wedding cake
# Other, en, thing
401k
ac cleaning
ac recharge
ac repair
ac repair house
ac service
ac tune up
account fee
acrylics
air con service
air conditioning repair
aircon cleaning
aircon gas
aircon leaking
aircon service
aircon servicing
alfalfa cubes
allowance
allowance for the kids
alterations
amnesty
ang bao
ang pow
angbao
angel tree
angpow
ankle monitor
apostille
appeal fund
appliance repair
aquarium gravel
arms waxing
assembly service
assisted living
astrologer
astrology reading
atm charge
atm fee
atm fees
atm withdrawal
au pair
ayah
babysitting
babysitting tip
bachelor gift
bachelorette party fund
background check
bag repair
bai jin
bail
bail bond
bake sale
balayage
balikbayan box
ball python
bang trim
bank admin fee
bank charge
bank charges
bank fee
bank fees
bank standing charge
bank transfer fee
banten
baptism
bar mitzvah
baraat
barber shop
bark collar
basket at church
basket in the church
bathroom fee
beach toilet
beard
beard trim
beauty parlour
bed bug treatment
beet pulp
bellboy
bellhop
bellhop tip
bereavement meal
bet with
bike tune
bikini wax
binmen tip
bird cage
birdseed
birth certificate
birth certificate copy
birthday balloons
birthday money
birthday money for
birthday party favors
bishops appeal
blessing ceremony
blind fitting
blocked drain
blow dry
blow out
blowout
body piercing
boiler service
book binding
book drive
book of stamps
booster club
boot resole
bordetella
borrowed money to
boutonniere
braiding
braids
brazilian wax
breaker panel upgrade
bricklayer
bridal boutique
bridal gown
bridal makeup
bridal package
bridal shower
bridle
brokerage
brow tint
brow wax
brows
budgie
budgie seed
building fund
building guard
bully sticks
burial
buzz cut
canang
canang sari
caregiver for grandma
caregiver for mom
caretaker
carpenter
carpet clean
carpet cleaning
carpet install
cash advance fee
cash app
cash for grandma
cash for my
cash for my nephew
cash for my niece
cash out fee
cash to my
cash to my son
cashapp
cashiers check
cat bed
cat boarding
cat flap
cat scratcher
cat shots
cat vaccination
cat worming
catnip
cattery
ceiling fan install
cemetery
cemetery flowers
ceremony offerings
certified mail
chambermaid tip
check cashing
check cashing fee
chemical overhaul
cheque fee
chew toy
chew toys
chicken coop
childminder
children in need
chimney cleaning
chimney sweep
christening
christmas money
christmas tip
church basket
church envelope
citizenship fee
cleaner
cleaners
cleaning lady
cleaning service
climate controlled storage
clock repair
clogged drain
clothes wash
coat check
coat drive
cobbler
coggins test
coin laundry
coin star
collection basket
collection tin
color and cut
color my hair
comic relief
community hall hire
contractor deposit
contractor for the kitchen
conversion fee
cook salary
cook wages
copied a key
copies
copy of the key
cornrows
corsage
courier to my mom
courier to my mum
covered for
cremation
curtain fitting
custom suit tailor
dadi care
dakshina
damp proofing
dana top up
dbs check
death certificate
debt
debt to
debt to a friend
deck repair
deck staining
deep clean
dhobi
dip nails
disaster appeal
dishwasher repair
divorce lawyer
diwali gifts
dog crate
domestic help
donation at the temple
door repair
door to door box
doorman
doorman tip
dorm fridge repair
dozen roses
drain cleaning
drain unblocking
dress alterations
dress taken in
driver tip
driveway plowing
driveway sealcoating
driveway sealing
dry cleaned
dry cleaner
dry cleaners
dryer at the laundromat
dryer load
dryer tokens
dryer vent cleaning
drywall guy
drywall patch
drywall repair
dubia roach
duct cleaning
dui class
duit raya
dumpster rental
duplicate key
duvet cleaning
duvet wash
dye my hair
e wallet top up
ear piercing
earthquake appeal
elder care
electrician
electrolysis
embroidery
emergency fund
end of tenancy clean
engagement party
ewallet top up
exchange commission
extensions
exterminator
exterminator visit
eyebrow
eyebrow wax
eyebrows
eyebrows done
face waxing
fall cleanup
fan repair
fantastic sams
fathers day
fathers day card
fax
feeder mice
fence install
fence repair
fifty fifty raffle
fill at the nail salon
film developing
fine
fines
fingerprinting
fingerprints
firefighters boot drive
fish flakes
flea and tick
flea collar
flea drops
flea meds
flea spray
flood appeal
flood relief
floor refinishing
flooring guy
flowers for her
flowers for mom
flowers for my girlfriend
flowers for my grandma
flowers for my mom
flowers for my mother
flowers for my sister
flowers for my wife
fly mask
fly spray
food bank donation
foreign transaction fee
forever stamps
fortune teller
foundation repair
frame a picture
fridge repair
frozen mice
full arm waxing
full arms waxing
full legs wax
full legs waxing
funeral
furnace repair
furnace tune up
furniture assembly
garage door repair
garage door spring
garbage disposal install
gardener
gardening service
gave at the temple
gave dad
gave mom
gave my
gave my brother
gave my daughter
gave my kid
gave my mom
gave my sister
gave my son
gel fill
gel manicure
gel nails
gel x
get well balloon
get well flowers
girl scout cookies donation
girth strap
glass replacement
gopay top up
graduation card
graduation money
grass cutter man
grasscutting
grave blanket
great clips
green card application
green card fee
green packet
greenies
greenpeace
griha pravesh
groomed
guitar repair
guo da li
gurdwara
gurdwara donation
gutter
gutter cleaning
h4 ead
hair
hair and makeup
hair appointment
hair braiding
hair color
hair color appointment
hair colored
hair colour
hair dye appointment
hair dye at the salon
hair dyed
hair salon
hair salon tip
hair stylist
hair trim
hair wash
haircut for my son
haircut tip
haircuts
hairdresser
hairstylist
half legs wax
half legs waxing
hall hire
halter for mare
handyman
harvest festival
haul away
hay
hay bales
head stone
headstone
heartworm
heartworm meds
heartworm pills
heater tune up
hedge trimming
helper salary
hem my pants
hem pants
hemmed
hemming
hen do
hen feed
highlights and cut
home health aide
home improvement
home repair
home repairs
hong bao
hoof trim
horse bedding
horse board
horse dentist
horse dewormer
horse livery
hot towel shave
hotel porter tip
house cleaner
house cleaner tip
house cleaning
house painter
house repairs
house sitter
house sitting
housekeeper
housekeeper tip
housekeeping
housewarming
hundi
hvac
hvac repair
hvac tune up
i owed
id card
id renewal
ikea assembly
immigration lawyer
in home care
instant deposit fee
instant transfer
instant transfer fee
instrument repair
interbank
interbank transfer
inverter repair
investment
iou
ira
ira contribution
ironing
ironing clothes
ironing service
irrigation repair
istri wala
jail commissary
jaywalking
jewelry cleaning
jewelry repair
jump rope for heart
junk haul
junk pickup
junk removal
keratin
keratin treatment
key copies
key copy
key duplication
kibble
kids allowance
kids haircut
kinkos
knife sharpening
knotless braids
lamination
landscaper
landscaping
langar
laser hair removal
lash
lash extensions
lash fill
lashes
late withdrawal
launderette
laundromat
laundromat dryer
laundromat dryers
laundromat washer
laundromat washers
laundry bag service
laundry coins
laundry dryer
laundry loads
laundry per kilo
laundry pickup
laundry quarters
laundry room
laundry service
laundry wash
laundry washer
lawn care
lawn guy
lawn mowing
lawn service
lawnmowing
lawyer
lawyer for the divorce
leach field
leaf cleanup
leaf pickup
leaf removal
leaky faucet
leaving card
leaving do
leg wax
legs waxing
lend
lent
lent money
lenten appeal
library book
library fine
library fines
library late fee
library late fees
lip wax
livery
loads at the laundromat
loan for my brother
loan to
loan to my cousin
loan to my friend
loaned
loaned money
loc retwist
lock change
lock repair
locker at the beach
locker rental
locksmith
lost a bet to
lost bet
lost cash
lost library book
lost wallet
love offering
luggage locker
lunch lady tip
maid
maid salary
maid service
maid wages
mail a letter
mail carrier tip
mail forwarding
mailed a letter
mailed a package
mailed documents
mailed my
mailing a package
mailing documents
mailman
maintenance fee at the bank
makeup for the wedding
man with a van
mani
mani pedi
marquee
marquee hire
marriage hall
marriage license
mealworm
mehendi
mehndi
memorial fund
mending
microblading
microchip
microneedling
milk bones
milkman tip
mineral block
minimum balance fee
mixer repair
mold remediation
mold test
money for a friend
money for grandma
money for mom
money for my brother
money for my cousin
money for my daughter
money for my kid
money for my kids
money for my mom
money for my nephew
money for my niece
money for my parents
money for my sister
money for my son
money gram
money home
money order
money order fee
money to a friend
money to grandma
money to mom
money to my brother
money to my cousin
money to my daughter
money to my family
money to my friend
money to my mom
money to my parents
money to my roommate
money to my sister
money to my son
money to my wife
moneygram
mosquito spraying
mothers day
mothers day card
mothers day flowers
mothers helper
movers
movers tip
moving boxes
moving company
moving crew
moving help
moving truck
mow the lawn
mower repair
mowing the lawn
mud bay
mundan
mutual fund
mutual funds
my share to
nail fill
nail salon
nails
nails done
name change
naming ceremony
nanny pay
nanny salary
nanny share
neuter
neutering
new heels on
new roof
newspaper boy tip
nose piercing
notary for personal
notary stamp fee
nsf fee
nursing home
offering at church
office pool
officiant
operation christmas child
opt application
oven cleaning
overdraft
overdraft fee
overdue books
ovo top up
owed
oxfam
package home
package to india
package to my
package to my mom
package to my sister
paid back
painter
painters
palm reader
pandit
pandit ji
pants hem
pants hemmed
parade donation
parakeet seed
parcel to america
parcel to england
parcel to india
parcel to my
parcel to my mom
parcel to my parents
parcel to my sister
parlour
parole fee
part time cleaner
partial highlight
party bouncy
party hall
passport copy
passport size photos
pay back
pay toilet
paying back
paypal to
pedi
pedicure tip
perm
pest control
photo booth rental
photo developing
photo id
photo lamination
photo prints
piano tuner
piano tuning
picture framing
piercing
piggy bank
pinkie mice
plasterer
plumber
plumbing
po box
po box rental
pocket money
pods moving
police check
pooja items
pool chemicals service
pool cleaner
pool cleaning
pool closing
pool guy
pool liner replacement
pool opening
pool pump repair
pool service
popcorn ceiling removal
poppy
poppy appeal
porter tip
posting a birthday card
postman tip
power washing
prayer candle
press wala
pressing a suit
pressure tank well
pressure washing
priest
print outs
print shop
print thesis
printing
prints
priority mail
probation fee
prom ticket
psychic
public bathroom
public radio
public restroom
public toilet
put into savings
quarters for laundry
quilt to the laundromat
quinceanera
radon mitigation
radon test
raffle for the school
rawhide
raya packets
red cross donation
red kettle
red nose
red packets
registered mail
rekey
rekey locks
rekeying
remitly
remittance
remittance fee
remodel
removal van
removals
renovation
renovations
repaid
repay
replacement id
reptile bulb
resoling
restitution payment
restroom
retirement card money
return shipping
retwist
reupholster
ring resize
ring resized
ring resizing
ro service
robinhood
roof leak
roof moss
roof repair
roofer
roofer deposit
roofing
root touch up
roth ira
rug clean
rug cleaning
saddle
saddle soap
safe deposit box
safety deposit box
salon visit
salt lick horse
salvation army bucket
sangeet
savings
savings account
savings deposit
savings transfer
scanning
school raffle
seamstress
secret santa gift
security guard tip
self storage
send money
send money home
sending a package home
sending money home
senior care
sent home
sent money
sent my brother
sent my mom
sent my parents
sent my sister
sent to my mom
sent to my parents
sent to my wife
septic
septic inspection
sew in
sewer line camera
shagun
shagun envelope
shampoo and set
share with roommates
shave at the barber
shipped a package to my
shipping a box home
shipping a package
shiva platter
shoe cobbler
shoe repair
shoe resoling
shoe shine
shower at the beach
shraddh
shutoff
siding repair
sitter
skin fade
sneaker cleaning
snow plow
snow plowing
snow removal
sofa cleaning
solemnisation
solemniser
solemnizer
solicitor
sound guy
spare key
spare keys
spayed the cat
spaying
speed post
spiral binding
split with friends
splitwise
sponsored run
sponsored walk
sport clips
spray tan
sprinkler blowout
sprinkler repair
stag do
stall shavings
stamps at post office
stamps at the post office
stamps for christmas cards
stamps post office
stocks and bonds
stop payment fee
storage move
stove repair
straight razor shave
stump grinding
stump removal
suit alterations
suit cleaning
suit pressed
suit tailoring
sump pump
super tip
supercuts
swear jar
sympathy bouquet
tailor
tailor made
tailoring
tanning
tanning salon
tarot reading
tattoo removal
teacher appreciation
teeth floating
temple fund
temple offering
termite inspection
termite treatment
thesis binding
three washers
tick collar
tick treatment
tile guy
tile work
tiler
timothy hay
tip for the barber
tip for the bellboy
tip for the cleaner
tip for the delivery guy
tip for the driver
tip for the maid
tip for the mailman
tip for the movers
tip run
tipped
tipped the bellboy
tombola
tooth fairy
tooth fairy money
top up my wallet
toys for tots
traffic court
transfer fee
transfer to a friend
transfer to family
transfer to my brother
transfer to my husband
transfer to my mom
transfer to my parents
transfer to my sister
transfer to my wife
transferred to my mom
tree guy
tree lopper
tree lopping
tree removal
tree service
tree surgeon
tree trimming
trim at the barber
tropical fish
trousers taken up
turtle tank
tv mounting
tv repair
tv wall mounting
two dryers
two washers
u-box
underarm waxing
underarms waxing
united way
upholstery
upholstery cleaning
usps
usps package
usps parcel
valentines day card
valentines flowers
valentines for class
valet tip
valet tip coat
vanguard
venmo to
videographer
villa cleaner
villa staff
villa staff tip
wall painting
wash and dry
wash and fold
wash and iron
wash and set
wash the clothes
washer and dryer at the laundromat
washer at the laundromat
washer load
washer repair
washing clothes
washing machine repair
watch battery
watch battery replaced
watch cleaning
watch repair
watchman
watchman tip
water heater install
water heater repair
water heater replacement
water purifier service
water softener
wax appointment
weave
wedding
wedding ang bao
wedding band deposit
wedding band dj
wedding cake deposit
wedding dj
wedding dress deposit
wedding florist
wedding hall
wedding invitations
wedding photographer
wedding planner
wedding venue
well pump
western union
western union fee
wet food for the cat
whip round
whip-round
white elephant
white gold
will and testament
window cleaner
window cleaning
window repair
window replacement
window washer
window washing
wire fee
wire to
wire to my family
wire transfer fee
wise fee
wise transfer
work permit application
wormer
worming tablets
xerox
yankee swap gift
yard cleanup
yard guy
yard work
zelle to
zip replacement
zipper fix
zipper repair
# Other, en, full
ac guy
aircon chemical wash
alternate side ticket
bale of hay
bales of straw
basket at mass
bearded dragon
boat shrink wrap
boat winterization
boat winterizing
bridal studio
chemical wash aircon
commissary deposit
commissary money
ears pierced
ev charger install
expired meter ticket
feeder cricket
fix it ticket
for the dryer
for the dryers
full set with chrome
furnace guy
gave our server
gave our waiter
gave the barber
gave the bellboy
gave the bellhop
gave the delivery guy
gave the driver
gave the pizza guy
gave the server
gave the valet
gave the waiter
gave the waitress
grass cutting
heater guy
hoof pick
horse blanket
horse stall
horse stalls
horse trailer
horse treats
hov violation
inmate phone
lead rope
mass card
mass intention
meal train
money on her books
money on his books
paid the plumber
pilot shower
pontoon shrink wrap
red light camera
salt block
salt blocks
snow blower tune up
snowblower tune up
speed camera ticket
storage pod
straw for the stalls
street cleaning ticket
street sweeping ticket
termite bond
tip for the courier
tip for the shampoo girl
toll violation
travel center shower
truck stop shower
wall connector install
winterize the boat
# Other, en, deciding
a present
adoption fee
alms
animal shelter
anniversary gift
anniversary present
aquarium filter
aquarium fish
aquarium plants
aspca
at the cleaners
at the dry cleaners
at the vet
baby gift
baby shower
baby shower gift
bake sale fundraiser
baptism gift
bar mitzvah gift
beggar
beggars
betta fish
bird food
bird seed
birthday gift
birthday party gift
birthday present
birthday present for
blood drive donation
bunny
busker
cat carrier
cat collar
cat litter
cat medicine
cat sitter
cat tower
cat toy
cat toys
cat treats
cat tree
cat vaccine
charity
charity auction
charity dinner
charity run
chewy
chicken feed
christmas gift
christmas gifts
christmas present
christmas presents
christmas shopping for family gifts
church collection
church donation
church offering
collection plate
communion gift
crickets for the lizard
dog
dog adoption
dog bed
dog boarding
dog collar
dog daycare
dog groomer
dog grooming
dog hotel
dog leash
dog license
dog medicine
dog obedience
dog park pass
dog poop bags
dog shampoo
dog shots
dog sitter
dog sitting
dog toy
dog toys
dog training
dog treats
dog vaccine
dog vaccines
dog walker
dog walking
doggy daycare
dogs
donate
donated
donating
donation
donation box
donations
dry cleaning
farewell gift
farrier
fathers day gift
ferret
fish food
fish tank
flea medicine
flea treatment
flowers for a funeral
flowers for the funeral
food bank
food drive
for my cat
for our cat
for the cat
for the cats
fundraiser
fundraiser cookies
funeral flowers
funeral wreath
gave a homeless man
gecko
gerbil
gift
gift basket
gift card
gift cards
gift for
gift for my
gift for the
gifts
gifts for my
gifts for the
girl scout cookies
girl scout cookies fundraiser
go fund me
gofundme
going away gift
goldfish
goodwill donation
graduation gift
groomer
guinea pig
habitat for humanity
hay for the horse
hay for the rabbit
heartworm medicine
homeless
homeless guy
homeless man
homeless person
homeless shelter
homeless shelter donation
horse boarding
horse feed
hostess gift
housewarming gift
humane society
in the collection
in the offering
in the plate
in the plate at church
kennel
kids birthday gift
kitten
kittens
kitty litter
koi fish
koi food
leash
litter box
lizard
mission trip donation
missionary
mosque donation
mothers day gift
my cat
nonprofit
npr donation
offering
offering plate
orphanage
panhandler
parrot
party gift
pee pads
pet
pet adoption
pet boarding
pet carrier
pet food
pet grooming
pet insurance
pet medicine
pet sitter
pet sitting
pet smart
pet store
pet supplies plus
pet turtle
pet vaccine
petco
pets
petsmart
plate at church
pledge
poop bags
present for
presents
presents for
puppies
puppy
puppy class
puppy pads
puppy shots
puppy training
rabbit
rabbit food
rabies shot for the dog
red cross
red envelope
registry gift
relay for life
relief fund
retirement gift
sadaqah
salvation army
school fundraiser
scratching post
secret santa
snake food
spay
sponsor a child
st jude
stocking stuffers
street musician
sweet sixteen gift
sympathy card
sympathy flowers
synagogue
teacher gift
thank you gift
tip for the street musician
tithe
tithe at church
tithes
tithing
to the cleaners
toy drive
tractor supply dog food
turtle food
valentines gift
vet bill
vet visit
veterinarian
walkathon
wedding card money
wedding gift
wedding present
wedding registry
white elephant gift
wikipedia
wikipedia donation
`
