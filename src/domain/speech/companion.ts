/** What is paid on top of another thing, and goes into that thing's category. */
import { phraseList } from './phrase.ts'

const COMPANIONS = new Set(
  phraseList(`tip|tips|the tip|uang tip|ongkir|ongkos kirim|biaya kirim|biaya antar|service|service charge|servis charge|tax|pajak|ppn|pb1
  biaya layanan|biaya aplikasi|biaya admin|biaya pemesanan|delivery|delivery fee|shipping|booking fee|service fee|tip buat abangnya|tip abangnya
  tip pelayannya|tip pelayan|tip driver|tip drivernya|tip buat driver|tip buat drivernya|tip for the driver|tip for the waiter|pajak resto|bungkusnya`),
)

/** Whether a description names nothing but a tip, a delivery, a tax and their like. */
export function isCompanion(description: string): boolean {
  return COMPANIONS.has(description.toLowerCase())
}
