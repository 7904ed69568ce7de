import type { voice as English } from '../en/voice.ts'
import type { Text } from '../texts.ts'
import { early } from './early.ts'

export const voice: Text<typeof English> = {
  voice: {
    ...early.voice,
    discarded: 'Rekaman dibuang',
    ready: 'Mikrofon siap. Tahan tombolnya, lalu bicara.',
    tooShort: 'Tahan tombolnya selama kamu bicara.',
    microphoneRequired: 'Ucap perlu izin mikrofon untuk mencatat pengeluaran. Izinkan dulu, lalu coba lagi.',
    microphoneNotSupported: 'Mikrofon tidak bisa dipakai. Cek apakah browsermu mendukung mikrofon.',
    noAudio:
      'Audio browsermu tidak mau menyala, jadi belum ada yang terekam. Sambungkan speaker atau headset, lalu coba lagi.',
    httpsRequired: 'Mikrofon hanya bisa dipakai lewat HTTPS. Buka lewat koneksi yang aman, ya.',
    blocked: 'Mikrofon diblokir. Ketuk ikon gembok di samping alamat web, lalu izinkan.',
    notFound: 'Mikrofon tidak ditemukan. Cek apakah sudah terpasang dan dikenali perangkatmu.',
    inUse: 'Mikrofon sedang dipakai aplikasi lain. Tutup dulu aplikasinya, lalu coba lagi.',
    cancelled: 'Izin mikrofon dibatalkan. Coba lagi, ya.',
    security: 'Mikrofon diblokir pengaturan keamanan browser. Coba muat ulang halaman.',
    accessFailed: 'Mikrofon gagal dipakai: {{reason}}. Cek pengaturan browsermu.',
    unknownMicrophone: 'Mikrofon bermasalah, belum ketahuan kenapa',
    interrupted: 'Rekaman terputus. Yang sudah kamu ucapkan tetap dihitung.',
    notRecording: 'Tidak ada rekaman yang berjalan',
    notExpense: 'Isinya bukan soal pengeluaran',
    failed: 'Rekaman gagal diproses',
    expensesAutoSaved: 'Pengeluaranmu sudah otomatis tersimpan!',
    processing: {
      title: 'Rekamanmu sedang diproses',
      sending: 'Mengirim rekamanmu…',
      transcribing: 'Mengubah suara jadi teks…',
      transcribed: 'Suara sudah jadi teks',
      extracting: 'Mengambil rincian pengeluaran',
      saving: 'Menyimpan ke akunmu',
      tip: 'Tips: AI kami paham bahasa Indonesia dan Inggris.',
    },
    unsent: {
      title: 'Rekaman belum terkirim',
      text: 'Direkam {{time}}, {{seconds}} detik. Tersimpan di perangkat ini.',
      offline: 'Tidak ada koneksi. Rekamanmu aman dan akan dikirim begitu online lagi.',
      timeout: 'Server terlalu lama menjawab. Rekamanmu aman.',
      kept: 'Rekamanmu tersimpan di perangkat ini.',
      lost: 'Rekaman tidak bisa dikirim maupun disimpan di perangkat ini. Tolong ucapkan lagi.',
      keptForAccount:
        'Tersimpan di perangkat ini khusus untuk akunmu. Masuk lagi di sini sebelum 24 jam sejak direkam supaya terkirim.',
      deleted: 'Rekaman yang belum terkirim sudah dihapus.',
      oneExpired: 'Rekaman dari {{time}} tidak sempat terkirim dalam 24 jam, jadi sudah dihapus.',
      manyExpired:
        '{{count}} rekaman tidak sempat terkirim dalam 24 jam, jadi sudah dihapus. Yang paling lama dari {{time}}.',
      sending: 'Mengirim…',
      sent: 'Sudah terkirim',
    },
  },
}
