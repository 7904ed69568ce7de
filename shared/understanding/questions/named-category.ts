/** Names of whole categories in questions. */
import type { Category } from '../../domain/category.ts'
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

function names(category: Category, phrases: string): [string, Category][] {
  return phraseList(phrases).map((phrase): [string, Category] => [phrase, category])
}

export const NAMED_CATEGORIES = phraseTable<Category>([
  ...names(
    'Food & Dining',
    `jajan|jajanan|jajanku|jajananku|ngemil|camilan|cemilan|snacks|snacking|makan|makanan|makanannya|makan minum|makan dan minum|makan & minum|makanan minuman|makanan dan minuman|makanan & minuman|makan makan|mkn|makan di luar|makan diluar|kuliner|mangan|food|food & dining|food and dining|food and drink|food and drinks
    dining|dining out|eating|eating out|eat out|meals|meal|restaurants|restaurant|takeout|food & drink|foods|konsumsi|neda|dahar|eat at restaurants|ate out|eaten out|food delivery apps|makan sama minum|makanan sama minuman|makan ama minum`,
  ),
  ...names(
    'Transportation',
    'transport|transportasi|transportasinya|transpor|transportation|ongkos|ongkos jalan|perjalanan harian|getting around|commute|commuting|ride|rides|kendaraan|transit',
  ),
  ...names(
    'Shopping',
    'shopping|buat belanja|untuk belanja|kategori belanja|belanja belanja|belanja online|shopping online',
  ),
  ...names(
    'Entertainment',
    'hiburan|entertainment|fun|fun stuff|having fun|senang senang|seneng seneng|rekreasi|hangout|hang out|having a good time|nights out|night out|going out|amusement|hura hura|foya foya|senang senangnya|main main|hepi hepi',
  ),
  ...names(
    'Bills & Utilities',
    'tagihan|tagihannya|tagihan tagihan|tagihan bulanan|bills|bill|utilities|utility|bills & utilities|bills and utilities|utility bills|tagihan dan utilitas|utilitas|tagihan rumah',
  ),
  ...names(
    'Healthcare',
    'medical bills|medical bill|doctor bills|doctors bills|hospital bills|health stuff|medical costs|kesehatan|berobat|health|healthcare|health care|medical|medical stuff|medical expenses|pengobatan|doctors and medicine|biaya kesehatan',
  ),
  ...names(
    'Travel',
    'liburan|jalan jalan|travel|traveling|travelling|travelling|wisata|piknik|vacation|vacations|holidays|holiday|trips|perjalanan|plesir|pelesir',
  ),
  ...names(
    'Business',
    'bisnis sampingan|usaha sampingan|usahaku|bisnisku|kerja sampingan|usaha kecil kecilan|bisnis kecil kecilan|side hustle|side business|my side hustle|side gig|small business|freelance|freelancing|perjalanan dinas|dinas|perjalanan bisnis|business trip|bisnis|usaha|business|biz|keperluan bisnis|keperluan usaha|business expenses|modal usaha|work stuff|pengeluaran kantor|urusan kantor|keperluan kantor|kebutuhan kantor|buat kantor|untuk kantor|urusan kerja|urusan kerjaan|keperluan kerja|buat kerja|untuk kerja|kerjaan|for work|work expenses|work related|office expenses',
  ),
  ...names(
    'Subscription',
    'langganan|langgananku|berlangganan|subscription|subscriptions|subs|langganan aplikasi|langganan bulanan|memberships',
  ),
  ...names(
    'Other',
    'lainnya|lain lain|kategori lain|kategori other|other category|miscellaneous|misc|other stuff|others',
  ),
])

/** Meals, which are only a part of the food category. */
export const MEALS = phraseSet(
  phraseList(
    'belanja bulanan|belanja dapur|belanja mingguan|belanja sayur|belanja harian|uang makan|makan siang|makan malam|makan pagi|makan sore|makan bareng|food delivery|food court|fast food|dog food|cat food|pet food|travel agent',
  ),
)
