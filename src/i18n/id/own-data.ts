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
    copyFirst: 'Unduh semua data dulu',
    deleteOpen: 'Hapus akun',
    deleteTitle: 'Hapus akun?',
    deleteGoes:
      'Semuanya hilang: pengeluaran, anggaran, pengeluaran rutin, rekaman, profilmu, dan sisa langgananmu.',
    deleteWhen:
      'Kamu langsung keluar di semua perangkat. Setelah 7 hari datamu hilang selamanya; sebelum itu, masuk lagi saja kalau mau batal.',
    deleteUnsent: {
      one: '1 rekaman atau kalimat di perangkat ini belum terkirim dan ikut dihapus sekarang.',
      other: '{{count}} rekaman atau kalimat di perangkat ini belum terkirim dan ikut dihapus sekarang.',
    },
    deleteStays:
      'Yang tersisa cuma sebuah kode untuk mengenalimu lagi, supaya blokir dan masa coba tidak bisa diakali. Nama dan emailmu tidak bisa dibaca dari kode itu.',
    deleteWord: 'hapus',
    deleteConfirm: 'Untuk lanjut, ketik “{{word}}”',
    deleteMissing: 'Ketik “{{word}}” untuk menghapus akunmu.',
    deleteSubmit: 'Hapus',
    deleting: 'Menghapus…',
    deleteFailed: 'Akunmu belum bisa dihapus. Coba lagi, ya.',
    deletionSet: 'Akunmu akan dihapus pada {{time}}. Masuk lagi sebelum itu kalau mau batal.',
    deletionUndone: 'Selamat datang kembali. Akunmu tidak jadi dihapus.',
    copySaved: 'Datamu sudah disimpan di unduhan.',
  },
}
