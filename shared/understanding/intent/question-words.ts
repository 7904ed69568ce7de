/** Cues of a question. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Question words at the start of a sentence. */
export const QUESTIONS = phraseSet(
  phraseList(`berapa|apakah|kenapa|mengapa|gimana|bagaimana|bisakah|bolehkah|apa saya|apa aku|bisa gak|bisa nggak
  how much|how many|how|why|did i|did we|did you|did they|did he|did she|did it|did that|did any|does|do i|do you|is it|is there|are there|can i|can you|could i|could you|should i|would you
  am i|have i|will it|what is|whats|what was|what did i|what have i|ada yang|emang berapa|tampilkan|tunjukin|tunjukkan|lihat pengeluaran
  show me|show my|tell me|find|compare|sisa budget|sisa anggaran|sisa saldo saya|sisa uangku|sisa uang saya`),
)

/** The same, if the sentence ends in a question mark. */
export const MARKED_QUESTIONS = phraseSet(
  phraseList(
    'udah|sudah|apa|kapan|siapa|mana|dimana|emang|emangnya|what|when|who|where|which|is|are|was|were|has|have|will|do|did|can',
  ),
)

/** Question tags anywhere in a sentence. */
export const QUESTION_TAGS = phraseSet(
  phraseList(`nggak ya|gak ya|ga ya|ngga ya|enggak ya|belum ya|belom ya|apa belum|apa nggak|apa gak|apa enggak|siapa yang|apa ya yang|mana ya yang|di mana ya yang|worth it gak|worth it nggak
  kemahalan gak|kemahalan nggak|mahal gak|mahal nggak|is that right|isnt it`),
)
