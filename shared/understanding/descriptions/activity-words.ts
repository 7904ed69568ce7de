/** Activities other than buying. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Activities that the thing after them implies: 'jajan siomay', 'makan bakso'. */
export const ACTIVITIES = phraseSet(
  phraseList(`
  makan|maem|mangan|madang|jajan|bawa|bawain|belanja|blanja|minum|ngemil|nyemil|nyicip|nyobain|cobain|nyoba|nongkrong|nugas|ngerjain tugas|kerja|meeting
  hangout|hanging out|lunch meeting|eat|eating|ate|drank|drink|shopping|nungguin|nunggu|haus|haus we|laper|lapar|kelaparan|kehausan|lanjut|wfc|check out|checkout
  lunch was|dinner was|breakfast was|supper was|brunch was|ngasih|ngasi|kasih|dibeliin|nitip|titip|jalan jalan|main ke|kulineran|wisata kuliner|nemenin|ngabuburit`),
)

/** Words with which an activity is a meal or an errand of its own. */
export const ERRANDS = phraseSet(
  phraseList(`makan kucing|makan anjing|makan hamster|makan burung|makan kelinci|makan siang|makan malam|makan pagi|makan sore|makan besar|makan bareng|makan rame rame|makan padang|makan warteg|makan sunda|makan jepang|makan korea|makan chinese|belanja bulanan|belanja mingguan|belanja harian
  belanja dapur|belanja online|belanja stok|jajan anak|jajan ponakan|jajan adik|jajan adek|jajan cucu|jajan kakak|jajan si|jajan pasar|jajanan pasar|shopping bag|shopping bags|kasih makan|ngasih makan|drink coupon|meeting room|kerja bakti`),
)
