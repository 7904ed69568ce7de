import type { Dictionary } from '../texts.ts'

export const expenses = {
  expenses: {
    title: 'Expenses',
  },
} as const satisfies Dictionary
