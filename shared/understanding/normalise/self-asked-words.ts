/** Words by which an expense is phrased as a question. */
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
/** Openings of a request to record: 'apakah bisa dicatat', 'boleh minta tolong catat'. */
const MAY_BE = [
  'bisa',
  'boleh',
  'bisakah',
  'bolehkah',
  'apakah bisa',
  'apa bisa',
  'apa boleh',
  'bisa gak',
  'bisa nggak',
]
const KINDLY = ['', 'tolong ', 'minta tolong ', 'dong ', 'bantu ', 'tolong dong ', 'minta ']
const NOTING = phraseList(
  'catat|catet|catatin|catetin|catatkan|catetkan|dicatat|dicatet|dicatetin|masukin|masukkan|dimasukin|dimasukkan|tambahin|tambahkan|ditambahin|input|inputin|diinput|tulis|tulisin|ditulis|simpan|simpen|log|add',
)
/** Phrases that are a question at the end, and a request to record in front. */
const ASKED_TO_NOTE = MAY_BE.flatMap(may =>
  KINDLY.flatMap(kindly => NOTING.map(note => `${may} ${kindly}${note}`)),
)
const OPEN_NOTES = ['tolong dong', 'tolong', 'minta tolong'].flatMap(ask =>
  NOTING.map(note => `${ask} ${note}`),
)
const PASSED_JUDGEMENTS = phraseList(
  'normal|weird|crazy|bad|wrong|okay|ok|fair|insane|ridiculous|dumb|stupid|just me or is it',
).flatMap(judged =>
  ['is it', 'isnt it', 'was it'].flatMap(ask =>
    ['that i', 'that we', 'that the', 'i', 'that'].map(who => `${ask} ${judged} ${who}`),
  ),
)

export const REQUESTS = phraseSet([
  ...ASKED_TO_NOTE,
  ...OPEN_NOTES,
  ...PASSED_JUDGEMENTS,
  ...phraseList(
    'is it okay to|is it ok to|is it alright to|is it possible to|can we|could we|should we|shall we|may i|can i|can i just|could i just|let me just|lemme|can we just|can you just|could you just|could i|can u|could u|can you|could you|would you',
  ).flatMap(ask => ASKED_FOR.map(what => `${ask} ${what}`)),
  ...['will you', 'would you please', 'can you please', 'could you please', 'please can you'].flatMap(ask =>
    ASKED_FOR.map(what => `${ask} ${what}`),
  ),
  ...phraseList(`
  can i add|could i add|can i log|can i put down|can i put in|can i put|could i put|let me add|bisa tolong masukin|bisa masukin|boleh masukin|bisa tolong dicatat|tolong bisa dicatat|did you get that|did you get|did you catch that|did i already say|did i say|have i told you|did i tell you|did you know i|you know what|guess what|tebak deh|tebak coba|tau gak sih|tau nggak sih|tahu nggak sih|siapa sangka|bisa tolong catat|bisa tolong catatin|bisa tolong catatkan|bisa tolong masukin|bisa catat|bisa catatin|bisa catatkan|bisa dicatat|boleh tolong catat|boleh catat|boleh catatin
  did i tell you about|did i mention|can you believe i|can you believe we|could you believe i|udah dicatat belum ya|udah dicatet belum ya|sudah dicatat belum ya|udah dicatat belum|udah dicatet belum|sudah dicatat belum
  `),
])
export const SELF_ASKED = phraseSet(
  phraseList(`
  so how much was it|how much was it again|how much was that again|what was it again|berapa ya|berapaan ya|berapa tuh|guess how much the|guess how much|you know how much the|know how much the|berapa ya tadi|berapa tadi ya|berapa tadi|tadi berapa ya|tau gak berapa|tau nggak berapa|how much was it|how much was the|how much was my|how much was that|what was it|what did i get|what did i buy
  `),
)
export const REMEMBERED = phraseSet(
  phraseList(
    'oh iya|oh ya|oya|ah iya|again right|right|oh right|ah yes|ah right|let me think|oh yes|oh yeah',
  ),
)
/** 'boros nggak ya' */
const JUDGED = phraseList(
  'boros|mahal|kemahalan|murah|wajar|normal|worth it|kebanyakan|keterlaluan|rugi|masuk akal|pantes|pantas',
).flatMap(judged =>
  phraseList(
    'gak|nggak|ga|ngga|kan|gak ya|nggak ya|ga ya|ngga ya|gak sih|nggak sih|ga sih|banget ya|banget gak sih|juga ya|gak tuh|nggak tuh|gak menurutmu',
  ).map(asked => `${judged} ${asked}`),
)

