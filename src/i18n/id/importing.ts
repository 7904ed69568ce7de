import type { importing as English } from '../en/importing.ts'
import type { Text } from '../texts.ts'

export const importing: Text<typeof English> = {
  import: {
    data: 'Datamu',
    open: 'Impor',
    title: 'Impor Pengeluaran',
    text: 'Pilih file CSV yang pernah diekspor dari sini, atau yang punya kolom Date, Description, Amount, dan Category. Yang sudah ada tidak ditambah lagi.',
    choose: 'Pilih file CSV',
    checking: 'Mengecek file…',
    fresh: { one: '1 pengeluaran baru', other: '{{count}} pengeluaran baru' },
    existing: { one: '1 sudah ada', other: '{{count}} sudah ada' },
    unreadable: { one: '1 baris tidak terbaca', other: '{{count}} baris tidak terbaca' },
    which: 'Baris mana saja?',
    row: 'Baris {{row}}: “{{found}}”',
    emptyRow: 'Baris {{row}}: kosong',
    faults: {
      date: 'Tanggal (Date): misalnya 2026-11-18 atau 18/11/2026, dari 1 Januari 2020 sampai hari ini',
      description: 'Keterangan (Description): paling banyak 500 huruf',
      amount: 'Nominal (Amount): angka di atas nol, misalnya 25000',
      category: 'Kategori (Category): {{names}}',
      currency: 'Mata uang (Currency): IDR atau USD',
      payment: 'Cara bayar (Payment Method): {{names}}, atau kosong',
      id: 'ID: seperti waktu diekspor, atau kosong',
      created: 'Waktu dicatat (Created): seperti waktu diekspor, atau kosong',
    },
    assumedDay: '{{text}} dibaca sebagai {{day}}.',
    currency: 'Mata uang nominalnya',
    submit: { one: 'Impor 1 pengeluaran', other: 'Impor {{count}} pengeluaran' },
    partly: '{{count}} dari {{total}} sudah masuk.',
    goOn: 'Lanjutkan',
    busy: 'Mengimpor…',
    done: { one: '1 pengeluaran diimpor.', other: '{{count}} pengeluaran diimpor.' },
    unknown: 'File ini tidak punya kolom Date, Description, Amount, dan Category.',
    empty: 'Tidak ada pengeluaran di file ini.',
    failed: 'Impor gagal. Coba lagi, ya.',
  },
}
