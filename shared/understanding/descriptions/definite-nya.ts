/** Drops the '-nya' of a description where it says 'the': 'minyak rambutnya' is typed as 'minyak rambut'. */

/** Before these words '-nya' is a definite article, after them a possessive: 'kado buat gurunya'. */
const LINKS = / (?:di|ke|dari|buat|untuk|sama|bareng|dan|dengan|with|for|to|and) /
/** Words and names in which '-nya' is part of the word, or refers to a remainder. */
const OWN_NYA = /^(?:ana|lava|sara|shara|dha|lain|pu|ha|ta|isi|sisa|biasa|semua|satu)nya/iu
const ENDING = /\p{L}{3,}ny[ao](?!\p{L})/gu
/** The name of an owner: 'bengkelnya Pak Min' is written 'bengkel Pak Min'. */
const OWNER = /^ (?:(?:pak|bu|mbak|mas|bang|kang|cak|mbok|om|tante) \p{L}|\p{Lu}\p{Ll})/u
/** 'Bapaknya Andi' is Andi's father, 'bapak Andi' may be Andi. */
const KIN =
  /^(?:bapak|ibu|mama|papa|anak|adik|kakak|abang|suami|istri|guru|bos|teman|temen|nenek|kakek|ortu|mertua)nya/iu

/** A word without it: 'kuasnya' is 'kuas'. */
export function bareWord(word: string): string {
  return word.replace(/(?<=\p{L}{2})nya$/u, '')
}

/** The text of a description without it. */
export function withoutNya(text: string): string {
  if (!/ny[ao]/.test(text)) return text
  const link = text.search(LINKS)
  return text.replace(ENDING, (word, at: number) => {
    const isOwned = OWNER.test(text.slice(at + word.length))
    // A link reaches no further than the next comma: 'nonton di XXI, tiketnya'.
    const isLinked = link >= 0 && at > link && text.lastIndexOf(',', at) < link
    const stays = isOwned ? KIN.test(word) : isLinked
    return stays || OWN_NYA.test(word) ? word : word.slice(0, -3)
  })
}
