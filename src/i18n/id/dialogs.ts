import type { dialogs as English } from '../en/dialogs.ts'
import type { Text } from '../texts.ts'

export const dialogs: Text<typeof English> = {
  add: {
    open: 'Tambah pengeluaran',
    title: 'Tambah Pengeluaran',
    submit: 'Catat',
    added: 'Pengeluaran tersimpan.',
    amountNeeded: 'Isi jumlah lebih dari nol.',
    amountTooLarge: 'Jumlahnya terlalu besar.',
    descriptionNeeded: 'Isi keterangannya dulu.',
    dateInvalid: 'Pilih tanggal antara 1 Januari 2020 dan hari ini.',
  },
  edit: {
    title: 'Ubah Pengeluaran',
    subtitle: 'Perbaiki rincian pengeluaran',
    submit: 'Simpan Perubahan',
    saved: 'Perubahan tersimpan.',
    deleteTitle: 'Hapus Pengeluaran',
    deleteQuestion: 'Yakin mau menghapus "{{description}}"? Ini tidak bisa dibatalkan.',
    deleted: 'Pengeluaran dihapus.',
  },
  review: {
    title: 'Periksa Hasil Rekaman',
    titleAutoInserted: 'Periksa Pengeluaran yang Tersimpan',
    subtitle: '{{count}} pengeluaran dari rekamanmu',
    subtitleAutoInserted: '{{count}} pengeluaran otomatis tersimpan',
    heading: 'Pengeluaran {{number}}',
    remove: 'Hapus pengeluaran {{number}}',
    save: 'Simpan {{count}} Pengeluaran',
    update: 'Perbarui {{count}} Pengeluaran',
    discard: 'Buang Perubahan',
    transcript: 'Yang terdengar',
    confidence: 'Tingkat keyakinan',
    notSavedWithoutId: 'Pengeluaran ini hanya bisa diubah dari daftar pengeluaran.',
  },
}
