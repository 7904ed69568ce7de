import type { exporting as English } from '../en/exporting.ts'
import type { Text } from '../texts.ts'

export const exporting: Text<typeof English> = {
  export: {
    open: 'Ekspor',
  },
}
