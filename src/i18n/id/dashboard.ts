import type { dashboard as English } from '../en/dashboard.ts'
import type { Text } from '../texts.ts'

export const dashboard: Text<typeof English> = {
  dashboard: {
    totalSpent: 'Total Pengeluaran',
    thisMonth: 'Bulan ini',
    thisWeek: 'Minggu ini',
    today: 'Hari ini',
    countLabel: 'Transaksi',
    dailyAverage: 'Rata-rata per hari',
    topCategory: 'Kategori terbesar',
    breakdown: 'Per Kategori',
    breakdownCount: '{{count}}×',
    chartLabel: 'Bagian tiap kategori',
    centre: 'Bulan Ini',
    createdOn: 'Dicatat {{day}}',
    recent: 'Pengeluaran Terbaru',
    seeAll: 'Semua',
    nothingBefore: 'Tidak ada pengeluaran {{days}}',
    emptyTitle: 'Belum ada pengeluaran',
    emptyText: 'Tahan tombol mikrofon dan sebut belanjaanmu, atau tulis saja.',
  },
  /** Until a first recording has worked. */
  firstUse: {
    holdHint: 'Tahan tombol mikrofon, sebut belanjaanmu, lalu lepas.',
    tapHint: 'Ketuk tombol mikrofon, sebut belanjaanmu, lalu ketuk lagi.',
    examples: 'Coba ucapkan salah satu:',
    /** Read aloud. */
    example1: 'kopi dua puluh lima ribu',
    example2: 'parkir lima ribu, makan siang tiga puluh dua ribu',
    example3: 'kemarin belanja sayur seratus lima puluh ribu',
  },
  trial: {
    ends: { one: 'Masa cobamu habis dalam sehari.', other: 'Masa cobamu habis {{count}} hari lagi.' },
    after: 'Setelah itu, Ucap perlu langganan. Catatanmu tetap ada dan bisa diekspor.',
    name: 'Masa coba',
    paid: 'Langganan',
    daysLeft: { one: 'sisa 1 hari', other: 'sisa {{count}} hari' },
  },
  offline: {
    label: 'Offline',
    asOf: 'Per {{time}}',
  },
  nav: {
    main: 'Utama',
    dashboard: 'Beranda',
    expenses: 'Pengeluaran',
    analytics: 'Statistik',
    profile: 'Profil',
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
