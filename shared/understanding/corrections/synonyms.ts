/** Synonyms, in both languages. */
import { phraseList } from '../words/phrase-table.ts'

const GROUPS = phraseList(`
gas fuel petrol gasoline bensin bbm pertalite pertamax solar
taxi cab taksi ride uber lyft
gojek ojek ojol gocar goride ojeg
grab grabcar grabbike
grocery groceries supermarket
medicine med meds pill pills drug drugs prescription obat tablet
movie film cinema bioskop nonton nontonnya xxi cgv
haircut barber cukur pangkas potong salon
rent kontrakan kos kost kosan sewa apartment
electric electricity power listrik pln token
water air pdam
internet wifi indihome broadband
phone cell pulsa kuota data
breakfast sarapan
lunch siang
dinner supper malam
coffee kopi latte cappuccino americano espresso mocha
tea teh
chicken ayam
rice nasi beras
egg telur telor endog
bread roti toast
milk susu
sugar gula
fish ikan
meat daging beef sapi
vegetable veggies veg sayur sayuran
fruit buah
noodle mie mi
parking parkir
toll tol
bus bis busway transjakarta
train kereta krl mrt subway metro
flight plane airfare pesawat
hotel penginapan room motel airbnb
shoe sepatu sneakers
shirt baju kaos tshirt tee
pants celana jeans
doctor dokter copay
gift present kado hadiah
flower bunga
laundry cucian londri
cigarette smokes rokok
beer bir
soda coke cola pop
snack camilan cemilan jajan jajanan
gym fitness
pet dog cat kucing anjing
vet veterinarian
chips fries kentang
doughnut donut donat
cleaner cleaning pembantu
toy mainan
book buku
ticket tiket karcis
bill tagihan
wash cuci
fee biaya
water aqua galon
`).map(line => line.split(' '))

const BY_WORD = new Map<string, Set<string>>()
for (const group of GROUPS)
  for (const word of group) BY_WORD.set(word, new Set([...(BY_WORD.get(word) ?? []), ...group]))

/** Each line: words for a kind of thing, then, after `:`, things of that kind. */
const KINDS = phraseList(`
drink minuman minum : kopi coffee latte cappuccino americano teh tea jus juice soda coke boba es smoothie milkshake shake beer bir susu air aqua
fare ongkos : taxi uber lyft gojek grab ojek bus train angkot mrt krl
`).map(line => line.split(' : ').map(words => words.split(' ')))

function isOfKind(kind: string, thing: string): boolean {
  return KINDS.some(([kinds = [], things = []]) => kinds.includes(kind) && things.includes(thing))
}

/** Whether one word may refer to what another one names; both in plain form. */
export function meanSame(said: string, name: string): boolean {
  return BY_WORD.get(said)?.has(name) || isOfKind(said, name)
}
