import type { phrases as English } from '../en/phrases.ts'
import type { Text } from '../texts.ts'

export const phrases: Text<typeof English> = {
  phrases: {
    title: 'Yang sudah dipelajari',
    learn: 'Belajar dari koreksiku',
    learnText: 'Sekali kamu betulkan, lain kali langsung benar.',
    empty:
      'Belum ada. Betulkan pengeluaran yang kamu ucapkan atau ketik sebagai kalimat, nanti muncul di sini.',
    corrected: 'kamu ubah {{day}}',
    payment: 'Cara bayar',
    noPayment: 'tanpa cara bayar',
    forget: 'Lupakan “{{phrase}}”',
    forgotten: 'Sudah dilupakan. Pengeluaranmu tidak berubah.',
    forgottenNamed: '“{{what}}” sudah dilupakan. Pengeluaranmu tidak berubah.',
    failed: 'Gagal diubah. Coba lagi, ya.',
    stopTitle: 'Berhenti belajar?',
    stopQuestion: 'Semua yang dipelajari dari koreksimu akan dilupakan. Pengeluaranmu tidak berubah.',
    stop: 'Berhenti dan lupakan',
  },
}
