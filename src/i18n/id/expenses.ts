import type { expenses as English } from '../en/expenses.ts'
import type { Text } from '../texts.ts'

export const expenses: Text<typeof English> = {
  expenses: {
    title: 'Pengeluaran',
  },
}
