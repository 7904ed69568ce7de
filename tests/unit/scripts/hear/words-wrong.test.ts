import { expect, test } from 'vitest'
import { wordsWrong } from '../../../../scripts/hear/words-wrong.ts'

test.each([
  ['beli kopi lima ribu', 'Beli kopi, lima ribu.', 0, 4],
  ['beli kopi lima ribu', 'beli kopi lima belas ribu', 1, 4],
  ['beli kopi lima ribu', 'beli lima ribu', 1, 4],
  ['beli kopi lima ribu', 'beri copy lima ribu', 2, 4],
  ['beli kopi', '', 2, 2],
  ['', 'terima kasih', 2, 0],
  ['kopi', 'teh tarik satu', 3, 1],
])('"%s" heard as "%s" has %i of %i words wrong', (said, heard, wrong, of) => {
  expect(wordsWrong(said, heard)).toEqual({ wrong, of })
})
