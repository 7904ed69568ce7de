import type { login as English } from '../en/login.ts'
import type { Text } from '../texts.ts'

export const login: Text<typeof English> = {
  login: {
    title: 'Masuk ke Ucap',
    subtitle: 'Catat pengeluaran cukup dengan suara',
    google: 'Masuk dengan Google',
    signingIn: 'Sedang masuk…',
    failed: 'Gagal masuk dengan Google. Coba lagi, ya.',
    voiceTitle: 'Cukup bicara',
    voiceText: 'Tahan tombolnya, sebut belanjaanmu, lalu lepas.',
    smartTitle: 'Kategori otomatis',
    smartText: 'Jumlah, kategori, dan tanggal terisi sendiri.',
    realtimeTitle: 'Sekali lihat langsung tahu',
    realtimeText: 'Bulan ini, minggu ini, dan hari ini, selalu terbaru.',
  },
}
