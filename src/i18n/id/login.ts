import type { login as English } from '../en/login.ts'
import type { Text } from '../texts.ts'

export const login: Text<typeof English> = {
  login: {
    title: 'Masuk ke Ucap',
    subtitle: 'Catat pengeluaran cukup dengan suara',
    google: 'Masuk dengan Google',
    signingIn: 'Sedang masuk…',
    failed: 'Gagal masuk dengan Google. Coba lagi, ya.',
    network: 'Google tidak bisa dihubungi. Cek koneksi internetmu, lalu coba lagi, ya.',
    disabled: 'Aksesmu dinonaktifkan. Kalau menurutmu ini keliru, hubungi kami.',
    agreement: 'Dengan masuk, kamu setuju dengan syarat dan ketentuan serta kebijakan privasi kami.',
    promises: 'Kenapa pakai Ucap',
    voiceTitle: 'Cukup bicara',
    voiceText: 'Tahan tombol mikrofon, sebut belanjaanmu, lalu lepas.',
    smartTitle: 'Kategori otomatis',
    smartText: 'Nominal, kategori, dan tanggal terisi sendiri.',
    realtimeTitle: 'Langsung kelihatan',
    realtimeText: 'Bulan ini, minggu ini, dan hari ini, selalu terbaru.',
  },
  claims: {
    accuracy: 'Akurasi AI sampai 99%',
    speed: 'Proses 10x lebih cepat',
    support: 'Bantuan 24/7',
  },
}
