/** Other, names and words of both languages. Giving, lending, gifts, family, personal and household services, pets, money moved about. */
export const OTHER_ANY = `
# Other, any, faint
dad
family
friend
house
ibu
keluarga
mertua
mom
ortu
parents
rumah
# Other, any, hint
saldo
top up
topup
transfer
# Other, any, loose
challan
creambath
erha clinic
heart guard
mali salary
miracle clinic
natasha skin care
trupanion
ubox
# Other, any, thing
5asec
aarti
airtasker
apoquel
ayah salary
baby sitter
babysitter
back massage
bagster
bai salary
band baja
banfield
barber
barberking
barbershop
bartan wali
bat mitzvah
bitcoin
blue buffalo
body massage
boosterthon
bravecto
bridestory
bulky waste
bus lane fine
chadhava
checkatrade
chowkidar salary
cleanaway skip
columbarium niche
condolence wreath
cook didi
council bulky collection
council sofa collection
crypto
cubesmart
diwali gift
drain unblock
drybar
dyno rod
e challan
e money
echallan
emoney
euro car parks fine
eyebrow threading
eyelash extensions
facial
fdw levy
floral tribute
foot massage
foot reflexology
fridge collection council
frontline plus
ganpati chanda
gas safe engineer
getai
go clean
grave tending
gurudwara seva
guttering repair
hair coloring
hair cut
hair treatment
haircut
hard rubbish
havan samagri
heartgard
hell note
helper levy
henna
hipages
hippo bag
hippobag
house clearance
iron wala
irwan team
istriwala
jhaadu pocha
jhadu pocha
johnny andrean
joss paper
justgiving
kaam wali bai
kaamwali
kaamwali bai salary
kachra wala
kamwali
kangaroo bin
karung guni
kim zua
kliknclean
kooda wala
lash lift
laundry
lazismu
lazisnu
macmillan coffee morning
maid levy
makeup artist
mamikos dp
man and van
mandap decoration
manicure
massage
massage at the spa
massage in ubud
massage on the beach
massage therapist
mattress collection council
mini skip
nail art
nanny
nexgard
notary
orkin
pai pai stuff
pandal chanda
parivahan challan
parking charge notice
parking eye
parkingeye
passport photos
patio jet wash
pcn fine
pedicure
pek kim
pembantu
photocopies
photocopying
pooja
presswala
puja
purohit
quince chambelan
qurbani
rakhi
reflexology
rentokil
rotorooter
rubbish clearance
rudy hadisuwarno
sadqa
salon
sejasa
seresto
seventh month auction
shamiana
six cube skip
skip bin
skip permit
sofa collection council
spa
spa day
spa massage
spa package
spa treatment
spa visit
speed awareness course
tattoo
teleflora
temple donation
terahvin
terminix
thai massage
thaipusam kavadi
the bride dept
threading
tip fee
toilet
top up e wallet
top up gopay
traffic challan
trugreen
tukang com
urban clap
urbanclap
venmo
void deck wake
wasp nest
watchman salary
waxing
weddingku
wreath for funeral
zakaat
zhong yuan auction
# Other, any, full
1 800 flowers
1 800 pack rat
1800 flowers
1800flowers
access corrections
act blue
actblue
aksi cepat tanggap
angies list
aptive pest
big dees tack
bolt tuna
camp bow wow
care dot com
cat choice
chem dry
college hunks
compassion international
connectnetwork
cost cutters
cube smart
detick
donors choose
dover saddlery
drontal
edible arrangement
european wax center
extra space storage
fancy feast
felibite
first choice haircutters
flying j shower
ftd bouquet
ftd flowers
getai sponsorship
give send go
givesendgo
got junk
gtl connect
harry and david
helmet challan
hikari
j pay
jpay
junk king
just giving
lash lounge
lawn doctor
leaf filter
loves shower
march of dimes
martinizing
maxi cat
mens wearhouse tux
meow mix
merry maids
mosquito joe
mosquito squad
mr rooter
nutrena
ol roy
one eight hundred flowers
one hour heating
ori cat
palm beach tan
pasir zeolit
petland
pod storage
pods container
pro flowers
proflowers
public storage unit
purina one
purina strategy
push pay giving
pushpay
roto rooter
rover walker
royal kanin
rug doctor
saint jude
samaritans purse
science diet
securus
servpro
seventh month dinner
shari berries
shoes and care
snip its
stanley steemer
sun tan city
super cuts
takari
taskrabbit
taste of the wild
tent house
the cleaning authority
thumbtack pro
tide cleaners
tidy cats
tithely
tribute feed
tru green
two men and truck
u box container
urban company
vaksin tricat
vca animal hospital
wag walker
weed man
wickes skip bag
winred
wiskas
wiskes
world vision
wounded warrior
zola registry
# Other, any, deciding
act donasi
baznas
cat food
dog food
dompet dhuafa
grooming
hamster
kitabisa
palang merah
pedigree
pet hotel
pet shop
petshop
royal canin
rumah zakat
unicef
vaksin di vet
vet
whiskas
wwf
zakat
`
