/** What is done without buying anything: 'minum obat jam 5', 'makan siang dulu'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const TAKING = phraseList('minum|take|takes|taking|took|taken')
const OWN = ['', 'my ', 'the ', 'his ', 'her ']
const MEDICINES = phraseList(
  'obat|obatnya|vitamin|vitaminnya|pil|medicine|medicines|meds|medication|pills|vitamins',
)
const MEALS = phraseList(
  'makan|makan siang|makan malam|makan pagi|sarapan|ngopi|minum|minum kopi|minum teh|minum air|istirahat',
)

const DOINGS = phraseSet([
  ...TAKING.flatMap(verb => OWN.flatMap(own => MEDICINES.map(medicine => `${verb} ${own}${medicine}`))),
  ...MEALS.flatMap(meal => [`${meal} dulu`, `lagi ${meal}`, `sedang ${meal}`]),
  ...phraseList('having lunch|having dinner|having breakfast|eating lunch|eating dinner|eating breakfast'),
])

/** Of words without a price and without a verb of buying. */
export function tellsDoing(words: readonly Token[]): boolean {
  return containsPhrase(DOINGS, words)
}
