import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount, regroupTyped, rewriteInsertion } from '../../../shared/domain/amount-input.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { CURRENCIES } from '../../../shared/domain/currency.ts'
import {
  checkForm,
  type ExpenseForm,
  emptyForm,
  formOf,
  sameDraft,
} from '../../../shared/domain/expense-form.ts'
import { decimalText, formatMoney, type Minor } from '../../../shared/domain/money.ts'
import { readWrittenAmount } from '../../../shared/domain/written-amount.ts'

const anyCurrency = fc.constantFrom(...CURRENCIES)
const TODAY = '2026-11-20' as CalendarDate

describe('an amount as others write it', () => {
  it.each([
    ['25.000', 'IDR', '25000'],
    ['25,000', 'IDR', '25000'],
    ['Rp 25.000', 'IDR', '25000'],
    ['Rp25.000,00', 'IDR', '25000.00'],
    ['25,000.50', 'IDR', '25000.50'],
    ['25,5', 'IDR', '25.5'],
    ['Rp. 25.000,-', 'IDR', '25000'],
    ['007', 'IDR', '7'],
    ['$1,234.56', 'USD', '1234.56'],
    ['1.234,56', 'USD', '1234.56'],
    ['25,000.50', 'USD', '25000.50'],
    ['1,234', 'USD', '1234'],
    ['1.234.567', 'USD', '1234567'],
    ['1.250', 'USD', '1.250'],
    ['25,5', 'USD', '25.5'],
    ['12 USD', 'USD', '12'],
    ['25k', 'IDR', '25000'],
    ['25rb', 'IDR', '25000'],
    ['Rp 25 ribu', 'IDR', '25000'],
    ['12,5rb', 'IDR', '12500'],
    ['1.5 JT', 'IDR', '1500000'],
    ['1,25juta', 'IDR', '1250000'],
    ['25 ribu rupiah', 'IDR', '25000'],
    ['$2k', 'USD', '2000'],
    ['25rb5', 'IDR', '25500'],
    ['25rb50', 'IDR', '25050'],
    ['Rp25rb500', 'IDR', '25500'],
    ['1jt5', 'IDR', '1500000'],
    ['1jt25', 'IDR', '1025000'],
    ['1jt250', 'IDR', '1250000'],
    ['1jt250rb', 'IDR', '1250000'],
    ['1JT5RB', 'IDR', '1005000'],
    ['25k5', 'USD', '25500'],
  ] as const)('%s in %s is %s', (text, currency, plain) => {
    expect(readWrittenAmount(text, currency)).toBe(plain)
  })

  it.each([
    '',
    'Kopi',
    'Kopi 2x',
    'rb',
    '25rbx',
    '1.250rb',
    '25rb5000',
    '25rb05',
    '25rb5rb',
    '25rb5jt',
    '1,5jt5',
    '-5',
    '1.2.3',
    '1,23,456',
    '25.000 25.000',
    '20-11',
  ])('%j is none', text => {
    for (const currency of CURRENCIES) expect(readWrittenAmount(text, currency)).toBeNull()
  })

  it('is read back from every way in which the product writes one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), anyCurrency, (n, currency) => {
        const amount = n as Minor
        for (const write of [formatMoney, decimalText]) {
          const plain = readWrittenAmount(write(amount, currency), currency)
          expect(plain !== null && parseAmount(plain, currency)).toBe(amount)
        }
      }),
    )
  })
})

const AS_IT_IS = { kind: 'asItIs' }
const rewritten = (text: string) => ({ kind: 'rewritten', text })

