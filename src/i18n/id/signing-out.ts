import type { signingOut as English } from '../en/signing-out.ts'
import type { Text } from '../texts.ts'

export const signingOut: Text<typeof English> = {
  signingOut: {
    title: 'Mau keluar?',
    question: {
      one: 'Ada satu rekaman yang belum terkirim. Mau diapakan?',
      other: 'Ada {{count}} rekaman yang belum terkirim. Mau diapakan?',
    },
    send: 'Kirim sekarang',
    sendHint: 'Begitu tersimpan, kamu langsung keluar dari akun.',
    keep: 'Simpan untuk akun ini',
    keepHint:
      'Tetap ada di perangkat ini sampai 24 jam sejak direkam. Dikirim kalau {{account}} masuk lagi di sini, dan tidak terlihat oleh akun lain.',
    thisAccount: 'akun ini',
    delete: 'Hapus',
    deleteHint: 'Dihapus dari perangkat ini selamanya.',
    deleting: 'Menghapus…',
    notDeleted: 'Rekaman belum bisa dihapus. Coba lagi, ya.',
  },
}
