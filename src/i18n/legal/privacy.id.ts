import type { LegalText } from './legal-text.ts'

export const privacy: LegalText = {
  introduction:
    'Halaman ini menjelaskan apa saja yang Ucap tahu tentangmu, disimpan di mana, dan berapa lama. Dengan memakai Ucap, kamu setuju dengan isinya.',
  sections: [
    {
      id: 'signIn',
      heading: 'Masuk dengan Google',
      body: [
        'Google memberi tahu kami nama, alamat email, dan alamat fotomu. Kata sandimu tidak pernah kami lihat. Status masukmu disimpan di browser ini sampai kamu keluar.',
      ],
    },
    {
      id: 'stored',
      heading: 'Yang disimpan di server kami',
      body: [
        [
          'pengeluaranmu: nominal, mata uang, keterangan, kategori, tanggal, cara bayar kalau kamu sebut, dan kapan dicatat',
          'sebutanmu untuk pengeluaran yang kamu ucapkan atau ketik sebagai kalimat, dan apa yang kamu betulkan, supaya lain kali sebutan yang sama langsung dipahami seperti maksudmu. Yang sudah dipelajari ada di profilmu: bisa kamu hapus satu per satu, atau semuanya dengan mematikan fitur belajar',
          'anggaran yang kamu pasang: kategori, nominal, dan mata uangnya',
          'pengeluaran rutinmu: apa saja, tiap kapan, dan zona waktunya',
          'profilmu: nama, email, dan kapan akunmu dibuat',
          'versi syarat dan kebijakan ini yang kamu setujui, dan kapan',
          'sampai kapan langgananmu berlaku',
          'apakah fitur suaramu dimatikan, dan sampai kapan',
          'kalau kamu keberatan atas peringatan atau pembatasan: yang kamu tulis, keputusannya, dan jawaban kami, sampai 180 hari setelah dijawab',
          'tiap kali petugas Ucap melihat akunmu atau mengubah sesuatu di sana: siapa petugasnya, kapan, apa yang dilakukan, dan hasilnya',
          'berapa detik rekamanmu yang diubah jadi teks per hari, selama kira-kira dua hari, supaya tidak ada akun yang menghabiskan jatah bersama',
          'jawaban kami untuk tiap rekaman, beserta transkripnya, selama kira-kira 48 jam, supaya rekaman yang terkirim dua kali tidak tercatat dua kali',
        ],
      ],
    },
    {
      id: 'expenseAudio',
      heading: 'Rekaman soal pengeluaran',
      body: [
        'Selama tombol kamu tahan, suaramu direkam dan langsung dikirim ke server kami sepotong demi sepotong, supaya kamu tidak lama menunggu begitu tombol dilepas. Sampai saat itu potongannya hanya disimpan di memori server, dan saat kamu berhenti sejenak, yang sudah kamu ucapkan mungkin langsung diubah jadi teks. Kalau kamu batalkan, potongan dan teksnya langsung dihapus; kalau koneksinya putus, dihapus setelah 90 detik.',
        'Yang mengubah rekamanmu jadi teks adalah layanan pengenal suara (kalau nominalnya kurang jelas, mungkin juga layanan kedua). Begitu tombol dilepas, server mengambil pengeluaran dari teks itu. Supaya ejaannya benar, layanan itu mungkin diberi tahu kata-kata dari keterangan pengeluaran terakhirmu, tanpa nominal dan tanpa info siapa kamu. Teks itu mungkin juga dibaca model bahasa untuk mencocokkan hasilnya; yang diberikan hanya teksnya, tanggal, zona waktu, dan mata uangmu, bukan siapa kamu.',
        'Rekaman suara yang memang soal pengeluaran tidak pernah kami simpan.',
      ],
    },
    {
      id: 'otherAudio',
      heading: 'Rekaman soal hal lain',
      body: [
        'Pakai suara hanya untuk mencatat pengeluaran. Kalau isi ucapanmu jelas soal hal lain, kami menyimpan ini untuk menyelidiki penyalahgunaan:',
        [
          'rekaman suaranya',
          'transkripnya',
          'seberapa yakin AI, beserta alasannya',
          'akun pengirimnya',
          'alamat IP dan info perangkat',
        ],
        'Semua itu dihapus setelah 180 hari. Rekaman yang tidak dihitung sebagai penyalahgunaan, karena selisihnya kurang dari satu menit dengan rekaman lain, dihapus setelah 30 hari.',
        'Kami tidak menyimpan apa pun dari rekaman yang cuma belum ada harganya, soal uang atau soal Ucap, sapaan atau tes suara, terlalu singkat, kurang jelas terdengar, atau tidak berisi ucapan.',
      ],
    },
    {
      id: 'consequences',
      heading: 'Akibat penyalahgunaan',
      body: [
        'Akibatnya makin berat kalau terulang dalam 90 hari:',
        [
          'pertama dan kedua: peringatan',
          'mulai yang ketiga: akun dibekukan sementara, fitur suara mati selama 24 jam',
          'mulai yang kelima: akun dinonaktifkan, fitur suara mati sampai layanan bantuan mengaktifkannya lagi',
          'mulai yang ketujuh: fitur suara diblokir selamanya',
        ],
        'Kalau terjadi beberapa kali dalam satu menit, yang dihitung hanya yang pertama. Apa pun akibatnya, kamu tetap bisa melihat, mengubah, mengekspor, dan menghapus pengeluaranmu. Kalau menurutmu ada yang keliru, ajukan keberatan di halaman profilmu.',
      ],
    },
    {
      id: 'unsent',
      heading: 'Rekaman dan kalimat yang menunggu di perangkatmu',
      body: [
        'Supaya ucapanmu tidak hilang, rekaman yang sudah selesai menunggu di penyimpanan perangkat ini (IndexedDB) sampai server kami menjawab. Selama kamu merekam, yang sudah terucap disimpan di sana setelah setengah detik, lalu tiap 3 detik. Kalau aplikasi mendadak mati, yang hilang paling banyak 3 detik terakhir.',
        'Rekaman itu dihapus:',
        [
          'begitu server menjawab',
          'kalau kamu buang, begitu tidak bisa diurungkan lagi',
          'kalau kamu pilih Hapus saat keluar dari akun',
          'setelah 24 jam, atau begitu Ucap dipakai lagi di perangkat ini',
        ],
        'Kalau masih ada rekaman yang menunggu saat kamu keluar, kami tanya dulu mau diapakan. Rekaman yang kamu simpan, atau yang menunggu waktu sesimu berakhir sendiri, hanya untuk akunmu: akun lain di perangkat ini tidak bisa melihat atau mengirimnya.',
        'Kalau rekaman dihapus karena sudah terlalu lama, waktu dan akunnya diingat di sini paling lama 30 hari, sampai kami memberitahumu.',
        'Paling banyak lima rekaman yang disimpan untuk satu akun.',
        'Kalimat yang kamu tulis dan belum bisa disimpan juga menunggu di sana, bersama isi yang terbaca: paling banyak 50 untuk satu akun, tanpa batas waktu, sampai tersimpan atau kamu hapus. Kalimat itu dibaca di perangkatmu: tulisanmu tidak dikirim ke server kami sebelum kamu simpan, dan yang dikirim adalah pengeluarannya.',
      ],
    },
    {
      id: 'ownData',
      heading: 'Datamu milikmu',
      body: [
        'Di halaman profil kamu bisa mengunduh semua yang disimpan server kami tentangmu dalam satu file, juga kalau tidak punya langganan.',
        'Di sana kamu juga bisa menghapus akunmu. Kamu langsung keluar di semua perangkat, dan yang masih menunggu di perangkatmu langsung dihapus. Di perangkat lain itu terjadi begitu Ucap dipakai lagi di sana. Selama 7 hari penghapusannya batal kalau kamu masuk lagi; selama itu datamu hanya kami simpan, tidak dipakai untuk apa pun. Setelah itu semua yang disimpan server kami tentangmu dihapus, termasuk sisa langgananmu.',
        'Yang tersisa cuma sebuah kode dari nomor akun Google-mu yang diacak dengan kunci rahasia, waktu penghapusannya, dan kalau fitur suaramu sedang dimatikan, sampai kapan. Nama, alamat, dan pengeluaranmu tidak bisa dibaca dari kode itu. Dari kode itu kami mengenalimu kalau kamu kembali: menghapus akun tidak mengakhiri blokir dan tidak memberi masa coba kedua. Catatan tindakan petugas juga tetap ada: tentangmu isinya hanya nomor internal akun yang sudah dihapus itu. Cadangan data masih memuat datamu sampai diganti.',
      ],
    },
    {
      id: 'preferences',
      heading: 'Pengaturan',
      body: [
        'Bahasa, mata uang, tema, dan cara merekam pilihanmu disimpan di penyimpanan lokal browser ini. Di server kami semua itu tidak dikaitkan denganmu: rekaman hanya membawa bahasa, mata uang, dan zona waktu yang diperlukan supaya bisa dipahami.',
        'Supaya Ucap juga bisa dibuka tanpa internet, angka dan pengeluaran yang terakhir kamu lihat ikut disimpan di sana, beserta nama dan emailmu. Pengeluaran yang belum kamu simpan juga menunggu di sana, sampai kamu simpan atau kamu buang. Semuanya dihapus kalau kamu keluar dari akun, atau kalau akun lain masuk.',
      ],
    },
    {
      id: 'fees',
      heading: 'Biaya',
      body: ['Biaya langganan tidak bisa dikembalikan, kecuali kalau diwajibkan hukum.'],
    },
    {
      id: 'children',
      heading: 'Anak-anak',
      body: ['Ucap tidak ditujukan untuk anak di bawah 13 tahun.'],
    },
    {
      id: 'changes',
      heading: 'Perubahan',
      body: [
        'Kebijakan ini bisa berubah. Kalau berubah, tanggal "Terakhir diperbarui" di atas ikut berubah, dan kami tanyakan di aplikasi apakah kamu setuju. Sebelum kamu setuju, kamu belum bisa menambah apa pun; yang sudah ada tetap bisa kamu lihat, ekspor, dan hapus.',
      ],
    },
    {
      id: 'law',
      heading: 'Hukum yang berlaku',
      body: ['Kebijakan ini tunduk pada hukum Indonesia.'],
    },
    {
      id: 'contact',
      heading: 'Kontak',
      body: [
        'Mau bertanya soal datamu? Hubungi kami lewat layanan bantuan di dalam aplikasi. Kontaknya ada di halaman profilmu.',
      ],
    },
  ],
}
