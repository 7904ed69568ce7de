import type { again as English } from '../en/again.ts'
import type { Text } from '../texts.ts'

export const again: Text<typeof English> = {
  again: { title: 'Catat lagi?' },
}
