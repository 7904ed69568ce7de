import type { subscription as English } from '../en/subscription.ts'
import type { Text } from '../texts.ts'

export const subscription: Text<typeof English> = {
  subscription: {
    title: 'Perlu Berlangganan',
    text: 'Fitur ini perlu langganan aktif',
    blocked: 'Kamu perlu langganan aktif untuk mencatat dengan suara.',
    failedToCheck: 'Status langganan gagal dicek',
    contactWhatsApp: 'Hubungi kami di WhatsApp',
    whatsAppMessage: 'Halo Ucap, saya mau tanya harga Premium dan cara bayarnya.',
    email: 'Email',
    hours: 'Jam kerja: 09.00-17.00 WIB',
  },
}
