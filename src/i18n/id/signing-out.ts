import type { signingOut as English } from '../en/signing-out.ts'
import type { Text } from '../texts.ts'

export const signingOut: Text<typeof English> = {
  signingOut: {
    title: 'Mau keluar?',
    question: {
      one: 'Ada 1 yang belum terkirim. Mau diapakan?',
      other: 'Ada {{count}} yang belum terkirim. Mau diapakan?',
    },
    send: 'Kirim sekarang',
    sendHint: 'Begitu semuanya tersimpan, kamu langsung keluar.',
    keep: 'Simpan untuk akun ini',
    keepHint:
      'Tetap di perangkat ini, dan dikirim begitu {{account}} masuk lagi di sini. Akun lain tidak bisa melihatnya. Rekaman disimpan 24 jam.',
    thisAccount: 'akun ini',
    delete: 'Hapus',
    deleteHint: 'Dihapus dari perangkat ini selamanya.',
    deleting: 'Menghapus…',
    notDeleted: 'Belum bisa dihapus. Coba lagi, ya.',
  },
}
