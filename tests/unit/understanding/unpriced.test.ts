import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

const unpricedIn = (said: string) =>
  extractExpenses(said, context()).unpriced?.map(({ description }) => description) ?? []

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