export const OPINIONS = phraseSet([
  ...JUDGED,
  ...phraseList(`
  mahal ya gak sih|murah kan|worth it gak|worth it nggak|worth it gak sih|kemahalan ya|kemahalan gak|kemahalan nggak|kemahalan gak ya|menurutmu gimana|gimana menurutmu|wajar gak|wajar nggak|wajar gak sih|wajar gak ya|wajar kan|was that a good deal|is that a good deal|good deal right|is that normal|is that okay|is that fair|is that reasonable|is that right|thats a lot right|is that high|is that steep|is that expensive|is that cheap|is that weird|was that normal|was that fair|normal gak|normal nggak|normal gak sih|normal ga sih|normal kan|normal gak ya|wajar ga|wajar ga sih|itu wajar gak|itu normal gak|itu mahal gak|itu kemahalan gak|am i crazy|am i being ripped off|did i get ripped off|kok bisa|padahal jauh|mahal ya|mahal kan|gila ya|gila kan|mahal banget kan|mahal juga ya|kok bisa ya|kok bisa sih|mahal banget ya|crazy right|crazy huh|pricey huh|expensive huh|was that too much|is that a lot|is that a lot for|whats next|what next|bisa direimburse gak ya|bisa direimburse gak|bisa direimburse nggak|bisa direimburse|bisa diklaim gak|bisa diklaim|bisa diganti kantor gak|is that too much|mahal gak sih|mahal nggak sih|mahal ga sih|murah ya|worth it ga ya|worth it gak ya|worth it nggak ya|kemahalan gak sih|kemahalan nggak sih
  `),
])
/** Questions about the category, behind a payment. */
export const CLASSIFYING = phraseSet(
  phraseList(
    'itu masuk|itu termasuk|itu kategori|itu transport|itu makanan|itu tagihan|itu hiburan|itu belanja|masuknya|masuknya ke|masuk kategori|termasuk kategori|does that count as|does that count|that counts as|does that go under|does it go under|does that fall under|that goes under|is that under|should that be|should that go',
  ),
)
/** Exclamations right before an amount: 'can you believe 7 bucks for a cortadito'. */
export const EXCLAIMING = phraseSet(
  phraseList(
    'can you believe|can you believe it|can u believe|could you believe|i cant believe|cant believe',
  ),
)
/** Questions about the sum, right before the answer: 'what did I pay, 22 at Publix'. */
export const SPENT_ASKED = phraseSet(
  phraseList(
    'what did i pay|what did i spend|what did we pay|what did we spend|how much did i pay|how much did i spend|how much did we pay|how much did we spend|tadi aku bayar berapa|tadi gue bayar berapa|tadi bayar berapa|tadi habis berapa|tadi abis berapa|habis berapa ya tadi|abis berapa ya tadi|bayar berapa ya tadi|bayar berapa tadi|habis berapa tadi|berapa tadi bayarnya',
  ),
)
/** Final questions whether it was recorded. */
export const TAGS = phraseSet([
  ...phraseList(
    'can you believe that|can you believe it|can you believe this|would you believe it|would you believe that|can you imagine|can you imagine that|if you can believe it|percaya nggak|percaya gak|percaya ga|percaya tidak',
  ),
  ...ASKED_TO_NOTE,
  ...phraseList(`
  bisa kan|bisa gak|bisa nggak|bisa ga|bisa ya|bisa|boleh|boleh gak|boleh nggak|boleh kan|oke|ok|okay|oke kan|ya kan|ya oke|bisa dicatat|bisa dicatat gak|bisa dicatat kan|bisa dicatet|udah dicatat|udah kecatat|udah masuk|udah masuk belum|kan|right|please|could you|can you|would you|got it|got that|you know|ya
  `),
])
/** Questions in a clause of their own, before the expense. */
export const ASKING = phraseSet(
  phraseList(
    'gimana|gimana sih|gimana ini|gimana ceritanya|apa apaan|apa apaan sih|belum|belom|belum ya|udah belum|have i|did i|berapa|brp|berapa kali|kenapa|kok|kok bisa|how much|how many|how often|how come|what|whats|where|why|apa|apa aja|siapa',
  ),
)

