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
    asking: 'Menyiapkan mikrofon…',
    started: 'Mulai merekam',
    recording: 'Merekam',
    starting: 'Bersiap…',
    release: 'Lepas untuk berhenti',
    tapToStop: 'Ketuk untuk berhenti',
    secondsLeft: 'sisa {{seconds}} detik',
  },
}
