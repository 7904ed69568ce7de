import type { expenses as English } from '../en/expenses.ts'
import type { Text } from '../texts.ts'

export const expenses: Text<typeof English> = {
  expenses: {
    title: 'Pengeluaran',
    period: 'Periode',
    today: 'Hari Ini',
    thisWeek: 'Minggu Ini',
    thisMonth: 'Bulan Ini',
    previousMonth: 'Bulan sebelumnya',
    nextMonth: 'Bulan berikutnya',
    chooseMonth: 'Pilih bulan',
    current: 'Sekarang',
    selected: 'Dipilih',
    transactions: 'Jumlah catatan',
    all: 'Semua Pengeluaran',
    select: 'Pilih',
    selectAll: 'Pilih Semua',
    clearAll: 'Lepas Semua',
    picked: '{{count}} dipilih',
    delete: 'Hapus ({{count}})',
    deleteTitle: 'Hapus Pengeluaran',
    deleteQuestion: 'Yakin mau hapus {{count}} pengeluaran?',
    deleting: 'Menghapus…',
    deleted: '{{count}} pengeluaran dihapus.',
    deleteFailed: 'Pengeluaran gagal dihapus',
    more: 'dan {{count}} lainnya',
    loading: 'Memuat pengeluaran',
    failedToLoad: 'Rincian pengeluaran gagal dimuat',
    empty: 'Belum ada pengeluaran di periode ini',
    partOnly: 'Hanya {{shown}} terbaru dari {{count}} yang tampil.',
  },
}
