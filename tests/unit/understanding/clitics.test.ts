import { describe, expect, it } from 'vitest'
import { withoutClitics } from '../../../shared/understanding/normalise/clitics.ts'
import { tokenise } from '../../../shared/understanding/utterance/token.ts'

function words(text: string): string {
  return withoutClitics(tokenise(text))
    .map(({ word }) => word)
    .join(' ')
}

function written(text: string): string {
  return withoutClitics(tokenise(text))
    .map(({ gap, text: own }) => gap + own)
    .join('')
}

describe('what Indonesian attaches to a verb', () => {
  it.each([
    ['kubayar kopi', 'aku bayar kopi'],
    ['kulunasi utang', 'aku lunasi utang'],
    ['ban itu kugantilah', 'ban itu aku ganti'],
    ['yang kubelikan', 'yang aku beliin'],
    ['kupulangkannya', 'aku balikin'],
    ['takbayar semua', 'tak bayar semua'],
    ['kaubeli apa', 'kau beli apa'],
    ['dimintanya sejuta', 'diminta sejuta'],
    ['dikembalikannya', 'dikembalikan'],
    ['belilah gula', 'beli gula'],
    ['membayarkan iuran', 'bayarin iuran'],
    ['terbayar lunas', 'dibayar lunas'],
  ])('%j is read as %j', (said, expected) => {
    expect(words(said)).toBe(expected)
  })

  it.each([
    'kuliah',
    'kuota',
    'kupon',
    'kuku',
    'kunci',
    'kulkas',
    'kurir',
    'kutang',
    'taktik',
    'takjil',
    'kaus',
    'kauman',
    'sekolah',
    'bayarnya',
  ])('leaves %j whole', word => {
    expect(words(word)).toBe(word)
  })

  it('is still there as it was written', () => {
    expect(written('Ban Kubayarlah, dimintanya dua')).toBe('Ban Kubayarlah, dimintanya dua')
  })
})
