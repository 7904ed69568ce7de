import type { standing as English } from '../en/standing.ts'
import type { Text } from '../texts.ts'

export const standing: Text<typeof English> = {
  standing: {
    title: 'Fitur suara di akunmu',
    see: 'Lihat alasannya',
    open: 'Fitur suara aktif.',
    warned: 'Fitur suara aktif, tapi kamu sudah diperingatkan.',
    until: 'Fitur suara mati sampai {{time}}.',
    untilLifted: 'Fitur suara mati sampai layanan bantuan mengaktifkannya lagi.',
    forGood: 'Fitur suara diblokir selamanya.',
    why: 'Fitur suara hanya untuk pengeluaran. Yang kami dengar soal hal lain.',
    heard: {
      one: 'Yang kami dengar: 1 rekaman',
      other: 'Yang kami dengar: {{count}} rekaman',
    },
    led: {
      not_expense: 'tidak dihitung',
      not_expense_warning: 'peringatan',
      temporary_suspension: 'suara mati sementara',
      account_deactivation: 'suara mati',
      permanent_ban: 'suara diblokir selamanya',
    },
    objection: 'Keberatanmu',
    waits: 'Diterima {{time}}. Jawabannya akan muncul di sini.',
    accepted: 'Disetujui {{time}}. Ucapanmu sebelum itu tidak dihitung lagi.',
    rejected: 'Ditolak {{time}}.',
    answer: 'Jawaban kami',
    object: 'Ajukan keberatan',
    objectText: 'Dibaca dan diputuskan oleh tim kami.',
    field: 'Apa yang keliru?',
    length: '{{count}} dari {{most}} karakter',
    missing: 'Tulis dulu apa yang keliru.',
    submit: 'Kirim',
    sending: 'Mengirim…',
    discard: 'Buang keberatanmu?',
    sent: 'Keberatanmu sudah kami terima.',
    failed: 'Keberatanmu gagal dikirim. Coba lagi, ya.',
  },
}
