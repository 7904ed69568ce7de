import type { LegalText } from './legal-text.ts'

export const terms: LegalText = {
  introduction:
    'Ini aturan memakai Ucap, aplikasi web untuk mencatat pengeluaran pribadi, terutama lewat suara. Sengaja kami buat singkat supaya benar-benar bisa kamu baca.',
  sections: [
    {
      id: 'agreement',
      heading: 'Persetujuanmu',
      body: [
        'Dengan memakai Ucap, kamu setuju dengan syarat ini dan dengan Kebijakan Privasi. Kalau tidak setuju, mohon jangan memakai Ucap.',
      ],
    },
    {
      id: 'account',
      heading: 'Akunmu',
      body: [
        'Kamu masuk dengan akun Google. Siapa pun yang bisa memakai akun itu bisa melihat pengeluaranmu di Ucap, jadi jaga baik-baik, dan keluar dari Ucap kalau memakai perangkat orang lain.',
        'Ucap tidak ditujukan untuk anak di bawah 13 tahun.',
      ],
    },
    {
      id: 'voice',
      heading: 'Suara hanya untuk pengeluaran',
      body: [
        'Pakai tombol rekam hanya untuk menyebut pengeluaranmu. Rekaman tentang hal lain, juga rekaman yang menghina, mengancam, atau melanggar hukum, termasuk penyalahgunaan.',
        'Apa saja yang kami simpan dari rekaman seperti itu tertulis di Kebijakan Privasi.',
      ],
    },
    {
      id: 'consequences',
      heading: 'Kalau disalahgunakan',
      body: [
        'Akibatnya makin berat kalau terulang:',
        ['peringatan', 'akun dibekukan sementara', 'akun dinonaktifkan', 'diblokir selamanya'],
        'Yang ditutup adalah fitur suaranya. Pengeluaranmu tetap milikmu: masih bisa kamu lihat, ubah, ekspor, dan hapus. Rinciannya ada di Kebijakan Privasi.',
      ],
    },
    {
      id: 'accuracy',
      heading: 'Cek lagi hasilnya',
      body: [
        'Komputer yang mengubah ucapanmu jadi nominal, kategori, dan tanggal, dan komputer bisa keliru. Lihat lagi yang tersimpan, lalu betulkan kalau salah. Ucap hanya membantu mencatat; Ucap bukan penasihat keuangan, pajak, atau hukum.',
      ],
    },
    {
      id: 'subscription',
      heading: 'Langganan dan biaya',
      body: [
        'Ucap butuh langganan aktif; masa coba juga dihitung. Kalau langganan habis, aplikasi tidak bisa dipakai sampai kamu perpanjang. Harga dan cara bayarnya bisa ditanyakan lewat layanan bantuan.',
        'Biaya langganan tidak bisa dikembalikan, kecuali kalau diwajibkan hukum.',
      ],
    },
    {
      id: 'service',
      heading: 'Layanannya',
      body: [
        'Kami berusaha supaya Ucap terus jalan dan pengeluaranmu aman, tapi kami tidak bisa menjamin Ucap tidak pernah bermasalah. Ekspor pengeluaranmu sesekali kalau catatannya penting buatmu.',
      ],
    },
    {
      id: 'changes',
      heading: 'Perubahan',
      body: [
        'Syarat ini bisa berubah. Kalau berubah, tanggal "Terakhir diperbarui" di atas ikut berubah, dan kami tanyakan di aplikasi apakah kamu setuju. Sebelum kamu setuju, kamu belum bisa menambah apa pun; yang sudah ada tetap bisa kamu lihat, ekspor, dan hapus.',
      ],
    },
    {
      id: 'law',
      heading: 'Hukum yang berlaku',
      body: ['Syarat ini tunduk pada hukum Indonesia.'],
    },
    {
      id: 'contact',
      heading: 'Kontak',
      body: ['Hubungi kami lewat layanan bantuan di dalam aplikasi. Kontaknya ada di halaman profilmu.'],
    },
  ],
}
