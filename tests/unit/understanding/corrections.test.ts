import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Correction, ExpenseChange, SavedExpense } from '../../../shared/domain/correction.ts'
import { type Minor, toMajor, toMinor } from '../../../shared/domain/money.ts'
import { readCorrection } from '../../../shared/understanding/corrections/read-correction.ts'
import { context, TODAY } from './utterance.ts'

/** Saved today, without a way of paying. */
function saved(
  id: string,
  description: string,
  amount: number,
  more: Partial<SavedExpense> = {},
): SavedExpense {
  const { currency = 'IDR' } = more
  return {
    id,
    description,
    amount: toMinor(amount, currency),
    currency,
    category: 'Food & Dining',
    date: TODAY as CalendarDate,
    paymentMethod: null,
    ...more,
  }
}

const COFFEE = [saved('coffee', 'Kopi', 13_000)]
const TWO = [
  saved('coffee', 'Kopi', 25_000),
  saved('parking', 'Parkir', 5000, { category: 'Transportation' }),
]
const TWO_COFFEES = [saved('small', 'Kopi', 15_000), saved('large', 'Kopi', 25_000)]
const DOLLARS = [
  saved('lunch', 'Lunch at Chipotle', 12, { currency: 'USD' }),
  saved('gas', 'Gas', 40, { currency: 'USD', category: 'Transportation' }),
]

function writtenChange(change: ExpenseChange): string {
  if (change.kind === 'delete') return `${change.id} deleted`
  const { amount, currency = 'IDR', ...others } = change.set
  const isDollars = DOLLARS.some(({ id }) => id === change.id)
  const price = amount === undefined ? [] : [toMajor(amount, isDollars ? 'USD' : currency)]
  return [change.id, ...price, ...Object.values(others)].join(' ')
}

/** Changes parted by ` + `; where it is asked, options parted by ` / `, an expense of its own as `new`. */
function written(correction: Correction | null): string | null {
  if (!correction) return null
  if (correction.kind === 'changes') return correction.changes.map(writtenChange).join(' + ')
  const options = correction.options.map(changes => changes.map(writtenChange).join(' + '))
  return `? ${[...options, ...(correction.orNew ? ['new'] : [])].join(' / ')}`
}

describe('what puts saved expenses right', () => {
  it.each<[string, readonly SavedExpense[], string]>([
    ['bukan, tiga puluh ribu', COFFEE, 'coffee 30000'],
    ['bukan tiga puluh ribu', COFFEE, 'coffee 30000'],
    ['eh salah, kopinya 15', COFFEE, 'coffee 15000'],
    ['yang kopi dihapus', TWO, 'coffee deleted'],
    ['hapus yang terakhir', TWO, 'parking deleted'],
    ['yang 5 ribu hapus aja', TWO, 'parking deleted'],
    ['hapus semua', TWO, 'coffee deleted + parking deleted'],
    ['ganti kategorinya transport', COFFEE, 'coffee Transportation'],
    ['kemarin, bukan hari ini', TWO, 'coffee 2026-11-19 + parking 2026-11-19'],
    ['dua-duanya pakai OVO', TWO, 'coffee OVO + parking OVO'],
    ['kopi sama parkir pakai gopay', TWO, 'coffee GoPay + parking GoPay'],
    ['kopinya 30, yang parkir dihapus', TWO, 'coffee 30000 + parking deleted'],
    ['parkirnya 3 ribu bukan 5 ribu', TWO, 'parking 3000'],
    ['bukan 25 ribu tapi 35 ribu', TWO, 'coffee 35000'],
    ['bukan kopi, teh', COFFEE, 'coffee Teh'],
    ['kopinya ganti teh', COFFEE, 'coffee Teh'],
    ['the lunch was twenty', DOLLARS, 'lunch 20'],
    ['no, the gas was forty five fifty', DOLLARS, 'gas 45.5'],
    ['actually put the gas on my credit card', DOLLARS, 'gas Credit Card'],
    ['delete the gas', DOLLARS, 'gas deleted'],
    ['the lunch was yesterday', DOLLARS, 'lunch 2026-11-19'],
    ['the second one should be under travel', DOLLARS, 'gas Travel'],
  ])('%s', (said, expenses, changes) => {
    expect(written(readCorrection(said, expenses, context()))).toBe(changes)
  })
})

describe('what is asked rather than guessed', () => {
  it.each<[string, readonly SavedExpense[], string]>([
    ['kopi 30 ribu', COFFEE, '? coffee 30000 / new'],
    ['tiga puluh ribu', COFFEE, '? coffee 30000 / new'],
    ['bukan, 30 ribu', TWO, '? coffee 30000 / parking 30000'],
    ['yang kopi dihapus', TWO_COFFEES, '? small deleted / large deleted'],
    ['kopinya kurang 5 ribu', TWO, '? new'],
  ])('%s', (said, expenses, options) => {
    expect(written(readCorrection(said, expenses, context()))).toBe(options)
  })
})

describe('what changes nothing of what is saved', () => {
  it.each<[string, readonly SavedExpense[]]>([
    ['parkir 5 ribu', COFFEE],
    ['kopi 13 ribu', COFFEE],
    ['satu lagi, kopi 20 ribu', COFFEE],
    ['tadi juga bensin 50 ribu', COFFEE],
    ['jangan dihapus', COFFEE],
    ['sudah betul semua', TWO],
    ['oke makasih', COFFEE],
    ['minggu ini habis berapa?', TWO],
    ['bukan, tiga puluh ribu', []],
    ['', COFFEE],
  ])('%s', (said, expenses) => {
    expect(readCorrection(said, expenses, context())).toBeNull()
  })

  it('is what it says already', () => {
    const correction = readCorrection('kopinya 13 ribu', COFFEE, context())
    expect(correction).toBeNull()
  })

  it('never reads an amount beyond what an expense holds', () => {
    const huge: Minor = toMinor(13_000, 'IDR')
    expect(
      written(
        readCorrection(
          'bukan, sembilan ratus triliun',
          [{ ...saved('a', 'Kopi', 1), amount: huge }],
          context(),
        ),
      ),
    ).toBe('? new')
  })
})
