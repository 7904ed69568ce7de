import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

const unpricedIn = (said: string) =>
  extractExpenses(said, context()).unpriced?.map(({ description }) => description) ?? []

describe('a thing whose price is to be looked up', () => {
  it.each([
    ['Grabbed gas at Circle K, forgot to look how much it was.', 'Gas at Circle K'],
    ['filled up at the Circle K, forgot how much', 'Gas at the Circle K'],
    ["picked up my blood pressure meds, don't remember what they rang up to", 'Blood pressure meds'],
    ["Got new sneakers at Kohl's, I'll find the receipt later.", "New sneakers at Kohl's"],
    ["Bought a drill bit at Lowe's, it's on the statement somewhere.", "Drill bit at Lowe's"],
    ['We ordered pizza, gotta check the app for what it was.', 'Pizza'],
    ["Got gas this morning, I didn't look at the pump.", 'Gas'],
    ['Tadi beli gorengan, lupa euy berapa.', 'Gorengan'],
    ['aku belanja kardus di toko, bonnya entah ke mana', 'Kardus di toko'],
    ['gue isi kuota XL pake GoPay, nominalnya belum gue cek', 'Kuota XL'],
    ['beli kabel di toko, notanya keselip', 'Kabel di toko'],
  ])('%s: %s', (said, thing) => {
    expect(unpricedIn(said)).toEqual([thing])
  })
})

describe('behind what was priced', () => {
  it.each([
    ['kopi 25, parkir', ['Parkir']],
    ['kopi 25 ribu dan parkir', ['Parkir']],
    ['coffee 25 and parking', ['Parking']],
    ['beli kopi 25 ribu, terus bayar parkir', ['Parkir']],
    [
      'kopi gula aren di Jabarano 26 ribu terus beli croissant juga tapi lupa euy harganya berapa',
      ['Croissant'],
    ],
  ])('%s: a thing without a price is not lost', (said, things) => {
    expect(unpricedIn(said)).toEqual(things)
  })

  it.each([
    'kopi 25, kopinya enak',
    'kopi 25, parkir nggak jadi',
    'kopi 25 ribu, parkir dibayarin Rio',
    'Hari ini saya ke dokter. Biaya konsultasinya 200 ribu. Obatnya 145 ribu.',
    'Nasi Padang Sederhana, 28.000, pakai rendang doang.',
    "Dinner at Lindey's last night was $48 plus tax, so $51.60, and I left a $10 tip.",
  ])('%s: nothing else was bought', said => {
    expect(unpricedIn(said)).toEqual([])
  })
})

describe('what was not bought', () => {
  it.each([
    'besok mau ke dokter',
    'lusa ke dokter gigi',
    'nanti sore mau potong rambut',
    'going to the dentist tomorrow',
    'haircut next week',
  ])('%s is a plan', said => {
    expect(extractExpenses(said, context())).toMatchObject({ items: [], reason: 'plan' })
    expect(unpricedIn(said)).toEqual([])
  })

  it.each(['minum obat jam 5 sore', 'took my meds', 'makan siang dulu ya', 'lagi ngopi', 'having lunch'])(
    '%s has no price to ask for',
    said => {
      expect(extractExpenses(said, context())).toMatchObject({ items: [], reason: 'unclear' })
      expect(unpricedIn(said)).toEqual([])
    },
  )

  it.each([
    ['tadi ke dokter', 'Dokter'],
    ['beli obat', 'Obat'],
    ['pesan kue buat besok', 'Kue buat besok'],
    ['makan siang di warung, lupa berapa', 'Makan siang di warung'],
  ])('%s tells of a purchase: %s', (said, thing) => {
    expect(unpricedIn(said)).toEqual([thing])
  })
})
