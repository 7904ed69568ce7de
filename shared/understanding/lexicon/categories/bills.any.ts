/** Bills & Utilities, names and words of both languages. What falls due: housing, power, water, connections, insurance, instalments, taxes, schooling, dues. */
export const BILLS_ANY = `
# Bills & Utilities, any, thing
biznet
bootcamp
bpjs
coursera
daycare
hotspot
ielts
indihome
indosat
internet
kpr
kredivo
lpg
paylater
pdam
pln
sim card
smartfren
telkomsel
toefl
udemy
verizon
wi fi
wifi
xfinity
`
