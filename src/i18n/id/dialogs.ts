import type { dialogs as English } from '../en/dialogs.ts'
import { shared } from '../id.shared.ts'
import type { Text } from '../texts.ts'
import { early } from './early.ts'

export const dialogs: Text<typeof English> = {
  add: {
    ...early.add,
    title: 'Tambah Pengeluaran',
    submit: 'Catat',
    added: 'Pengeluaran tersimpan.',
    amountNeeded: 'Isi nominal lebih dari nol.',
    amountDecimals: 'Rupiah tidak pakai desimal, dolar paling banyak dua angka.',
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
    deleteQuestion: 'Yakin mau hapus "{{description}}"?',
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
  errors: {
    ...shared.errors,
    networkKept: 'Jaringan bermasalah. Cek koneksi internetmu. Isianmu masih ada, kok.',
    failedToUpdate: 'Pengeluaran gagal diubah. Coba lagi, ya.',
    failedToDelete: 'Pengeluaran gagal dihapus. Coba lagi, ya.',
    failedToSave: 'Pengeluaran gagal disimpan. Coba lagi, ya.',
    failedToAdd: 'Pengeluaran gagal disimpan. Coba lagi, ya.',
  },
  fields: {
    amount: 'Nominal',
    amountPlaceholder: '0.00',
    description: 'Keterangan',
    category: 'Kategori',
    currency: 'Mata uang',
    date: 'Tanggal',
    dateTime: 'Tanggal & jam',
  },
  update: {
    ready: 'Versi baru sudah siap',
    later: 'Nanti',
  },
}
