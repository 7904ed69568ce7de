import { expect, it } from 'vitest'
import { partOf } from '../../../src/stores/requests/sentence-part.ts'

it.each([
  // A number of a name is no end of an item.
  ['barang66 67rb, barang67 68rb, barang68 69rb', 25, 'barang66 67rb,', 'barang67 68rb, barang68 69rb'],
  ['kopi 25rb dan teh botol 10rb', 20, 'kopi 25rb', 'dan teh botol 10rb'],
  ['kopi 25rb. Teh botol 10rb', 20, 'kopi 25rb.', 'Teh botol 10rb'],
  // What has no comma ends with its price.
  ['kopi 25rb teh botol 10rb', 20, 'kopi 25rb', 'teh botol 10rb'],
  // A price is not cut, and what is listed before it stays with it.
  ['kopi 5rb, ayam dan nasi Rp. 25.000', 30, 'kopi 5rb,', 'ayam dan nasi Rp. 25.000'],
  ['nasi goreng spesial', 11, 'nasi', 'goreng spesial'],
  ['nasigorengspesial', 4, 'nasi', 'gorengspesial'],
  ['kopi 25rb', 9, 'kopi 25rb', ''],
])('cuts %s at %i between two items', (text, limit, head, rest) => {
  expect(partOf(text, limit)).toEqual({ head, rest })
})
