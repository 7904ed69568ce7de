/** What falls due: housing, power, water, connections, insurance, instalments, taxes, schooling, dues. */
import { BILLS_ENGLISH } from './bills-english.ts'
import { BILLS_INDONESIAN } from './bills-indonesian.ts'
import type { CategoryWords } from './words.ts'

export const BILLS: CategoryWords = {
  category: 'Bills & Utilities',
  indonesian: BILLS_INDONESIAN,
  english: BILLS_ENGLISH,
  either: {
    thing: `
      internet|wifi|pdam|pln|bpjs|kpr|lpg|kredivo|telkomsel|indosat|smartfren|indihome|biznet|verizon|xfinity|paylater|sim card|wi fi|daycare|toefl
      ielts|udemy|coursera|bootcamp|hotspot`,
  },
}
