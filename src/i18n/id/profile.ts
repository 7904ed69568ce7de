import type { profile as English } from '../en/profile.ts'
import type { Text } from '../texts.ts'

export const profile: Text<typeof English> = {
  profile: {
    title: 'Profil',
    settings: 'Pengaturan',
    fallbackName: 'Pengguna',
    language: 'Bahasa',
    currency: 'Mata uang',
    rupiah: 'Rupiah (Rp)',
    dollar: 'Dolar AS ($)',
    tapMode: 'Rekam dengan ketukan',
    tapModeText: 'Ketuk sekali untuk mulai, sekali lagi untuk berhenti, tanpa menahan.',
    signOut: 'Keluar',
  },
  notifications: {
    promptTitle: 'Mau dikabari?',
    promptText: 'Ucap bisa memberi tahu kalau pengeluaran yang kamu ucapkan sudah tersimpan.',
    enable: 'Aktifkan Notifikasi',
    later: 'Nanti Saja',
    welcome: 'Notifikasi aktif. Kami kabari kalau pengeluaranmu sudah tersimpan.',
    notSupported: 'Browser ini tidak mendukung notifikasi',
    denied: 'Notifikasi ditolak. Kamu bisa mengaktifkannya nanti di pengaturan browser.',
    failed: 'Gagal meminta izin notifikasi',
  },
}
