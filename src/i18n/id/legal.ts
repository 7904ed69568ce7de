import type { legal as English } from '../en/legal.ts'
import type { Text } from '../texts.ts'

export const legal: Text<typeof English> = {
  legal: {
    terms: 'Syarat dan Ketentuan',
    privacy: 'Kebijakan Privasi',
    licenses: 'Lisensi sumber terbuka',
    opensNewTab: '(dibuka di tab baru)',
    lastUpdated: 'Terakhir diperbarui: {{date}}',
    back: 'Kembali',
    agreementFailed: 'Persetujuanmu gagal disimpan. Coba lagi nanti, ya.',
  },
}
