/** What the server says to people, in Indonesian. */
import type { MessageKey } from './en.ts'

export const id: Readonly<Record<MessageKey, string>> = {
  unauthenticated: 'Silakan masuk dulu.',
  tokenExpired: 'Sesi kamu sudah berakhir. Silakan masuk lagi.',
  tokenInvalid: 'Sesi kamu tidak berlaku di sini. Silakan masuk lagi.',
  signInUnavailable: 'Sesi kamu belum bisa diperiksa sekarang. Coba lagi sebentar lagi.',
  databaseUnavailable: 'Datamu sedang tidak bisa dibuka. Coba lagi sebentar lagi.',
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
  requestTimeout: 'Permintaan terlalu lama sampai.',
  wantJson: 'Kirim data ini sebagai application/json.',
  wantMultipart: 'Kirim rekaman sebagai multipart/form-data.',
  wantPiece: 'Kirim potongannya sebagai application/offset+octet-stream.',
  wantTus: 'Unggah dengan tus versi 1.0.0: Tus-Resumable tidak ada atau tidak benar.',
  pieceBroken: 'Potongannya rusak di jalan. Kirim lagi, ya.',
  pieceElsewhere: 'Unggahan ini lanjut dari tempat lain: lihat Upload-Offset.',
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
  stillUnderWay: 'Ini masih diproses. Silakan coba lagi sebentar lagi.',
  dateTooEarly: 'Tanggal paling awal adalah {min}.',
  dateTooLate: 'Tanggal tidak boleh lewat dari besok.',
  amountTooSmall: 'Jumlahnya terlalu kecil.',
  accountFull:
    'Akunmu penuh: paling banyak {count} pengeluaran. Ekspor dulu, lalu hapus yang lama supaya ada tempat.',
  descriptionsFull:
    'Akunmu penuh: semua deskripsi bersama-sama paling banyak {limit}. Persingkat beberapa, atau hapus pengeluaran lama supaya ada tempat.',
  tooLarge: 'Permintaan terlalu besar: paling banyak {limit}.',
  tooManyRequests: 'Terlalu banyak permintaan. Coba lagi dalam {seconds} detik.',
  subscriptionRequired: 'Fitur ini memerlukan langganan aktif.',
  audioMissing: 'Tidak ada rekaman dalam unggahan ini.',
  audioEmpty: 'Rekamannya kosong.',
  audioUnknown: 'Ini bukan rekaman dengan format audio yang dikenal.',
  audioBroken: 'Rekamannya rusak dan tidak bisa dibaca.',
  audioUnsupported: 'Rekaman harus PCM 16-bit, mono atau stereo, 8 sampai 48 kHz.',
  audioWavOnly:
    'Server ini hanya bisa mendengarkan rekaman WAV 16 kHz, sedangkan rekaman ini formatnya lain.',
  audioUncounted:
    'Panjang rekaman ini tidak bisa dihitung. Kirim WAV, Opus dalam WebM atau Ogg, Opus atau AAC dalam MP4, atau MP3.',
  audioSecondsUsedUp:
    'Rekamanmu hari ini sudah {minutes} menit, batas untuk satu akun. Fitur suara bisa dipakai lagi mulai {until}. Sementara itu kamu bisa mencatat dengan mengetik.',
  audioTooLong: 'Rekamannya lebih dari 60 detik.',
  transcriptionNotSet:
    'Pencatatan suara belum disiapkan di server ini: isi TRANSCRIBE_URL dengan alamat layanan transkripsi.',
  transcriptionPreparing:
    'Pencatatan suara di server ini masih disiapkan. Kirim lagi rekamanmu dalam beberapa menit.',
  voiceBusy: 'Sekarang masih banyak rekaman yang antre. Kirim lagi rekamanmu sebentar lagi, ya.',
  transcriptionUnavailable: 'Layanan transkripsi sedang tidak bisa dihubungi. Coba lagi nanti.',
  transcriptionRefused:
    'Layanan transkripsi tidak bisa memproses rekaman ini. Tahan tombolnya lalu bicara lagi.',
  nothingHeard: 'Tidak ada suara yang terdengar. Tahan tombolnya lalu bicara lagi.',
  priceMissing: 'Kamu bilang "{said}". Berapa harganya? Belum ada yang disimpan.',
  amountNotStorable: 'Jumlah di "{said}" tidak bisa disimpan. Coba sebut lagi, ya. Belum ada yang disimpan.',
  noExpenseInIt:
    'Belum ada pengeluaran di "{said}". Sebut yang kamu beli dan harganya, misalnya "kopi 20 ribu". Belum ada yang disimpan.',
  notExpense: 'Isi rekaman tidak berhubungan dengan pencatatan pengeluaran',
  notExpenseWarning:
    'Rekaman ini bukan soal pengeluaran. Peringatan: pakai suara hanya untuk mencatat pengeluaran. Kalau terulang, fitur suara dimatikan sementara.',
  notExpenseSuspended: 'Rekaman ini bukan soal pengeluaran. Fitur suara dimatikan sampai {until}.',
  notExpenseDeactivated:
    'Rekaman ini bukan soal pengeluaran. Fitur suara di akunmu dinonaktifkan. Hubungi layanan bantuan untuk mengaktifkannya lagi.',
  notExpenseBanned: 'Rekaman ini bukan soal pengeluaran. Fitur suara di akunmu diblokir selamanya.',
  voiceSuspended:
    'Fitur suara dimatikan sampai {until} karena ada rekaman yang bukan soal pengeluaran. Kamu tetap bisa mencatat dengan mengetik.',
  voiceDeactivated:
    'Fitur suara di akunmu dinonaktifkan karena ada rekaman yang bukan soal pengeluaran. Hubungi layanan bantuan untuk mengaktifkannya lagi.',
  voiceBanned: 'Fitur suara di akunmu diblokir selamanya karena ada rekaman yang bukan soal pengeluaran.',
  internal: 'Ada masalah di pihak kami. Silakan coba lagi.',
}
