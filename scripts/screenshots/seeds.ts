/** Three months of a household in Jakarta, the same at every run but for the day they end on. */
import type { Page } from '@playwright/test'
import { CATEGORIES, type Category } from '../../shared/domain/category.ts'
import type { Seed } from '../../tests/e2e/expense-seeds.ts'

/** Days that the expenses reach back over. */
const DAYS = 90

type Line = readonly [daysAgo: number, rupiah: number, description: string, category: Category]

/** By the day counted back from today, the oldest first. */
const LINES: readonly Line[] = [
  [89, 1_250_000, 'Kos bulanan', 'Bills & Utilities'],
  [88, 82_000, 'Warung Bu Tini', 'Food & Dining'],
  [86, 35_000, 'Ojek ke stasiun', 'Transportation'],
  [85, 412_500, 'Belanja bulanan Superindo', 'Shopping'],
  [83, 54_990, 'Spotify Premium', 'Subscription'],
  [81, 28_000, 'Kopi susu gula aren', 'Food & Dining'],
  [79, 150_000, 'Bensin Pertamax', 'Transportation'],
  [77, 96_000, 'Makan siang tim', 'Food & Dining'],
  [75, 50_000, 'Nonton di XXI', 'Entertainment'],
  [73, 100_000, 'Pulsa Telkomsel', 'Bills & Utilities'],
  [71, 45_000, 'Nasi padang', 'Food & Dining'],
  [69, 187_000, 'Obat dan vitamin', 'Healthcare'],
  [67, 22_000, 'TransJakarta seminggu', 'Transportation'],
  [65, 64_500, 'Fotokopi dan jilid', 'Business'],
  [63, 33_000, 'Bakso Pak Kumis', 'Food & Dining'],
  [61, 250_000, 'Token listrik', 'Bills & Utilities'],
  [59, 1_250_000, 'Kos bulanan', 'Bills & Utilities'],
  [58, 378_000, 'Belanja bulanan Superindo', 'Shopping'],
  [56, 25_000, 'Kopi tubruk', 'Food & Dining'],
  [54, 685_000, 'Kereta ke Yogyakarta', 'Travel'],
  [53, 420_000, 'Penginapan dua malam', 'Travel'],
  [52, 54_990, 'Spotify Premium', 'Subscription'],
  [51, 75_000, 'Gudeg Yu Djum', 'Food & Dining'],
  [49, 40_000, 'Gojek ke kantor', 'Transportation'],
  [47, 58_000, 'Ayam geprek', 'Food & Dining'],
  [45, 150_000, 'Bensin Pertamax', 'Transportation'],
  [43, 100_000, 'Pulsa Telkomsel', 'Bills & Utilities'],
  [41, 189_000, 'Sepatu anak', 'Shopping'],
  [39, 27_500, 'Es teh dan pisang goreng', 'Food & Dining'],
  [37, 50_000, 'Sumbangan RT', 'Other'],
  [35, 120_000, 'Periksa gigi', 'Healthcare'],
  [33, 31_000, 'Mie ayam', 'Food & Dining'],
  [31, 250_000, 'Token listrik', 'Bills & Utilities'],
  [30, 1_250_000, 'Kos bulanan', 'Bills & Utilities'],
  [28, 46_000, 'Sate Madura', 'Food & Dining'],
  [26, 38_000, 'Gojek ke kantor', 'Transportation'],
  [24, 54_990, 'Spotify Premium', 'Subscription'],
  [22, 445_000, 'Belanja bulanan Superindo', 'Shopping'],
  [20, 32_000, 'Soto Lamongan', 'Food & Dining'],
  [19, 150_000, 'Bensin Pertamax', 'Transportation'],
  [17, 100_000, 'Pulsa Telkomsel', 'Bills & Utilities'],
  [16, 24_000, 'Kopi susu gula aren', 'Food & Dining'],
  [14, 88_000, 'Makan siang tim', 'Food & Dining'],
  [13, 72_500, 'Buku tulis dan pulpen', 'Shopping'],
  [12, 56_000, 'Vitamin C', 'Healthcare'],
  [11, 20_000, 'Parkir dan tol', 'Transportation'],
  [10, 35_000, 'Nasi goreng', 'Food & Dining'],
  [9, 110_000, 'Karaoke bareng teman', 'Entertainment'],
  [8, 48_000, 'Ayam bakar', 'Food & Dining'],
  [7, 250_000, 'Token listrik', 'Bills & Utilities'],
  [6, 26_000, 'Kopi tubruk', 'Food & Dining'],
  [5, 65_000, 'Hosting situs', 'Business'],
  [4, 42_000, 'Gojek ke kantor', 'Transportation'],
  [3, 93_000, 'Kado ulang tahun', 'Other'],
  [2, 37_000, 'Bubur ayam dan teh', 'Food & Dining'],
  [1, 18_000, 'Ojek ke stasiun', 'Transportation'],
  [1, 129_000, 'Sayur dan buah', 'Shopping'],
  [0, 15_000, 'Nasi uduk', 'Food & Dining'],
  [0, 5_000, 'Parkir', 'Transportation'],
  [0, 25_000, 'Kopi susu gula aren', 'Food & Dining'],
]

/** What one would enter, ending on `today` (`YYYY-MM-DD`). */
export function household(today: string): Seed[] {
  return LINES.map(([daysAgo, amount, description, category]) => ({
    amount,
    description,
    category,
    currency: 'IDR',
    date: daysBefore(today, daysAgo),
  }))
}

/** The longest that is taken: amounts of 12 digits and descriptions of 120 characters, in every category. */
export function extremes(today: string): Seed[] {
  const described = 'Belanja kebutuhan acara keluarga besar di rumah nenek, termasuk konsumsi dan sewa tenda'
  return Array.from({ length: 40 }, (_, index) => ({
    amount: 999_999_999_999 - index * 7_654_321_098,
    description: index % 3 ? described.padEnd(120, ' sampai malam') : 'x'.repeat(120),
    category: CATEGORIES[index % CATEGORIES.length] ?? 'Other',
    currency: 'IDR',
    date: daysBefore(today, Math.floor(((40 - index) * DAYS) / 41)),
  }))
}

interface Recent {
  readonly recent_expenses: readonly { readonly date: string }[]
}

/** The seeds are entered all at once; the dashboard is told that each was on its day. */
export async function asIfEnteredOnItsDay(page: Page): Promise<void> {
  await page.context().route('**/api/dashboard/stats', async route => {
    const response = await route.fetch()
    const body = (await response.json()) as Recent
    const recent = body.recent_expenses.map(expense => ({
      ...expense,
      created_at: `${expense.date}T12:00:00Z`,
    }))
    await route.fulfill({ response, json: { ...body, recent_expenses: recent } })
  })
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}
