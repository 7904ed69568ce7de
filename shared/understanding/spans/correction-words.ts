/** Correction words by kind. */
import { phraseList, phraseTable } from '../words/phrase-table.ts'

/**
 * `plain`: corrects by itself ('ralat', 'I mean'). `doubt` ('sorry', 'wait', 'salah') and `refusal` ('no',
 * 'nggak'): correct only with a second one, or after an `interjection`. `closing`: confirms a correction:
 * 'OVO deng'.
 */
export type CorrectionWord = 'plain' | 'doubt' | 'refusal' | 'interjection' | 'closing'

function words(kind: CorrectionWord, phrases: string): [string, CorrectionWord][] {
  return phraseList(phrases).map((phrase): [string, CorrectionWord] => [phrase, kind])
}

/** 'Lihat struknya dulu', before the amount that stands there. */
const LOOKED_UP = ['lihat', 'liat', 'cek', 'ngecek', 'tengok', 'buka']
  .flatMap(verb =>
    [
      '',
      ' struk',
      ' struknya',
      ' nota',
      ' notanya',
      ' bon',
      ' bonnya',
      ' mutasi',
      ' mutasinya',
      ' catatan',
    ].map(place => `${verb}${place} dulu`),
  )
  .join('|')

export const CORRECTION_WORDS = phraseTable<CorrectionWord>([
  ...words(
    'plain',
    `bukan|maksudnya|maksud saya|maksudku|maksud aku|maksud gue|maksud gua|maksud gw|maksude|maksudna|ralat|diralat|koreksi|dikoreksi
    tepatnya|persisnya|pasnya|pastinya|lain ketang|eh ketang|to be exact|to be precise|lebih tepatnya|keliru|kebalik|kebolak balik|kebalik harganya|other way around|the other way around|other way round|the other way round|i mixed them up|i swapped them|i got them swapped|salah ngomong|salah sebut|salah bilang|salah ucap|salah hitung|salah itung|salah inget|salah ingat
    i mean|i meant|scratch that|strike that|i take that back|ill take that back|let me take that back|make that|change that|change that to|correction|let me correct that|or rather|im looking at the wrong line|i was looking at the wrong line|looking at the wrong line|i read it wrong|i read that wrong|read it wrong|i misread it|i misread|salah baca|salah lihat|salah liat|salah nyebut|my bad|my mistake|im lying|no im lying|wait im lying|i lied|no i lied|thats a lie|no thats a lie|oops|ganti jadi|more like|call it|lets call it|i want to say|no lah|no la|no leh|nope lah`,
  ),
  ...words(
    'doubt',
    `well|salah|maaf|maap|sorry|sori|im sorry|sek|wait|hold on|hang on|tunggu|tunggu dulu|bentar|sebentar|actually|sebenarnya|sebenernya|harusnya|seharusnya|should be|it should be
    make it|im looking at the receipt|looking at the receipt|im looking at it now|let me see the receipt|it went up to|it went up|let me check|let me look|yang bener|yang benar|benernya|${LOOKED_UP}`,
  ),
  ...words('refusal', 'no|nope|nggak|enggak|ngga|engga|gak|ga|ndak|kagak|not'),
  ...words('interjection', 'or|e|eh|oh|aduh|waduh|duh|ups|alamak|aiyo|aiyah|aiya|lho|loh|walah|eits|astaga'),
  ...words('closing', 'deng|ding|ketang'),
])

/** Phrases that begin like corrections and are none. */
export const NO_CORRECTIONS = phraseTable(
  phraseList(
    `im looking at the receipt .|looking at the receipt .|salah satu|nggak salah|gak salah|ga salah|ngga salah|enggak salah|tidak salah|bukan main|bukan cuma|bukan hanya|bukan pengeluaran|bukannya|bukan buat|bukan untuk|bukan beli|bukan aku|bukan gue|bukan saya
    tepatnya berapa|persisnya berapa|pasnya berapa|pasnya brp|persisnya sih lupa|oh well|oh , well|not bad|not really|not sure|not sure how much|no idea|no problem|no need`,
  ).map(phrase => [phrase, true] as const),
)
