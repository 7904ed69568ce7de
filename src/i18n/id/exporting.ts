import type { exporting as English } from '../en/exporting.ts'
import type { Text } from '../texts.ts'
import { early } from './early.ts'

export const exporting: Text<typeof English> = {
  export: {
    ...early.export,
    title: 'Ekspor Pengeluaran',
    format: 'Format',
    pdf: 'PDF',
    pdfHint: 'buat dibaca, dicetak, atau dikirim',
    csv: 'CSV',
    csvHint: 'buat Excel atau sejenisnya',
    range: 'Rentang tanggal',
    shown: 'Yang sedang tampil',
    month: 'Sebulan terakhir',
    quarter: '3 bulan terakhir',
    year: 'Setahun terakhir',
    all: 'Semua',
    breakdown: 'Pakai rincian per kategori',
    csvCurrency: 'Semua nominal dalam {{currency}}. Mata uang lain dihitung dengan kurs tetap.',
    pdfCurrency: 'Total dalam {{currency}}. Mata uang lain dihitung dengan kurs tetap.',
    submit: 'Ekspor',
    busy: 'Mengekspor…',
    failed: 'Ekspor gagal. Coba lagi, ya.',
    nothing: 'Tidak ada pengeluaran di rentang tanggal ini.',
    cut: 'Hanya {{count}} pengeluaran terbaru yang disertakan.',
    exported: 'Pengeluaran sudah diekspor.',
    report: 'Laporan Pengeluaran',
    createdOn: 'Dibuat {{day}}',
    total: 'Total',
    count: 'Jumlah catatan',
    average: 'Rata-rata per catatan',
    list: 'Daftar pengeluaran',
    print: 'Cetak / Simpan PDF',
  },
}
