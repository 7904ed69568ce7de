import type { requests as English } from '../en/requests.ts'
import type { Text } from '../texts.ts'

export const requests: Text<typeof English> = {
  requests: {
    week: 'Minggu ini',
    ask: 'Tanya',
    asking: 'Menghitung…',
    offline: 'Ini butuh koneksi.',
    failed: 'Gagal dicari. Coba lagi, ya.',
    nothing: 'Tidak ada catatan untuk ini.',
    showAll: 'Lihat semua',
    times: { one: '1 kali', other: '{{count}} kali' },
    expenses: { one: '1 pengeluaran', other: '{{count}} pengeluaran' },
    largest: 'Pengeluaran terbesar',
    latest: 'Pengeluaran terakhir',
    corrected: 'Sudah diubah',
    changes: 'Perubahan',
    apply: 'Ubah',
    deleted: 'Dihapus',
    undone: 'Sudah dikembalikan',
    which: 'Maksudmu yang mana?',
    deleteAsked: { one: 'Mau dihapus?', other: 'Hapus {{count}} pengeluaran?' },
    changeAsked: { one: 'Ubah ini?', other: 'Ubah {{count}} pengeluaran?' },
    options: 'Pilihan',
    unclear: 'Belum jelas apa yang diubah',
    waits: 'Yang belum terkirim baru bisa dibetulkan setelah terkirim.',
    sayName: 'Sebut barangnya, misalnya “kopinya 30”.',
    addNew: 'Catat pengeluaran baru',
    change: 'Ubah {{name}}: {{changes}}',
    delete: 'Hapus {{name}} {{amount}}',
    noPayment: 'Tanpa cara bayar',
  },
}
