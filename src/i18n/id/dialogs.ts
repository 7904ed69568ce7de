import type { dialogs as English } from '../en/dialogs.ts'
import type { Text } from '../texts.ts'

export const dialogs: Text<typeof English> = {
  add: {
    open: 'Tambah pengeluaran',
    title: 'Tambah Pengeluaran',
    submit: 'Catat',
    added: 'Pengeluaran tersimpan.',
    amountNeeded: 'Isi nominal lebih dari nol.',
    amountTooLarge: 'Nominalnya terlalu besar.',
    descriptionNeeded: 'Isi keterangannya dulu.',
    dateInvalid: 'Pilih tanggal antara 1 Januari 2020 dan hari ini.',
  },
  edit: {
    title: 'Ubah Pengeluaran',
    subtitle: 'Betulkan yang salah',
    submit: 'Simpan',
    saved: 'Perubahan tersimpan.',
    deleteTitle: 'Hapus Pengeluaran',
    deleteQuestion: 'Yakin mau hapus "{{description}}"? Ini tidak bisa dibatalkan.',
    deleted: 'Pengeluaran dihapus.',
  },
  review: {
    title: 'Cek Hasil Rekaman',
    titleAutoInserted: 'Sudah Tersimpan, Cek Lagi',
    subtitle: '{{count}} pengeluaran dari rekamanmu',
    subtitleAutoInserted: '{{count}} pengeluaran otomatis tersimpan',
    hint: 'Cek dulu yang terdengar, betulkan kalau perlu, lalu simpan',
    list: 'Cek Pengeluaran',
    heading: 'Pengeluaran {{number}}',
    remove: 'Hapus pengeluaran {{number}}',
    save: 'Simpan {{count}} Pengeluaran',
    update: 'Ubah {{count}} Pengeluaran',
    discard: 'Buang Perubahan',
    transcript: 'Yang terdengar',
    confidence: 'Seberapa yakin',
    check: 'Coba cek',
    hardToHear: 'Suaranya kurang jelas. Coba cek semua isiannya.',
    notSavedWithoutId: 'Pengeluaran ini hanya bisa diubah dari daftar pengeluaran.',
  },
}
