import type { Dictionary } from '../texts.ts'

export const exporting = {
  export: {
    open: 'Export',
  },
} as const satisfies Dictionary
