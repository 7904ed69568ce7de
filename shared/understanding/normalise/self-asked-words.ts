/** The words by which an expense is told as a question. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

const ASKED_FOR = [
  'add',
  'put down',
  'put in',
  'note',
  'note down',
  'log',
  'record',
  'jot down',
  'write down',
]
export const REQUESTS = phraseSet([
  ...['can', 'could', 'would', 'will'].flatMap(verb => ASKED_FOR.map(what => `${verb} you ${what}`)),
  ...phraseList(`
  can i add|could i add|can i log|can i put down|can i put in|can i put|could i put|let me add|bisa tolong masukin|bisa masukin|boleh masukin|bisa tolong dicatat|tolong bisa dicatat|did you get that|did you get|did you catch that|did i already say|did i say|have i told you|did i tell you|did you know i|you know what|guess what|tebak deh|tebak coba|tau gak sih|tau nggak sih|tahu nggak sih|siapa sangka|bisa tolong catat|bisa tolong catatin|bisa tolong catatkan|bisa tolong masukin|bisa catat|bisa catatin|bisa catatkan|bisa dicatat|boleh tolong catat|boleh catat|boleh catatin
  did i tell you about|did i mention|can you believe i|can you believe we|could you believe i|udah dicatat belum ya|udah dicatet belum ya|sudah dicatat belum ya|udah dicatat belum|udah dicatet belum|sudah dicatat belum
  `),
])
export const SELF_ASKED = phraseSet(
  phraseList(`
  guess how much the|guess how much|you know how much the|know how much the|berapa ya tadi|berapa tadi ya|berapa tadi|tadi berapa ya|tau gak berapa|tau nggak berapa|how much was it|how much was the|how much was my|how much was that|what was it|what did i get|what did i buy
  `),
)
export const REMEMBERED = phraseSet(
  phraseList(
    'oh iya|oh ya|oya|ah iya|again right|right|oh right|ah yes|ah right|let me think|oh yes|oh yeah',
  ),
)
export const OPINIONS = phraseSet(
  phraseList(`
  mahal ya|mahal kan|gila ya|gila kan|mahal banget kan|mahal juga ya|kok bisa ya|kok bisa sih|mahal banget ya|crazy right|crazy huh|pricey huh|expensive huh|was that too much|is that a lot|is that a lot for|whats next|what next|bisa direimburse gak ya|bisa direimburse gak|bisa direimburse nggak|bisa direimburse|bisa diklaim gak|bisa diklaim|bisa diganti kantor gak|is that too much|mahal gak sih|mahal nggak sih|mahal ga sih|murah ya|worth it ga ya|worth it gak ya|worth it nggak ya|kemahalan gak sih|kemahalan nggak sih
  `),
)
/** At the end, whether it is noted. */
export const TAGS = phraseSet(
  phraseList(`
  bisa kan|bisa gak|bisa nggak|bisa ga|bisa ya|bisa|boleh|boleh gak|boleh nggak|boleh kan|oke|ok|okay|oke kan|ya kan|ya oke|bisa dicatat|bisa dicatat gak|bisa dicatat kan|bisa dicatet|udah dicatat|udah kecatat|udah masuk|udah masuk belum|kan|right|please|could you|can you|would you|got it|got that|you know|ya
  `),
)
/** In a clause of their own, in front of what is told. */
export const ASKING = phraseSet(
  phraseList(
    'berapa|brp|berapa kali|kenapa|kok|kok bisa|how much|how many|how often|how come|what|whats|where|why|apa|apa aja|siapa',
  ),
)

/** Before what is remembered: 'berapa tuh tadi bensinnya, oh 60 ribu'. */
export const REMEMBERING = phraseSet(
  phraseList(
    'oh|oh iya|oh ya|ah|kayaknya|kayanya|kalo gak salah|kalau gak salah|i think|i guess|maybe|like|about|right|hmm',
  ),
)
export const ASKED_WORDS = phraseSet(
  phraseList(
    'berapa|brp|tuh|ya|sih|tadi|berapa tuh tadi|berapa sih tadi|how much was|what was|the total|how much did i pay|how much did i spend|what did i pay|what did i spend|hmm',
  ),
)

export const DOUBTS = phraseSet(
  phraseList(
    'masa|masak|masa sih|masa iya|masa iya sih|kok|kok bisa|kenapa|ya|sih|gila|how come|why is|why does|is|do you think|can you believe|seriously|wow|since when is|since when does',
  ),
)

/** That the speaker has paid it. */
export const PAID: ReadonlySet<string> = new Set(
  phraseList(
    'add|tambah|tambahin|catat|catet|masukin|log|tadi|barusan|semalam|abis|habis|beli|bayar|isi|jajan|pesan|pesen|kena|keluar|bought|paid|spent|got|ordered',
  ),
)
