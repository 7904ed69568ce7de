/** Words that refer to saved expenses without naming them. */
import { phraseList, phraseTable } from '../words/phrase-table.ts'

/**
 * `dearer`, `cheaper`: of two. `one`: any of several. `this`: any of several, or the one named before it.
 * `rest`: those named nowhere else. `again`: the duplicate of another. `them`: those named elsewhere, or all.
 * `that`: one or more that were mentioned.
 */
export type Pointer =
  | 'last'
  | 'last two'
  | 'last three'
  | 'first'
  | 'first two'
  | 'first three'
  | 'middle'
  | 'dearest'
  | 'cheapest'
  | 'dearer'
  | 'cheaper'
  | 'all'
  | 'them'
  | 'both'
  | 'rest'
  | 'one'
  | 'this'
  | 'again'
  | 'that'
  | 2
  | 3
  | 4
  | 5

function pointing<T extends Pointer>(to: T, phrases: string): [string, Pointer][] {
  return phraseList(phrases).map((phrase): [string, Pointer] => [phrase, to])
}

export const POINTERS = phraseTable<Pointer>([
  ...pointing(
    'last',
    'terakhir|yang terakhir|yg terakhir|paling akhir|item terakhir|last one|the last one|the last|last|last item|the last item|the last expense|paling bawah|yang paling bawah|yang bawah|yg bawah|bawah sendiri|the bottom one|the bottom|bottom one|final one|last entry|the last entry',
  ),
  ...pointing(
    'last two',
    'last two|the last two|last two items|dua terakhir|dua yang terakhir|yang dua terakhir|2 terakhir|last 2|the last 2|dua item terakhir|dua paling akhir',
  ),
  ...pointing(
    'last three',
    'last three|the last three|tiga terakhir|tiga yang terakhir|3 terakhir|last 3|the last 3',
  ),
  ...pointing(
    'first two',
    'first two|the first two|first two items|dua pertama|dua yang pertama|yang dua pertama|2 pertama|first 2|the first 2|dua item pertama',
  ),
  ...pointing(
    'first three',
    'first three|the first three|tiga pertama|tiga yang pertama|3 pertama|first 3|the first 3',
  ),
  ...pointing(
    'middle',
    'yang tengah|yg tengah|yang di tengah|yang ditengah|paling tengah|tengahnya|the middle one|middle one|the middle|the one in the middle|in the middle',
  ),
  ...pointing(
    'dearest',
    'paling mahal|yang paling mahal|yang termahal|termahal|yang paling gede|paling gede|yang paling besar|paling besar|terbesar|yang terbesar|paling tinggi|yang paling tinggi|most expensive|the most expensive|the most expensive one|most expensive one|the biggest|biggest|the biggest one|biggest one|the largest|the largest one|the highest|the highest one|the priciest|the priciest one',
  ),
  ...pointing(
    'cheapest',
    'paling murah|yang paling murah|yang termurah|termurah|yang paling kecil|paling kecil|terkecil|yang terkecil|paling rendah|the cheapest|cheapest|the cheapest one|cheapest one|the smallest|the smallest one|smallest one|the lowest|the lowest one|the least expensive|the least expensive one',
  ),
  // Of two.
  ...pointing(
    'dearer',
    'yang mahal|yang lebih mahal|yang gede|yang besar|the bigger one|bigger one|the big one|the pricey one|the pricier one|the expensive one|expensive one|the more expensive one|the larger one',
  ),
  ...pointing(
    'cheaper',
    'yang murah|yang lebih murah|yang kecil|the cheap one|the cheaper one|cheaper one|the smaller one|smaller one|the small one',
  ),
  ...pointing(
    'rest',
    'rest|the rest|the rest of them|the others|the other ones|others|everything else|all the others|all the rest|yang lain|yang lainnya|yg lain|yg lainnya|lainnya|sisanya|selebihnya|selain itu|yang satunya|the other one|the other|dua lainnya|dua yang lain|dua yang lainnya|tiga lainnya|tiga yang lain|the other two|other two|the other three|other three|both others|the two others|2 lainnya|3 lainnya|the remaining|the remaining ones|sisa nya|yang laen|yg laen|liyane|sanesna',
  ),
  ...pointing(
    'one',
    'ada satu|ada satu yang|one of them|one of those|one of these|one of the two|salah satu|salah satunya|satu aja|satu saja|two of them|some of them|beberapa',
  ),
  ...pointing(
    'this',
    'that one|this one|the one|yang itu|yang ini|that expense|the expense|item itu|pengeluaran itu|that item|this item|the item|that purchase|that charge|that transaction|transaksi itu|yang barusan itu|yang tadi itu|that ones|this ones',
  ),
  ...pointing(
    'again',
    'kecatet dobel|kecatat dobel|tercatat dobel|dicatat dobel|masuk dobel|kedouble|kecatet double|kecatat double|in twice|put it in twice|down twice|twice|dobel|kedobel|dobel itu|double|doubled|duplicate|the duplicate|duplicated|a duplicate|dua kali|kecatat dua kali|tercatat dua kali|kecatet dua kali|dicatat dua kali|dicatet dua kali|masuk dua kali|2 kali|kecatat 2 kali|kecatet 2 kali|tercatat 2 kali|2x|kembar|yang dobel|the double|ganda',
  ),
  ...pointing(
    'first',
    'first ones|the first ones|ke 1|yang ke 1|yg ke 1|nomor 1|nomer satu|pertama|yang pertama|yg pertama|item pertama|nomor satu|first one|the first one|the first|first|first item|the first item|paling atas|yang paling atas|yang atas|yg atas|atas sendiri|the top one|the top|number one|numbers one|top one|number one|first entry|the first entry|line one|line 1|row one|row 1|item one|item 1|number 1|the 1st one|the 1st',
  ),
  ...pointing(
    2,
    'line two|line 2|row two|row 2|item two|item 2|ke 2|yang ke 2|yg ke 2|ke dua|yang ke dua|yg ke dua|kedua|yang kedua|yg kedua|nomor dua|the second|the second one|second one|second|number two|numbers two|numbers 2|number 2|nomor 2|nomer dua|second ones|the second ones',
  ),
  ...pointing(
    3,
    'line three|line 3|row three|row 3|item three|item 3|ke 3|yang ke 3|yg ke 3|ketiga|yang ketiga|yg ketiga|nomor tiga|the third|the third one|third one|third|number three|numbers three|numbers 3|number 3|nomor 3|nomer tiga|third ones|the third ones',
  ),
  ...pointing(
    4,
    'line four|line 4|row four|row 4|item four|item 4|ke 4|yang ke 4|yg ke 4|keempat|yang keempat|nomor empat|nomor 4|nomer empat|the fourth|the fourth one|fourth one|fourth|number four',
  ),
  ...pointing(
    5,
    'line five|line 5|row five|row 5|item five|item 5|ke 5|yang ke 5|yg ke 5|kelima|yang kelima|nomor lima|nomor 5|nomer lima|the fifth|the fifth one|fifth one|fifth|number five',
  ),
  ...pointing(
    'all',
    'all of these|semua|semuanya|semua itu|semua ini|seluruhnya|semua tadi|semua yang tadi|all|all of them|all of it|all of that|all of those|everything|them all|all these|the lot|the whole thing|every one|each of them|ketiganya|tiga tiganya|keempatnya|kelimanya|all three|all four|all five|the three|the whole lot',
  ),
  ...pointing(
    'both',
    'dua duanya|duaduanya|kedua duanya|keduanya|dua duane|both|both of them|both of these|both of those|the two of them|kalih kalihipun',
  ),
  ...pointing('them', 'them|those|these|mereka'),
  ...pointing(
    'that',
    'thats|thats a|its|its a|that is|it is|itu|yang tadi|yang barusan|that|this|it|tadi|barusan|ini',
  ),
])
