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
baby sitter
babysitter
barber
barbershop
bitcoin
crypto
dry cleaning
e money
emoney
facial
go clean
hair coloring
hair cut
hair treatment
haircut
henna
irwan team
johnny andrean
lash lift
laundry
makeup artist
manicure
nail art
nanny
pedicure
pembantu
salon
tattoo
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
vet
whiskas
wwf
zakat
`
