import type { importing as English } from '../en/importing.ts'
import type { Text } from '../texts.ts'

export const importing: Text<typeof English> = {
  import: {
    data: 'Datamu',
    open: 'Impor',
    title: 'Impor Pengeluaran',
    text: 'Pilih file CSV yang pernah diekspor dari sini. Yang sudah ada tidak ditambah lagi.',
    choose: 'Pilih file CSV',
    checking: 'Mengecek file…',
    fresh: { one: '1 pengeluaran baru', other: '{{count}} pengeluaran baru' },
    existing: { one: '1 sudah ada', other: '{{count}} sudah ada' },
    unreadable: { one: '1 baris tidak terbaca', other: '{{count}} baris tidak terbaca' },
    which: 'Baris mana saja?',
    row: 'Baris {{row}}: {{fault}}',
    faults: {
      date: 'tanggal',
      description: 'keterangan',
      amount: 'nominal',
      category: 'kategori',
      currency: 'mata uang',
      payment: 'cara bayar',
      id: 'id',
      created: 'waktu dicatat',
    },
    currency: 'Mata uang nominalnya',
    submit: { one: 'Impor 1 pengeluaran', other: 'Impor {{count}} pengeluaran' },
    busy: 'Mengimpor…',
    done: { one: '1 pengeluaran diimpor.', other: '{{count}} pengeluaran diimpor.' },
    unknown: 'File ini tidak punya kolom Date, Description, Amount, dan Category.',
    empty: 'Tidak ada pengeluaran di file ini.',
    failed: 'Impor gagal. Coba lagi, ya.',
  },
}
