import type { shared as English } from '../en/shared.ts'
import type { Text } from '../texts.ts'

export const shared: Text<typeof English> = {
  app: {
    name: 'Ucap',
    loading: 'Memuat',
    chunkFailed: 'Sebagian aplikasi gagal dimuat. Cek koneksimu, lalu muat ulang.',
    reload: 'Muat ulang',
  },
  common: {
    language: 'Bahasa',
    retry: 'Coba lagi',
    discard: 'Buang',
    close: 'Tutup',
    cancel: 'Batal',
    delete: 'Hapus',
    saving: 'Menyimpan…',
    dismiss: 'Sembunyikan',
    none: 'Belum ada',
    undo: 'Urungkan',
    open: 'Lihat',
  },
  /** Of a day in a list. */
  days: {
    today: 'Hari ini',
    yesterday: 'Kemarin',
  },
  errors: {
    network: 'Jaringan bermasalah. Cek koneksi internetmu.',
    unknown: 'Ada masalah. Coba lagi, ya.',
    failedToLoad: 'Data beranda gagal dimuat',
    networkKept: 'Jaringan bermasalah. Cek koneksi internetmu. Isianmu masih ada.',
    clockWrong: 'Tanggal HP-mu sepertinya salah. Betulkan dulu, cek juga tanggal di sini, lalu coba lagi.',
    failedToUpdate: 'Pengeluaran gagal diubah. Coba lagi, ya.',
    failedToDelete: 'Pengeluaran gagal dihapus. Coba lagi, ya.',
    failedToSave: 'Pengeluaran gagal disimpan. Coba lagi, ya.',
    failedToAdd: 'Pengeluaran gagal disimpan. Coba lagi, ya.',
  },
  /** Why a press of the record button leads to nothing. */
  press: {
    internetRequired: 'Merekam suara perlu koneksi internet',
    recordAnyway: 'Rekam saja, kirim nanti',
    startFailed: 'Gagal mulai merekam. Cek izin mikrofonnya.',
  },
}