/** Words before a remembered price: 'berapa tuh tadi bensinnya, oh 60 ribu'. */
export const REMEMBERING = phraseSet(
  phraseList(
    'let me see|let me check|let me look|lemme see|lemme check|hang on|hold on|one sec|checking|bentar|sebentar|coba liat|coba lihat|liat struk|liat dulu|cek dulu|cek struk|bentar liat struk|bentar cek struk|udah deng|sudah deng|udah ding|oh udah|oh sudah|eh udah|eh sudah|udah kok|belum deng|oh|oh iya|oh ya|ah|kayaknya|kayanya|kalo gak salah|kalau gak salah|i think|i guess|maybe|like|about|right|hmm',
  ),
)
export const ASKED_WORDS = phraseSet(
  phraseList(
    'udah|sudah|udh|belum|belom|belum ya|bayar|berapa|brp|tuh|ya|sih|tadi|berapa tuh tadi|berapa sih tadi|how much was|what was|the total|how much did i pay|how much did i spend|what did i pay|what did i spend|hmm',
  ),
)

/** Words that say the speaker paid. */
export const PAID: ReadonlySet<string> = new Set(
  phraseList(
    'add|tambah|tambahin|catat|catet|masukin|log|tadi|barusan|semalam|abis|habis|beli|bayar|isi|jajan|pesan|pesen|kena|keluar|bought|paid|spent|got|ordered',
  ),
)

/** Questions about one's own reason for a payment: 'why did I pay 16 dollars for a smoothie'. */
export const WONDERING = phraseSet([
  ...phraseList('kenapa|kenapa sih|kenapa ya|kok|kok bisa|kok bisa ya|ngapain|ngapain sih|mengapa').flatMap(
    ask => phraseList('gue|gua|gw|aku|saya|tadi|tadi gue|tadi aku|beli|bayar').map(who => `${ask} ${who}`),
  ),
  ...phraseList('why|why on earth|why the hell|why the heck').flatMap(ask =>
    ['did i', 'did we'].map(who => `${ask} ${who}`),
  ),
])
/** Conditions after a question: 'if not add it'. */
export const IF_NOT = phraseSet(
  phraseList(
    'if not add it|if not put it in|if not log it|if not please add it|kalau belum masukin|kalo belum masukin|kalau belum catat|kalo belum catat|kalo belum catet|kalau belum tolong catat',
  ),
)
/**
 * Questions about a price that was paid according to the last clause: 'is 8 bucks for a beer normal? I bought
 * one'.
 */
export const PRICE_DOUBTS = phraseSet(
  phraseList(
    'ini bener gak ya|ini bener gak|bener gak|bener gak ya|bener gak sih|ini beneran|beneran|serius|how is|how are|how does|what kind of|masa|masak|masa sih|masa iya|masa iya sih|kok|kok bisa|kenapa|ya|sih|gila|how come|why is|why does|is|do you think|can you believe|seriously|wow|since when is|since when does|did you know|did u know|do you know that|menurutmu|menurut kamu|menurut lo|emang|emangnya|masa|masak|is|are|isnt|does|do|since when|how come|kok|apa|apakah|tau gak|tau gak sih|tahu gak',
  ),
)
/** Words around the price that are no part of the thing. */
export const PRICE_TALK = phraseSet(
  phraseList(
    'whatever|anyway|but|is|are|costs|cost|now|normal|okay|ok|crazy|fair|reasonable|a lot|too much|a good deal|kemahalan gak|kemahalan|mahal gak|mahal|wajar gak|wajar|sekarang|harganya|charges|charge|sih|ya',
  ),
)
