import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountText,
  caretAfterGrouping,
  groupAmount,
  inCurrency,
  parseAmount,
  plainAmount,
} from '../../../src/domain/amount-input.ts'
import type { CalendarDate } from '../../../src/domain/calendar-date.ts'
import { CURRENCIES } from '../../../src/domain/currency.ts'
import {
  checkForm,
  type ExpenseForm,
  emptyForm,
  formOf,
  sameDraft,
} from '../../../src/domain/expense-form.ts'
import { formatPlain, type Minor } from '../../../src/domain/money.ts'

const anyCurrency = fc.constantFrom(...CURRENCIES)
const TODAY = '2026-11-20' as CalendarDate

describe('typing an amount', () => {
  it('keeps rupiah digits only, however they were grouped', () => {
    expect(plainAmount('Rp 25.000', 'IDR')).toBe('25000')
    expect(plainAmount('007', 'IDR')).toBe('7')
    expect(plainAmount('', 'IDR')).toBe('')
  })

  it('keeps at most one decimal point and two decimals of a dollar', () => {
    expect(plainAmount('4.5', 'USD')).toBe('4.5')
    expect(plainAmount('4,50', 'USD')).toBe('4.50')
    expect(plainAmount('1.2.3', 'USD')).toBe('1.23')
    expect(plainAmount('-3.999', 'USD')).toBe('3.99')
  })

  it('groups rupiah by thousands as one types', () => {
    expect(groupAmount('1250000', 'IDR')).toBe('1.250.000')
    expect(groupAmount('999', 'IDR')).toBe('999')
    expect(groupAmount('1250.5', 'USD')).toBe('1250.5')
  })

  it('never changes a digit by grouping, however it is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,x') }),
        anyCurrency,
        (typed, currency) => {
          const plain = plainAmount(typed, currency)
          expect(plain).toMatch(currency === 'IDR' ? /^\d{0,12}$/ : /^\d{0,12}(\.\d{0,2})?$/)
          expect(plainAmount(plain, currency)).toBe(plain)
          const shown = groupAmount(plain, currency)
          expect(plainAmount(shown, currency)).toBe(plain)
          const caret = caretAfterGrouping(shown, shown.length, shown)
          expect(shown.slice(0, caret).replace(/\D/g, '')).toBe(plain.replace(/\D/g, ''))
        },
      ),
    )
  })

  it('takes an amount that is pasted as it is written anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), anyCurrency, (n, currency) => {
        const amount = n as Minor
        expect(parseAmount(plainAmount(formatPlain(amount, currency), currency), currency)).toBe(amount)
        expect(parseAmount(plainAmount(amountText(amount, currency), currency), currency)).toBe(amount)
      }),
    )
    expect(plainAmount('$1,250.50', 'USD')).toBe('1250.50')
    expect(plainAmount('1.250,50', 'USD')).toBe('1250.50')
    expect(plainAmount('1,250', 'USD')).toBe('1250')
    expect(plainAmount('Rp25.000,00', 'IDR')).toBe('25000')
    expect(plainAmount('25,000.00', 'IDR')).toBe('25000')
  })

  it('leaves the caret behind the digit it was behind', () => {
    // `1.250` with a 9 typed after the 2 reads `1.2950` until it is grouped anew.
    expect(caretAfterGrouping('1.2950', 4, '12.950')).toBe(4)
    expect(caretAfterGrouping('25000', 5, '25.000')).toBe(6)
    expect(caretAfterGrouping('25000', 0, '25.000')).toBe(0)
  })

  it('reads what is no number as zero', () => {
    expect(parseAmount('', 'IDR')).toBe(0)
    expect(parseAmount('.', 'USD')).toBe(0)
    expect(parseAmount('4.5', 'USD')).toBe(450)
  })

  it('drops decimals that another currency does not have', () => {
    expect(inCurrency('4.50', 'IDR')).toBe('4')
    expect(inCurrency('25000', 'USD')).toBe('25000')
  })

  it('shows a saved amount as it would be typed', () => {
    expect(amountText(450 as Minor, 'USD')).toBe('4.50')
    expect(amountText(25000 as Minor, 'IDR')).toBe('25000')
  })
})

describe('an expense form', () => {
  const filled: ExpenseForm = {
    ...emptyForm('IDR', '2026-11-20T10:30'),
    amount: '25000',
    description: ' Kopi ',
  }

  it('becomes a draft with its description trimmed and its day alone', () => {
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
    [{ amount: '9999999999999' }, 'amountTooLarge'],
    [{ description: '   ' }, 'descriptionNeeded'],
    [{ date: '' }, 'dateInvalid'],
    [{ date: '2019-12-31' }, 'dateInvalid'],
    [{ date: '2026-11-21' }, 'dateInvalid'],
  ])('with %j says %s', (change, fault) => {
    expect(checkForm({ ...filled, ...change }, TODAY)).toEqual({ kind: 'invalid', fault })
  })

  it('opened and saved untouched changes nothing', () => {
    const checked = checkForm(filled, TODAY)
    if (checked.kind !== 'valid') throw new Error('expected a draft')
    const again = checkForm(formOf(checked.draft), TODAY)
    expect(again.kind === 'valid' && sameDraft(again.draft, checked.draft)).toBe(true)
  })
})
