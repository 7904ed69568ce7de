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
heart guard
mali salary
trupanion
ubox
# Other, any, thing
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
barbershop
bartan wali
bat mitzvah
bitcoin
blue buffalo
body massage
boosterthon
bravecto
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
kooda wala
lash lift
laundry
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
sadqa
salon
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
threading
tip fee
toilet
top up e wallet
top up gopay
traffic challan
trugreen
urban clap
urbanclap
venmo
void deck wake
wasp nest
watchman salary
waxing
wreath for funeral
zakaat
zhong yuan auction
# Other, any, full
1 800 flowers
1 800 pack rat
1800flowers
access corrections
angies list
bolt tuna
cat choice
connectnetwork
cube smart
detick
donors choose
drontal
edible arrangement
european wax center
extra space storage
felibite
flying j shower
ftd bouquet
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
just giving
loves shower
maxi cat
merry maids
one eight hundred flowers
ori cat
pasir zeolit
pod storage
pods container
pro flowers
proflowers
public storage unit
roto rooter
rover walker
royal kanin
rug doctor
securus
seventh month dinner
shari berries
takari
taskrabbit
tent house
thumbtack pro
tithely
tru green
u box container
urban company
vaksin tricat
wag walker
wickes skip bag
wiskas
wiskes
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
