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
creambath
# Other, any, thing
aarti
baby sitter
babysitter
back massage
barber
barbershop
bitcoin
body massage
crypto
diwali gift
e money
emoney
eyebrow threading
eyelash extensions
facial
fdw levy
foot massage
foot reflexology
go clean
hair coloring
hair cut
hair treatment
haircut
helper levy
henna
irwan team
johnny andrean
lash lift
laundry
maid levy
makeup artist
mamikos dp
manicure
massage
massage at the spa
massage in ubud
massage on the beach
massage therapist
nail art
nanny
notary
passport photos
pedicure
pembantu
photocopies
photocopying
pooja
puja
rakhi
reflexology
salon
spa
spa day
spa massage
spa package
spa treatment
spa visit
tattoo
temple donation
thai massage
threading
toilet
top up e wallet
top up gopay
venmo
waxing
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
