import type { early as English } from '../en/early.ts'
import type { Text } from '../texts.ts'

/** Of larger groups, what the dashboard says before the rest of them is there. */
export const early: Text<typeof English> = {
  add: { open: 'Tambah pengeluaran' },
  export: { open: 'Ekspor' },
  voice: {
    hold: 'Tahan untuk mencatat pengeluaran',
    tapStart: 'Ketuk untuk mencatat pengeluaran',
    tapStop: 'Ketuk untuk berhenti merekam',
    asking: 'Menunggu izin mikrofon',
    started: 'Mulai merekam',
  },
}
