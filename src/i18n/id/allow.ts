import type { allow as English } from '../en/allow.ts'
import type { Text } from '../texts.ts'

export const allow: Text<typeof English> = {
  allow: {
    iconTap: 'Ketuk ikon di kiri alamat web.',
    permissionsMicrophone: 'Buka Izin, lalu izinkan Mikrofon.',
    iconClick: 'Klik ikon di kiri alamat web.',
    switchOn: 'Nyalakan Mikrofon.',
    lockTap: 'Ketuk gembok di samping alamat web.',
    tapMicrophone: 'Ketuk Mikrofon sampai tertulis Diizinkan.',
    crossedMicrophone: 'Klik ikon mikrofon yang dicoret di samping alamat web.',
    removeBlock: 'Hapus pemblokirannya, atau pilih Izinkan.',
    pageMenu: 'Ketuk menu halaman di kolom alamat.',
    safariMenu: 'Buka menu Safari, lalu Pengaturan untuk Situs Web Ini.',
    siteSettingsMicrophone: 'Di pengaturan situs web, izinkan Mikrofon.',
    holdAgain: 'Balik ke sini, lalu rekam lagi.',
  },
}
