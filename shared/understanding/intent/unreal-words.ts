/** Cues of what is supposed, and of what nearly or might have happened. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Openings of a condition. */
export const CONDITIONS = phraseSet(
  phraseList(
    `if|unless|once i save|once i get|once i have|once we get|once we have|once payday|once i can|as soon as i get|as soon as i have|as soon as payday|provided|say we|say i|suppose we|suppose i|supposing|misal|kalau jadi|kalo jadi|andai|kalau naik|kalo naik|kalau pakai|kalau pake|kalo pake|kalau lewat|kalo lewat|kalau ambil|kalo ambil|kalau mau|kalo mau|kalau pesan|kalau pesen|kalo pesen|kalau order|kalo order|kalau belinya|kalau sewa|kalo sewa|kalau nginep|kalo nginep|kalau ada|kalo ada|kalau udah|kalo udah|kalau sampai|kalo sampe|kalau bisa|kalo bisa|kalau turun|kalo turun|kalau di bawah|kalo di bawah|asal di bawah|asal masih di bawah|misalkan|misalnya|umpama|umpamanya`,
  ),
)
/** Openings that are none. */
export const NO_CONDITIONS = phraseSet(
  phraseList(
    `if i remember|if i recall|if im not mistaken|if i am not mistaken|if im not wrong|if memory serves|if im right|if i got it right|if you can believe it|if you include|if you count|if thats ok|if that matters|if it matters|if anyone asks|if anybody asks|if you ask me|if anything|if only|if youre wondering|if i did the math right|kalau nggak salah|kalau gak salah|kalo nggak salah|kalo gak salah|kalau tidak salah`,
  ),
)
/** 'When it drops under 400': the price is not there yet. */
export const WHEN_REACHED = phraseSet(
  ['when', 'once', 'if', 'until', 'till'].flatMap(when =>
    ['it', 'they', 'the price', 'its', 'theyre', 'that'].flatMap(what =>
      [
        'drops',
        'drop',
        'hits',
        'hit',
        'goes',
        'go',
        'gets',
        'get',
        'falls',
        'comes',
        'under',
        'below',
        'is',
        'are',
        'on sale',
      ].map(verb => `${when} ${what} ${verb}`),
    ),
  ),
)

/** Chances not taken: 'could've taken the bus for two bucks'. */
export const COUNTERFACTUAL = phraseSet(
  phraseList(
    `couldve|could have|could of|shouldve gone|should have gone|wouldve|would have|i wouldve|id have|might have been|was this close to|came this close to|this close to|tried to order|tried to buy|tried to get|tried to book|planned to spend|meant to spend
    bisa aja naik|bisa aja beli|harusnya bisa|tadinya bisa|seandainya|coba kalau|coba kalo|nyaris|hampir kebeli`,
  ),
)
/** Words that follow a counterfactual which is a guess at what happened: 'could've been 20'. */
export const GUESSED_AT: ReadonlySet<string> = new Set(phraseList('been|sworn'))

/** Obligations and wishes with verbs of paying that move money. */
export const OWED_LATER = phraseSet(
  ['harus', 'mesti', 'kudu', 'musti', 'wajib', 'perlu'].flatMap(must =>
    [
      'transfer',
      'setor',
      'nyetor',
      'lunasin',
      'kirim',
      'bayarin',
      'beliin',
      'nebus',
      'servis',
      'ganti',
      'isi',
      'kasih',
    ].map(verb => `${must} ${verb}`),
  ),
)
/** Limits set before buying, at the start of a clause. */
export const LIMITS = phraseSet(
  phraseList(
    'maksimal|maksimalnya|max|maximum|at most|no more than|not more than|jangan lebih dari|nggak boleh lebih dari|di bawah|budgetnya|anggarannya|budgetku|target|targetnya',
  ),
)
