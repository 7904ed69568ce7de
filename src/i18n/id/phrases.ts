import type { phrases as English } from '../en/phrases.ts'
import type { Text } from '../texts.ts'

export const phrases: Text<typeof English> = {
  phrases: {
    title: 'Dipelajari darimu',
    learn: 'Belajar dari koreksiku',
    learnText: 'Yang kamu betulkan langsung benar waktu kamu sebut lagi.',
    empty:
      'Belum ada. Betulkan pengeluaran yang kamu ucapkan atau ketik sebagai kalimat, nanti muncul di sini.',
    corrected: 'kamu ubah {{day}}',
    payment: 'Cara bayar',
    noPayment: 'tanpa cara bayar',
    forget: 'Lupakan “{{phrase}}”',
    forgotten: 'Sudah dilupakan. Pengeluaranmu tetap.',
    failed: 'Gagal diubah. Coba lagi, ya.',
    stopTitle: 'Berhenti belajar?',
    stopQuestion: 'Semua yang dipelajari dari koreksimu dilupakan. Pengeluaranmu tetap.',
    stop: 'Berhenti dan lupakan',
  },
}