describe('an amount being typed', () => {
  it('has thousands where three digits follow a mark and the currency has no decimals', () => {
    expect(regroupTyped('25.000', 'IDR')).toBe('25000')
    expect(regroupTyped('25.00', 'IDR')).toBe('25.00')
    expect(regroupTyped('25.000', 'USD')).toBe('25.000')
  })

  it('has thousands where another mark follows them', () => {
    expect(rewriteInsertion('1.234', ',', true, 'USD')).toEqual(rewritten('1234.'))
    expect(rewriteInsertion('1.234', '5', true, 'USD')).toEqual(AS_IT_IS)
    expect(rewriteInsertion('1.234', ',', false, 'USD')).toEqual(AS_IT_IS)
    expect(rewriteInsertion('1.23', '.', true, 'USD')).toEqual(AS_IT_IS)
  })

  it('gives way to one that is pasted with its marks, and to nothing that is none', () => {
    expect(rewriteInsertion('12', '$1,234.56', true, 'USD')).toEqual(rewritten('1234.56'))
    expect(rewriteInsertion('12', 'Rp25.000,50', true, 'IDR')).toEqual(rewritten('25000,50'))
    expect(rewriteInsertion('12', '25rb', true, 'IDR')).toEqual(rewritten('25000'))
    expect(rewriteInsertion('12', '34', true, 'USD')).toEqual(AS_IT_IS)
    for (const refused of ['Kopi', '-5', '1e9', '-', 'e'])
      expect(rewriteInsertion('12', refused, true, 'USD'), refused).toEqual({ kind: 'unread' })
  })

  it('is no amount with decimals that the currency does not have', {
    tags: ['spec-5.8', 'spec-5.9', 'spec-5.10'],
  }, () => {
    expect(parseAmount('', 'IDR')).toBe(0)
    expect(parseAmount('.', 'USD')).toBe(0)
    expect(parseAmount('4.5', 'USD')).toBe(450)
    expect(parseAmount('.5', 'USD')).toBe(50)
    expect(parseAmount('25.00', 'IDR')).toBe(25)
    expect(parseAmount('25.50', 'IDR')).toBeNull()
    expect(parseAmount('1.234', 'USD')).toBeNull()
    // Five dollars and fifty cents, or five and a half thousand.
    expect(parseAmount('5.500', 'USD')).toBeNull()
  })
})

describe('an expense form', () => {
  const filled: ExpenseForm = {
    ...emptyForm('IDR', '2026-11-20T10:30'),
    amount: '25000',
    description: ' Kopi ',
  }

  it('becomes a draft without characters that are not seen', () => {
    const typed = { ...filled, description: '\u202eKo\u200bpi\u2028susu\u200d' }
    expect(checkForm(typed, TODAY)).toMatchObject({ draft: { description: 'Kopi susu' } })
    expect(checkForm({ ...filled, description: '\u200b\u2060' }, TODAY)).toMatchObject({
      fault: 'descriptionNeeded',
    })
  })

  it('becomes a draft with its description trimmed and its day alone', { tags: ['spec-5.12'] }, () => {
    expect(checkForm(filled, TODAY)).toEqual({
      kind: 'valid',
      draft: {
        amount: 25000,
        currency: 'IDR',
        description: 'Kopi',
        category: 'Food & Dining',
        date: '2026-11-20',
        paymentMethod: null,
      },
    })
  })

  it.each([
    [{ amount: '' }, 'amountNeeded'],
    [{ amount: '0' }, 'amountNeeded'],
    [{ amount: '25.50' }, 'amountDecimals'],
    [{ amount: '9999999999999' }, 'amountTooLarge'],
    [{ amount: '9'.repeat(400) }, 'amountTooLarge'],
    [{ description: '   ' }, 'descriptionNeeded'],
    [{ date: '' }, 'dateInvalid'],
    [{ date: '2019-12-31' }, 'dateInvalid'],
    [{ date: '2026-11-21' }, 'dateInvalid'],
  ])('with %j says %s', { tags: ['spec-5.13', 'spec-5.14', 'spec-9.11'] }, (change, fault) => {
    expect(checkForm({ ...filled, ...change }, TODAY)).toEqual({ kind: 'invalid', fault })
  })

  it.each([
    [{ amount: '999999999999' }, { amount: 999_999_999_999 }],
    [{ date: '2020-01-01' }, { date: '2020-01-01' }],
  ])('takes %j, which is just allowed', (change, part) => {
    expect(checkForm({ ...filled, ...change }, TODAY)).toMatchObject({ kind: 'valid', draft: part })
  })

  it.each([
    { amount: 25_001 as Minor },
    { currency: 'USD' as const },
    { description: 'Teh' },
    { category: 'Travel' as const },
    { date: '2026-11-19' as CalendarDate },
    { paymentMethod: 'Cash' as const },
  ])('with %j is another draft', change => {
    const checked = checkForm(filled, TODAY)
    if (checked.kind !== 'valid') throw new Error('expected a draft')
    expect(sameDraft(checked.draft, { ...checked.draft, ...change })).toBe(false)
  })

  it('opened and saved untouched changes nothing', () => {
    const checked = checkForm(filled, TODAY)
    if (checked.kind !== 'valid') throw new Error('expected a draft')
    const again = checkForm(formOf(checked.draft), TODAY)
    expect(again.kind === 'valid' && sameDraft(again.draft, checked.draft)).toBe(true)
  })
})
