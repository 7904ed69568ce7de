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
    centre: 'Bulan ini',
    createdToday: 'Dicatat hari ini',
    createdOn: 'Dicatat {{day}}',
    recent: 'Pengeluaran Terbaru',
    seeAll: 'Semua',
    nothingBefore: 'Tidak ada pengeluaran {{days}}',
    emptyTitle: 'Belum ada pengeluaran',
    emptyText: 'Tahan tombol mikrofon dan sebut belanjaanmu, atau tulis saja.',
  },
  /** Until a first recording has worked. */
  firstUse: {
    holdHint: 'Tahan mikrofon, sebut belanjaanmu, lalu lepas.',
    tapHint: 'Ketuk mikrofon, sebut belanjaanmu, ketuk lagi.',
    examples: 'Coba ucapkan salah satu:',
    /** Read aloud, in the person's currency. */
    example1: { IDR: 'kopi dua puluh lima ribu', USD: 'kopi empat setengah dolar' },
    example2: {
      IDR: 'parkir lima ribu, makan siang tiga puluh dua ribu',
      USD: 'parkir tiga dolar, makan siang dua belas dolar',
    },
    example3: {
      IDR: 'kemarin belanja sayur seratus lima puluh ribu',
      USD: 'kemarin belanja sayur empat puluh lima dolar',
    },
  },
  trial: {
    ends: { one: 'Masa cobamu tinggal sehari.', other: 'Masa cobamu tinggal {{count}} hari.' },
    after: 'Setelah itu kamu perlu langganan. Catatanmu tetap ada dan bisa diekspor.',
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
  payments: {
    Cash: 'Tunai',
    'Credit Card': 'Kartu kredit',
    'Debit Card': 'Kartu debit',
    GoPay: 'GoPay',
    OVO: 'OVO',
    DANA: 'DANA',
    'Bank Transfer': 'Transfer bank',
    QRIS: 'QRIS',
    'E-wallet': 'Dompet digital',
  },
}
