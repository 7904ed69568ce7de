import type { Dictionary } from '../texts.ts'

export const analytics = {
  analytics: {
    title: 'Analytics',
  },
} as const satisfies Dictionary
