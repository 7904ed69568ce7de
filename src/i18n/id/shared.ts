import type { shared as English } from '../en/shared.ts'
import type { Text } from '../texts.ts'

export const shared: Text<typeof English> = {
  app: {
    name: 'Ucap',
    loading: 'Memuat',
    chunkFailed: 'Sebagian aplikasi gagal dimuat. Cek koneksimu, lalu muat ulang.',
    reload: 'Muat ulang',
  },
  update: {
    ready: 'Versi baru sudah siap',
    later: 'Nanti',
  },
  nav: {
    main: 'Utama',
    dashboard: 'Beranda',
    expenses: 'Pengeluaran',
    analytics: 'Statistik',
    profile: 'Profil',
  },
  common: {
    language: 'Bahasa',
    retry: 'Coba lagi',
    discard: 'Buang',
    close: 'Tutup',
    cancel: 'Batal',
    delete: 'Hapus',
    saving: 'Menyimpan…',
    dismiss: 'Sembunyikan',
    none: 'Belum ada',
    undo: 'Urungkan',
  },
  errors: {
    network: 'Jaringan bermasalah. Cek koneksi internetmu.',
    unknown: 'Ada yang salah, belum ketahuan kenapa',
    failedToLoad: 'Data beranda gagal dimuat',
    failedToUpdate: 'Pengeluaran gagal diubah. Coba lagi, ya.',
    failedToDelete: 'Pengeluaran gagal dihapus. Coba lagi, ya.',
    failedToSave: 'Pengeluaran gagal disimpan. Coba lagi, ya.',
    failedToAdd: 'Pengeluaran gagal disimpan. Coba lagi, ya.',
  },
  fields: {
    amount: 'Nominal',
    amountPlaceholder: '0.00',
    description: 'Keterangan',
    category: 'Kategori',
    currency: 'Mata uang',
    date: 'Tanggal',
    dateTime: 'Tanggal & jam',
  },
  categories: {
    'Food & Dining': 'Makan & Minum',
    Transportation: 'Transportasi',
    Shopping: 'Belanja',
    Entertainment: 'Hiburan',
    'Bills & Utilities': 'Tagihan',
    Healthcare: 'Kesehatan',
    Travel: 'Perjalanan',
    Business: 'Bisnis',
    Subscription: 'Langganan',
    Other: 'Lainnya',
  },
}
