import type { ReadmeTexts } from './readme-texts.ts'

const amount = 'nominalnya, pakai titik desimal, dalam mata uangnya sendiri'
const currency = 'IDR (rupiah) atau USD (dolar AS)'
const category = 'nama kategori dalam bahasa Inggris'
const payment = 'cara bayarnya, kalau ada'

export const id: ReadmeTexts = {
  title: 'Datamu di Ucap',
  made: 'Salinan ini dibuat pada {time}.',
  introduction: [
    'Semua yang disimpan server kami tentangmu. Tiap bagian ada dua, isinya sama: .csv untuk spreadsheet,',
    '.json untuk program. Tanggal ditulis tahun-bulan-hari, jam dalam UTC, dan yang kosong berarti tidak',
    'diketahui. Di file .csv, teks yang bisa dikira rumus oleh spreadsheet diawali tanda petik tunggal.',
  ],
  files: {
    profile: {
      about: 'Akunmu.',
      columns: {
        id: 'nomor akunmu di sini',
        email: 'emailmu, dari Google',
        name: 'namamu, dari Google',
        created_at: 'kapan kamu pertama kali masuk',
        google_id: 'nomor yang dipakai Google untuk mengenalimu',
        sign_in_id: 'nomor yang dipakai layanan masuk untuk mengenalimu',
        learns_phrases: 'apakah kami belajar dari koreksimu',
        deletion_due_at: 'kapan akunmu akan dihapus, kalau kamu memintanya',
      },
    },
    subscription: {
      about: 'Masa coba atau langgananmu.',
      columns: {
        is_trial: 'apakah ini masa coba',
        total_days: 'semua hari yang pernah kamu dapat',
        expires_at: 'kapan berakhir',
      },
    },
    expenses: {
      about: 'Semua pengeluaranmu, yang terbaru dulu. File .csv-nya bisa diimpor lagi ke Ucap.',
      columns: {
        date: 'tanggal pengeluarannya',
        description: 'keterangannya',
        amount,
        category,
        currency,
        payment_method: payment,
        id: 'nomor pengeluarannya',
        created_at: 'kapan dicatat',
        version: '1 waktu dicatat, bertambah satu tiap diubah',
        recurring_id: 'pengeluaran rutin asalnya, kalau ada; sama dengan id kalau kamu yang mencatat sendiri',
        phrase: 'sebutanmu untuk itu, kalau kamu ucapkan atau ketik sebagai kalimat',
      },
    },
    recurring: {
      about: 'Pengeluaran rutinmu.',
      columns: {
        id: 'nomornya',
        description: 'keterangannya',
        amount,
        currency,
        category,
        payment_method: payment,
        every: 'month (tiap bulan) atau week (tiap minggu)',
        day: 'tanggal 1 sampai 31, atau hari dalam minggu mulai Senin = 1',
        time_zone: 'zona waktu yang menentukan kapan harinya mulai',
        next_day: 'tanggal berikutnya',
        due_at: 'kapan dicatat berikutnya; kosong selama dijeda',
        created_at: 'kapan kamu buat',
      },
    },
    learned: {
      about: 'Yang kami pelajari dari koreksimu.',
      columns: {
        id: 'nomornya',
        phrase: 'sebutanmu',
        learned: 'artinya: tiap isian dengan nilainya, seberapa sering cocok, dan dari pengeluaran mana',
        learned_on: 'tanggal koreksi terakhirmu',
        used_at: 'kapan terakhir terpakai',
      },
    },
    budgets: {
      about: 'Anggaran bulananmu.',
      columns: { scope: 'kategorinya, atau all untuk semua', amount, currency },
    },
    voice_use: {
      about: 'Berapa lama ucapanmu yang diubah jadi teks per hari; disimpan kira-kira dua hari.',
      columns: {
        day: 'dalam UTC',
        seconds: 'detik rekamanmu',
        model_calls: 'berapa kali model bahasa atau layanan suara kedua ditanya',
      },
    },
    voice_restriction: {
      about: 'Apakah fitur suaramu pernah dimatikan.',
      columns: {
        kind: 'jenisnya',
        since: 'sejak kapan',
        until: 'sampai kapan; kosong berarti sampai dibuka lagi',
      },
    },
    recordings: {
      about: 'Rekaman yang bukan soal pengeluaran, yang menurut kebijakan privasi kami simpan.',
      columns: {
        id: 'nomornya, juga nama filenya di recordings/',
        created_at: 'kapan diterima',
        expires_at: 'kapan kami hapus',
        violation_type: 'yang diberitahukan kepadamu',
        counted: 'apakah ikut dihitung',
        reason: 'kenapa bukan pengeluaran',
        transcript: 'yang terdengar',
        confidence: 'seberapa yakin layanan suara, dari 0 sampai 1',
        media_type: 'jenis filenya',
        ip_address: 'alamat internet pengirimnya',
        device: 'keterangan browsermu tentang dirinya',
      },
    },
    objections: {
      about: 'Keberatan yang kamu kirim soal peringatan atau fitur suara yang dimatikan, dan jawaban kami.',
      columns: {
        id: 'nomornya',
        created_at: 'kapan kamu kirim',
        text: 'isinya',
        answered_at: 'kapan kami jawab; kosong selama belum dijawab',
        accepted: 'apakah keberatanmu diterima',
        answer: 'jawaban kami',
      },
    },
    agreements: {
      about: 'Syarat dan kebijakan privasi yang kamu setujui.',
      columns: { version: 'tanggal versi itu', agreed_at: 'kapan kamu setujui' },
    },
    answers: {
      about:
        'Jawaban kami dalam 48 jam terakhir, beserta transkrip, supaya yang terkirim dua kali tidak tercatat dua kali.',
      columns: {
        key: 'nomor kirimannya',
        created_at: 'kapan dijawab',
        request: 'yang diminta, dan sidik datanya',
        status: 'hasilnya (HTTP)',
        body: 'jawabannya',
      },
    },
  },
  recordingFiles: 'Suara dari rekaman-rekaman itu, kalau ada.',
  notHere: [
    'Bahasa, mata uang, tema, dan cara merekam hanya ada di perangkatmu, begitu juga yang masih menunggu dikirim',
    'di sana. Rekaman soal pengeluaran tidak pernah disimpan.',
  ],
}
