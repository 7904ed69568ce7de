import { describe, expect, it } from 'vitest'
import type { Sureness } from '../../../shared/domain/extraction.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { recogniseSpans } from '../../../shared/understanding/spans/recognise-spans.ts'
import { spendingOdds } from '../../../shared/understanding/spending/spending-odds.ts'
import { spokenFeatures } from '../../../shared/understanding/spending/spoken-features.ts'
import { isUnlikely } from '../../../shared/understanding/spending/unlikely.ts'
import { context, utteranceOf } from './utterance.ts'

const spoken = (text: string) => recogniseSpans(utteranceOf(text))
const item = (confidence: number): Sureness => ({ confidence, doubts: [], doubtful: [] })

describe('the features of an utterance', () => {
  it('are its words, neighbours and words two apart, with a sign for an amount', () => {
    expect([...spokenFeatures(spoken('beli kopi 25 ribu'))]).toEqual([
      '^',
      'beli',
      'kopi',
      '<a>',
      '$',
      '^ beli',
      'beli kopi',
      '^ _ kopi',
      'kopi <a>',
      'beli _ <a>',
      '<a> $',
      'kopi _ $',
    ])
  })

  it('are a sign for a way of paying and a day, and the words of the day', () => {
    const features = spokenFeatures(spoken('kemarin kopi 25 ribu pakai GoPay'))
    expect(features).toContain('^ <d>')
    expect(features).toContain('<a> <p>')
    expect(features).toContain('kemarin')
    expect(features).not.toContain('gopay')
  })
})

describe('the odds that an utterance tells of an own expense', () => {
  it.each([
    'iPhone yang baru sekarang 24 juta, gila harganya',
    'tabungan anak-anak di sekolah sudah 1.250.000',
    'the attending ordered pizza for the whole unit, must have been 150',
    'put five hundred in the Christmas club at the credit union',
  ])('are low for %j', text => {
    expect(spendingOdds(spoken(text))).toBeLessThan(-0.5)
  })

  it.each([
    'adikku minta dibelikan sandal 45 ribu',
    'ketemu teman lama terus makan mie ayam, 30 ribu',
    'my brother talked me into a milkshake, 6 dollars',
    'gojek ke stasiun tiga belas ribu',
  ])('are high for %j', text => {
    expect(spendingOdds(spoken(text))).toBeGreaterThan(1)
  })

  it('are the base for words that it does not know', () => {
    expect(Number.isFinite(spendingOdds(spoken('zzyzx qqfoo')))).toBe(true)
  })
})

describe('items are unlikely', () => {
  it('by low odds, unless the rules are sure', () => {
    expect(isUnlikely(-2, [item(0.5)], false)).toBe(true)
    expect(isUnlikely(-2, [item(0.97)], false)).toBe(false)
  })

  it('less so where a word of spending was said', () => {
    expect(isUnlikely(-1.5, [item(0.5)], false)).toBe(true)
    expect(isUnlikely(-1.5, [item(0.5)], true)).toBe(false)
  })

  it('by the surest of them', () => {
    expect(isUnlikely(-2, [item(0.1), item(0.97)], false)).toBe(false)
  })
})

describe('the odds beside the rules', () => {
  it('overrule a reason of the rules, which leaves the item doubted', () => {
    const [heard] = extractExpenses(
      'Dua ratus, nike buat upacara tiga bulanan cucunya Pak Wayan, amplopnya',
      context(),
    ).items
    expect(heard?.doubts).toContain('intentOverruled')
    expect(heard?.doubtful).toContain('amount')
    expect(heard?.confidence).toBeLessThan(0.6)
  })

  it('overrule nothing where the rules have several reasons', () => {
    expect(extractExpenses('gajian lima juta, langsung bayar arisan 500 ribu', context()).items).toEqual([])
  })
})
