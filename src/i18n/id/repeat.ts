import type { repeat as English } from '../en/repeat.ts'
import type { Text } from '../texts.ts'

export const repeat: Text<typeof English> = {
  repeat: {
    label: 'Ulangi',
    never: 'Sekali saja',
    month: 'Tiap bulan, tanggal {{day}}',
    week: 'Tiap hari {{weekday}}',
    mark: 'Tercatat otomatis',
    byHandMark: 'Rutin',
    byHand: 'Ini pengeluaran rutin. Ubah atau hentikan lewat profilmu.',
    byRule: 'Ini tercatat otomatis. Ubah atau hentikan lewat profilmu.',
    title: 'Pengeluaran Rutin',
    empty:
      'Untuk kos atau langganan: pilih “Ulangi” waktu menambah pengeluaran. Berikutnya tercatat otomatis.',
    next: 'Berikutnya: {{day}}',
    paused: 'Dijeda',
    editTitle: 'Ubah Pengeluaran Rutin',
    editText: 'Berlaku untuk yang berikutnya. Yang sudah tercatat tetap seperti semula.',
    often: 'Seberapa sering',
    monthly: 'Tiap bulan',
    weekly: 'Tiap minggu',
    day: 'Kapan',
    monthDay: 'tanggal {{day}}',
    pause: 'Jeda {{what}}',
    resume: 'Lanjutkan {{what}}',
    delete: 'Hapus {{what}}',
    added: 'Tersimpan. Berikutnya tercatat otomatis.',
    deleted: 'Tidak akan dicatat lagi.',
    deletedNamed: '“{{what}}” tidak akan dicatat lagi.',
    failed: 'Gagal diubah. Coba lagi, ya.',
    entered: {
      one: 'Tercatat otomatis: {{what}}, {{sum}}',
      other: '{{count}} pengeluaran rutin tercatat, {{sum}}',
    },
  },
}
