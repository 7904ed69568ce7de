import type { analytics as English } from '../en/analytics.ts'
import type { Text } from '../texts.ts'

export const analytics: Text<typeof English> = {
  analytics: {
    title: 'Analitik',
  },
}
