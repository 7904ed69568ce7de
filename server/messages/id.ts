/** What the server says to people, in Indonesian. */
import type { MessageKey } from './en.ts'

export const id: Readonly<Record<MessageKey, string>> = {
  unauthenticated: 'Masuk dulu, ya.',
  tokenExpired: 'Sesimu sudah berakhir. Masuk lagi, ya.',
  tokenInvalid: 'Sesimu tidak berlaku di sini. Masuk lagi, ya.',
  signInUnavailable: 'Sesimu belum bisa dicek. Coba lagi sebentar lagi.',
  databaseUnavailable: 'Datamu belum bisa dibuka. Coba lagi sebentar lagi.',
  notFound: 'Tidak ada apa-apa di alamat ini.',
  addressTooLong: 'Alamat ini terlalu panjang.',
  expenseNotFound: 'Pengeluaran ini tidak ditemukan. Mungkin sudah dihapus.',
  subscriptionNotFound: 'Kamu belum punya langganan.',
  methodNotAllowed: 'Alamat ini tidak menerima permintaan {method}.',
  badRequest: 'Permintaan ini tidak bisa dibaca.',
  hostNotLocal:
    'Server ini berjalan dalam mode lokal, hanya untuk komputer ini: buka lewat http://localhost atau http://127.0.0.1 dengan nomor port-nya.',
  originNotLocal:
    'Server ini berjalan dalam mode lokal dan hanya melayani halaman dari komputer ini, bukan situs lain.',
  headersTooLarge: 'Header permintaan terlalu besar.',
  requestTimeout: 'Permintaannya terlalu lama sampai.',
  wantJson: 'Kirim data ini sebagai application/json.',
  wantMultipart: 'Kirim rekaman sebagai multipart/form-data.',
  wantPiece: 'Kirim potongannya sebagai application/offset+octet-stream.',
  wantTus: 'Unggah dengan tus versi 1.0.0: Tus-Resumable tidak ada atau tidak benar.',
  pieceBroken: 'Potongannya rusak di jalan. Kirim lagi, ya.',
  pieceElsewhere: 'Unggahan ini lanjut di posisi lain: lihat Upload-Offset.',
  uploadGone: 'Unggahannya tidak lengkap. Kirim rekamannya utuh, ya.',
  badEncoding: 'Kirim isi permintaan tanpa kompresi.',
  badCharset: 'Kirim isi permintaan dalam UTF-8.',
  badJson: 'Permintaan ini bukan JSON yang benar.',
  badMultipart: 'Unggahan rusak atau tidak lengkap.',
  tooManyParts: 'Unggahan ini berisi lebih banyak bagian atau header daripada sebuah rekaman.',
  badField: 'Kolom "{field}" belum diisi atau isinya tidak benar.',
  badBody: 'Bentuk permintaan tidak sesuai.',
  badZone: 'Zona waktu "{zone}" tidak dikenal.',
  badIdempotencyKey: 'Idempotency-Key harus berisi 1 sampai 200 karakter yang bisa dicetak.',
  idempotencyKeyTaken: 'Idempotency-Key ini milik permintaan lain.',
  stillUnderWay: 'Ini masih diproses. Coba lagi sebentar lagi.',
  dateTooEarly: 'Tanggal paling awal adalah {min}.',
  dateTooLate: 'Tanggal tidak boleh lewat dari besok.',
  amountTooSmall: 'Nominalnya terlalu kecil.',
  accountFull:
    'Akunmu penuh: paling banyak {count} pengeluaran. Ekspor dulu, lalu hapus yang lama supaya ada tempat.',
  descriptionsFull:
    'Akunmu penuh: semua keterangan digabung paling banyak {limit}. Persingkat sebagian, atau hapus pengeluaran lama supaya ada tempat.',
  tooLarge: 'Permintaan terlalu besar: paling banyak {limit}.',
  tooManyRequests: 'Terlalu banyak permintaan. Coba lagi dalam {seconds} detik.',
  subscriptionRequired: 'Fitur ini perlu langganan aktif.',
  audioMissing: 'Tidak ada rekaman dalam unggahan ini.',
  audioEmpty: 'Rekamannya kosong.',
  audioUnknown: 'Ini bukan rekaman dengan format audio yang dikenal.',
  audioBroken: 'Rekamannya rusak dan tidak bisa dibaca.',
  audioUnsupported: 'Rekaman harus PCM 16-bit, mono atau stereo, 8 sampai 48 kHz.',
  audioWavOnly: 'Server ini hanya bisa membaca rekaman WAV 16 kHz, sedangkan format rekaman ini lain.',
  audioUncounted:
    'Panjang rekaman ini tidak bisa dihitung. Kirim WAV, Opus dalam WebM atau Ogg, Opus atau AAC dalam MP4, atau MP3.',
  audioSecondsUsedUp:
    'Rekamanmu hari ini sudah {minutes} menit, batas untuk satu akun. Fitur suara bisa dipakai lagi mulai {until}. Sementara itu kamu bisa mencatat dengan mengetik.',
  audioTooLong: 'Rekamannya lebih dari 60 detik.',
  transcriptionNotSet:
    'Fitur suara belum disiapkan di server ini: isi TRANSCRIBE_URL dengan alamat layanan transkripsi.',
  transcriptionPreparing: 'Fitur suara di server ini masih disiapkan, siap dalam beberapa menit.',
  voiceBusy: 'Masih banyak rekaman yang antre.',
  transcriptionUnavailable: 'Suaramu belum bisa diproses.',
  transcriptionRefused: 'Rekaman ini tidak bisa diproses. Tahan tombolnya, lalu bicara lagi.',
  nothingHeard: 'Suaramu tidak terdengar. Tahan tombolnya, lalu bicara lagi.',
  priceMissing: 'Kamu bilang "{said}". Berapa harganya? Belum ada yang disimpan.',
  amountNotStorable: 'Nominal di "{said}" tidak bisa disimpan. Coba sebut lagi, ya. Belum ada yang disimpan.',
  noExpenseInIt: 'Tidak ada pengeluaran dalam "{said}". Sebut barang dan harganya, misalnya "kopi 20 ribu".',
  notExpense: 'Isinya bukan soal pengeluaran',
  notExpenseWarning:
    'Rekaman ini bukan soal pengeluaran. Peringatan: pakai suara hanya untuk mencatat pengeluaran. Kalau terulang, fitur suara dimatikan sementara.',
  notExpenseSuspended: 'Rekaman ini bukan soal pengeluaran. Fitur suara dimatikan sampai {until}.',
  notExpenseDeactivated:
    'Rekaman ini bukan soal pengeluaran. Fitur suara di akunmu dimatikan. Hubungi layanan bantuan kalau mau diaktifkan lagi.',
  notExpenseBanned: 'Rekaman ini bukan soal pengeluaran. Fitur suara di akunmu diblokir selamanya.',
  voiceSuspended:
    'Fitur suara dimatikan sampai {until} karena ada rekaman yang bukan soal pengeluaran. Kamu tetap bisa mencatat dengan mengetik.',
  voiceDeactivated:
    'Fitur suara di akunmu dimatikan karena ada rekaman yang bukan soal pengeluaran. Hubungi layanan bantuan kalau mau diaktifkan lagi.',
  voiceBanned: 'Fitur suara di akunmu diblokir selamanya karena ada rekaman yang bukan soal pengeluaran.',
  internal: 'Ada masalah di sistem kami. Coba lagi, ya.',
}
