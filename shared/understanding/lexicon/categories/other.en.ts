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
# Other, en, loose
cash
fade
helping
highlights
key
keys
locker
shave
stylist
tip jar
trim
wax
# Other, en, thing
401k
ac cleaning
ac repair
ac service
account fee
acrylics
air con service
air conditioning repair
aircon gas
aircon service
aircon servicing
allowance
allowance for the kids
alterations
ang bao
ang pow
angbao
angel tree
angpow
apostille
appliance repair
assisted living
astrologer
astrology reading
atm fee
atm fees
atm withdrawal
au pair
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
bang trim
bank admin fee
bank charge
bank charges
bank fee
bank fees
bank transfer fee
banten
baptism
bar mitzvah
barber shop
basket at church
basket in the church
bathroom fee
beach toilet
beard
beard trim
bellboy
bellhop
bellhop tip
bet with
bike tune
bikini wax
birdseed
birth certificate
birth certificate copy
birthday money
birthday money for
blessing ceremony
blow out
blowout
body piercing
book of stamps
borrowed money to
boutonniere
braiding
braids
brazilian wax
bricklayer
bridal shower
brokerage
brow tint
brow wax
brows
building fund
bully sticks
burial
buzz cut
canang
canang sari
caregiver for grandma
caretaker
carpenter
carpet cleaning
cash app
cash for grandma
cash for my
cash for my nephew
cash for my niece
cash to my
cash to my son
cashapp
cashiers check
cat bed
cat boarding
cat shots
catnip
cemetery
cemetery flowers
ceremony offerings
check cashing
check cashing fee
cheque fee
chew toy
chew toys
chimney sweep
christmas money
christmas tip
church basket
citizenship fee
cleaner
cleaners
cleaning lady
cleaning service
clothes wash
coat check
cobbler
coin laundry
coin star
collection basket
color and cut
color my hair
contractor deposit
contractor for the kitchen
cook salary
copied a key
copies
copy of the key
cornrows
corsage
covered for
cremation
custom suit tailor
dakshina
dana top up
death certificate
debt
debt to
debt to a friend
deck repair
dhobi
dip nails
dishwasher repair
divorce lawyer
diwali gifts
dog crate
donation at the temple
door repair
doorman
doorman tip
dorm fridge repair
dozen roses
dress alterations
driveway plowing
dry cleaned
dry cleaner
dry cleaners
drywall guy
duct cleaning
duit raya
dump fee
dump run
dumpster rental
duplicate key
dye my hair
e wallet top up
ear piercing
elder care
electrician
electrolysis
embroidery
emergency fund
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
fantastic sams
fence repair
fifty fifty raffle
fill at the nail salon
film developing
fingerprinting
fingerprints
flea collar
flea drops
flea meds
flooring guy
flowers for her
flowers for mom
flowers for my girlfriend
flowers for my grandma
flowers for my mom
flowers for my mother
flowers for my sister
flowers for my wife
food bank donation
foreign transaction fee
fortune teller
frame a picture
fridge repair
funeral
furnace repair
garage door repair
gardener
gardening service
gave dad
gave mom
gave my
gave my brother
gave my daughter
gave my kid
gave my mom
gave my sister
gave my son
gel manicure
gel nails
get well flowers
girl scout cookies donation
gopay top up
graduation money
great clips
green card application
green card fee
green packet
guitar repair
gurdwara
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
handyman
haul away
hay bales
headstone
heartworm
heartworm meds
heartworm pills
helper salary
hem my pants
hem pants
hemmed
hemming
home health aide
home improvement
home repair
home repairs
hong bao
hot towel shave
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
hvac
hvac repair
i owed
id card
id renewal
immigration lawyer
in home care
instrument repair
interbank
interbank transfer
investment
iou
ira
ira contribution
ironing
ironing clothes
ironing service
istri wala
jail commissary
jewelry cleaning
jewelry repair
junk haul
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
landscaper
landscaping
laser hair removal
lash
lash extensions
lash fill
lashes
late withdrawal
laundromat
laundry coins
laundry per kilo
laundry pickup
laundry quarters
laundry service
lawn care
lawn guy
lawn mowing
lawn service
lawyer
lawyer for the divorce
leaf cleanup
leaf removal
leg wax
lend
lent
lent money
lip wax
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
lost wallet
love offering
luggage locker
lunch lady tip
maid
maid salary
maid service
mail carrier tip
mailing a package
mailman
maintenance fee at the bank
makeup for the wedding
mani
mani pedi
marriage license
mehendi
mehndi
memorial fund
mending
microblading
microchip
microneedling
minimum balance fee
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
mothers day flowers
mothers helper
movers
movers tip
moving boxes
moving company
moving help
moving truck
mow the lawn
mowing the lawn
mud bay
mutual fund
mutual funds
my share to
nail fill
nail salon
nails
nails done
name change
nanny pay
nanny salary
nanny share
neuter
nose piercing
notary for personal
nsf fee
nursing home
offering at church
office pool
overdraft
overdraft fee
ovo top up
owed
package to my sister
paid back
painter
painters
palm reader
pants hemmed
parade donation
parcel to india
parcel to my
parcel to my mom
parcel to my parents
parcel to my sister
parole fee
part time cleaner
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
photo developing
photo id
photo prints
piano tuner
piano tuning
picture framing
piercing
piggy bank
plumber
plumbing
po box
po box rental
pocket money
pods moving
pooja items
pool chemicals service
pool cleaner
pool cleaning
pool guy
pool service
power washing
pressing a suit
pressure washing
print outs
print shop
print thesis
printing
prints
prom ticket
psychic
public bathroom
public restroom
public toilet
put into savings
quarters for laundry
quinceanera
raffle for the school
raya packets
red cross donation
red kettle
red packets
rekey
rekeying
remittance
remittance fee
remodel
renovation
renovations
repaid
repay
replacement id
restroom
retirement card money
retwist
reupholster
ring resize
ring resizing
robinhood
roof repair
roofer
roofer deposit
roofing
root touch up
roth ira
rug cleaning
safe deposit box
safety deposit box
salon visit
salvation army bucket
savings
savings account
savings deposit
savings transfer
school raffle
seamstress
secret santa gift
send money
send money home
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
shagun
shagun envelope
shampoo and set
share with roommates
shave at the barber
shoe cobbler
shoe repair
shoe shine
shower at the beach
sitter
sneaker cleaning
snow plow
snow plowing
snow removal
sofa cleaning
sound guy
spare key
spare keys
split with friends
splitwise
sport clips
spray tan
stocks and bonds
storage move
straight razor shave
stump removal
suit alterations
suit cleaning
suit tailoring
super tip
supercuts
tailor
tailor made
tailoring
tanning
tanning salon
tarot reading
tattoo removal
teacher appreciation
temple offering
termite treatment
tile guy
tip for the barber
tip for the bellboy
tip for the cleaner
tip for the delivery guy
tip for the maid
tip for the mailman
tip for the movers
tipped
tipped the bellboy
tooth fairy
tooth fairy money
top up my wallet
toys for tots
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
tree removal
tree service
tree trimming
trim at the barber
u-box
united way
upholstery
upholstery cleaning
usps parcel
valentines flowers
valet tip
valet tip coat
vanguard
venmo to
villa cleaner
villa staff
villa staff tip
wash and fold
wash and iron
wash and set
wash the clothes
washer repair
washing clothes
washing machine repair
watch battery
watch cleaning
watch repair
water heater repair
wax appointment
weave
wedding
wedding cake deposit
wedding dj
wedding dress deposit
wedding florist
wedding hall
wedding invitations
wedding photographer
wedding planner
wedding venue
western union
western union fee
wet food for the cat
white elephant
white gold
will and testament
window cleaner
window cleaning
window repair
window washer
wire fee
wire to
wire to my family
wire transfer fee
wise fee
wise transfer
yankee swap gift
yard cleanup
yard guy
yard work
zelle to
zipper repair
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
pet store
pet turtle
pet vaccine
petco
pets
petsmart
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
tithes
tithing
toy drive
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
