/** Transportation, names and words of both languages. Getting about: fuel, parking, tolls, rides, city transport, and what a vehicle needs. */
export const TRANSPORTATION_ANY = `
# Transportation, any, faint
ride
rides
# Transportation, any, hint
naik
# Transportation, any, loose
express
scooter
shell
# Transportation, any, thing
beam scooter
bluebird
bp akr
bridgestone
bus
busway
car wash
carwash
castrol
chevron
coolant
dunlop
exxon
federal oil
gocar
gojek
goride
grab
grab bike
grab car
krl
lrt
michelin
michelin tires
mobil 1
motul
mrt
parking
pertamina
planet ban
radiator
ride share app
shop and drive
shop&drive
taxi
transjakarta
transport
transportation
uber
valvoline
vivo bensin
wiper
yamalube
`
