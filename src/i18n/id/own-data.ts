import type { ownData as English } from '../en/own-data.ts'
import type { Text } from '../texts.ts'

export const ownData: Text<typeof English> = {
  ownData: {
    copyOpen: 'Unduh semua data',
    copyTitle: 'Unduh semua data',
    copyText:
      'Satu file ZIP berisi semua yang kami simpan tentangmu: semua pengeluaran, anggaran, pengeluaran rutin, akunmu, dan rekaman yang harus kami simpan.',
    copyNote:
      'Berupa CSV untuk spreadsheet dan JSON untuk program, lengkap dengan README. Siapa pun yang punya file ini bisa membacanya.',
    copySubmit: 'Unduh',
    copying: 'Menyiapkan…',
    copyFailed: 'Gagal mengunduh. Coba lagi, ya.',
    copySaved: 'Datamu sudah disimpan di unduhan.',
  },
}
