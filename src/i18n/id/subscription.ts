import type { subscription as English } from '../en/subscription.ts'
import type { Text } from '../texts.ts'

export const subscription: Text<typeof English> = {
  subscription: {
    title: 'Perlu Berlangganan',
    text: 'Fitur ini perlu langganan aktif',
    blocked: 'Kamu perlu langganan aktif untuk mencatat dengan suara.',
    failedToCheck: 'Status langganan gagal dicek',
    contactWhatsApp: 'Hubungi kami di WhatsApp',
    whatsAppMessage: 'Halo Ucap, saya mau tanya harga Premium dan cara bayarnya. Terima kasih.',
    yours: 'Catatanmu tetap milikmu',
    yoursText: 'Unduh sebagai laporan atau spreadsheet.',
    checkAgain: 'Cek lagi',
    features: 'Yang kamu dapat dari Premium',
    voiceRecording: 'Catat suara tanpa batas',
    aiAnalysis: 'Analisis AI yang lebih dalam',
    exportData: 'Ekspor data ke berbagai format',
    prioritySupport: 'Bantuan prioritas',
    multiCurrency: 'Banyak mata uang',
    advancedReports: 'Laporan lebih lengkap',
    benefits: 'Kenapa pilih Ucap',
    accuracyText: 'Semua tetap bisa kamu cek dan betulkan.',
    speedText: 'Sekali ucap, tanpa mengetik satu-satu.',
    security: 'Suaramu tetap milikmu',
    securityText: 'Rekaman soal pengeluaran tidak pernah disimpan.',
    supportText: 'Kirim pesan kapan saja; tim kami yang membalas.',
  },
  support: {
    title: 'Hubungi kami',
    whatsApp: 'WhatsApp',
    email: 'Email',
    hours: 'Jam kerja',
    hoursValue: '09.00-17.00 WIB',
    hoursText: 'Kirim pesan kapan saja, 24/7; dibalas tim kami di jam kerja.',
    unavailable: 'Kontak bantuan belum tersedia.',
  },
}
