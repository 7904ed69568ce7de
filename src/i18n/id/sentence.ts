import type { sentence as English } from '../en/sentence.ts'
import type { Text } from '../texts.ts'

export const sentence: Text<typeof English> = {
  sentence: {
    reading: 'Membaca…',
    save: 'Simpan',
    clear: 'Kosongkan',
    total: '{{count}} pengeluaran',
    howMuch: 'Berapa?',
    enterPrice: 'Isi harganya',
    form: 'Pakai formulir',
    ok: 'Oke',
    isExpense: 'Ini pengeluaran',
    notNoted: 'Tidak dicatat: {{what}}',
    besides: {
      income: '“{{said}}” (uang masuk)',
      moved: '“{{said}}” (utang atau pindah uang)',
      others: '“{{said}}” (dibayar orang lain)',
    },
    failed: 'Tanpa koneksi, ini belum bisa dibaca. Tulisanmu tetap di sini.',
    kept: 'Aman di perangkat ini. Tersimpan sendiri begitu online lagi.',
    timeout: 'Server terlalu lama menjawab. Tulisanmu aman.',
    keptHere: 'Tulisanmu aman di perangkat ini.',
    notSaved: 'Belum bisa disimpan.',
    keptForRetry: 'Tulisanmu aman, kami coba lagi.',
    lost: 'Belum bisa disimpan, di perangkat ini juga. Tulisanmu masih ada.',
    unsent: 'Belum tersimpan',
    typedAt: 'Ditulis {{time}}. Aman di perangkat ini.',
    discarded: 'Sudah dibuang',
    reasons: {
      income: 'Ini uang masuk, jadi tidak dicatat sebagai pengeluaran.',
      moved: 'Pinjaman, bayar utang, atau pindah saldo tidak dicatat sebagai pengeluaran.',
      others: 'Yang bayar orang lain, jadi tidak dicatat sebagai pengeluaranmu.',
      plan: 'Ini belum dibayar. Catat kalau sudah, ya.',
      question: 'Ini pertanyaan, jadi tidak ada yang dicatat.',
      confirmed: 'Oke, semua tetap seperti yang tersimpan.',
      negated: 'Ini batal dibeli, jadi tidak dicatat.',
      news: 'Ini cuma soal harga atau saldo, jadi tidak dicatat.',
      amountOutOfRange: 'Nominalnya tidak bisa dicatat.',
      unclear: 'Tulis apa yang dibeli dan harganya, misalnya “kopi 25”.',
    },
  },
}
