import type { budget as English } from '../en/budget.ts'
import type { Text } from '../texts.ts'

export const budget: Text<typeof English> = {
  budget: {
    set: 'Pasang anggaran',
    open: 'Anggaran',
    noneSet: 'Belum ada anggaran.',
    notKnown: 'Anggaranmu ada di Beranda.',
    title: 'Anggaran Bulanan',
    limit: 'Batas per bulan',
    scope: 'Untuk',
    all: 'Semua pengeluaran',
    save: 'Simpan',
    remove: 'Hapus anggaran ini',
    list: 'Anggaranmu',
    limitOfAll: 'Anggaran {{amount}}',
    limitOf: 'Anggaran {{name}} {{amount}}',
    left: 'Sisa {{amount}}',
    perDay: 'Jatah {{amount}} per hari',
    used: 'Terpakai {{percent}}%',
    usedUp: 'Sudah habis',
    over: 'Lewat {{amount}}',
    of: 'dari {{amount}}',
    saved: 'Anggaran tersimpan.',
    removed: 'Anggaran dihapus.',
    failed: 'Anggaran gagal disimpan. Coba lagi, ya.',
    notifyNear: '{{name}}: anggaran bulan ini terpakai {{percent}}%, sisa {{left}}.',
    notifyReached: '{{name}}: anggaran bulan ini sudah habis.',
  },
}
