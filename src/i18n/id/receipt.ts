import type { receipt as English } from '../en/receipt.ts'
import type { Text } from '../texts.ts'

export const receipt: Text<typeof English> = {
  receipt: {
    manyExpenses: '{{count}} pengeluaran',
    converted: 'Semuanya {{total}}, dengan kurs {{foreign}} = {{rate}}',
    doubt: '{{field}}?',
    details: 'Rincian',
    capped:
      'Terlalu banyak sekaligus, jadi cuma bagian awal yang terbaca. Sebutkan lagi sisanya. Semua ucapanmu ada di Rincian.',
    unsaved: 'Belum tersimpan',
    howMuch: 'Berapa harganya?',
    fold: 'Selesai dengan pengeluaran {{number}}',
    discardQuestion: {
      one: '1 pengeluaran belum tersimpan. Buang saja?',
      other: '{{count}} pengeluaran belum tersimpan. Buang saja?',
    },
    undoAll: 'Urungkan semua',
    undoSaved: 'Urungkan {{count}}',
    titleUnpriced: {
      one: '{{saved}} tersimpan, 1 belum ada harganya',
      other: '{{saved}} tersimpan, {{count}} belum ada harganya',
    },
    titleUnsaved: {
      one: '{{saved}} tersimpan, 1 belum',
      other: '{{saved}} tersimpan, {{count}} belum',
    },
    titleTyped: 'Cek Pengeluaranmu',
    subtitleTyped: { one: '1 pengeluaran dari tulisanmu', other: '{{count}} pengeluaran dari tulisanmu' },
    typed: 'Tulisanmu',
    recalled: 'seperti yang kamu ubah {{day}}',
    unusual: 'Beda dari biasanya. Maksudmu',
  },
}
