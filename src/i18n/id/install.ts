import type { install as English } from '../en/install.ts'
import type { Text } from '../texts.ts'

export const install: Text<typeof English> = {
  install: {
    label: 'Pasang aplikasi',
    offer: 'Taruh Ucap di layar utama?',
    byHand: 'Biar gampang dibuka: ketuk Bagikan, lalu “Tambahkan ke Layar Utama”.',
    install: 'Pasang',
    later: 'Nanti saja',
  },
}
