/**
 * Names that say little without what was said before them all: 'we went to AMC. Tickets were 36' is tickets at AMC, and
 * the 'pelunasannya' behind a 'DP ganti LCD' is of the same LCD.
 */
import { hasAmount } from '../clauses/clause-content.ts'
import { changed, type Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import type { DraftItem } from './draft-item.ts'
import { type ItemGroup, placeOfPrice } from './item-group.ts'

/** Words of a name that may belong to any place, visit or event. */
const GENERIC: ReadonlySet<string> = new Set(
  phraseList(
    'ticket|tickets|admission|entrance|entry|exam|shots|registration|tiket|tiketnya|masuk|masuknya|karcis|karcisnya|htm|htmnya|pendaftaran|pendaftarannya',
  ),
)
/** Right before the place that a heading leads to. */
const TO: ReadonlySet<string> = new Set(['to', 'at', 'ke', 'di', 'ka'])
const ENGLISH: ReadonlySet<string> = new Set(['to', 'at'])
/** More words tell a story. */
const LONGEST_PLACE = 4
const LONGEST_HEADING = 4

function isGeneric({ words }: DraftItem): boolean {
  const named = contentWords(words)
  return named.length > 0 && named.every(({ word }) => GENERIC.has(word))
}

/** The place or the event that a clause without a price names, with the link before it; no words where it names none. */
function headingIn({ things }: ItemGroup): readonly Token[] {
  const words = things.flat()
  const at = words.findLastIndex(({ word }) => TO.has(word))
  const link = words[at]
  const place = words.slice(at + 1)
  if (link && nameThing(place) && place.length <= LONGEST_PLACE)
    return ENGLISH.has(link.word) ? [changed(link, { text: 'at', word: 'at' }), ...place] : place
  const named = contentWords(words)
  const [first] = named
  if (at >= 0 || !first || named.length > LONGEST_HEADING) return []
  return [changed(first, { kind: 'sign', text: ',', word: ',', gap: '' }), ...named]
}

/** What the clause before the list says that the item at group `at` is of. */
function headingOf(groups: readonly ItemGroup[], at: number): readonly Token[] {
  const here = groups[at]
  const before = groups.slice(0, at).findLast(group => !hasAmount(group))
  if (!here || !before || here.sentence - before.sentence > 1) return []
  return headingIn(before)
}

const FINAL: ReadonlySet<string> = new Set(['pelunasan', 'pelunasannya', 'lunas', 'lunasi', 'sisanya'])
const DOWN: ReadonlySet<string> = new Set(['dp', 'dpnya', 'panjar'])

/** What a part was paid of before; no words where the item is no last payment. */
function paidPartly(item: DraftItem, before: DraftItem | undefined): readonly Token[] {
  const named = contentWords(item.words)
  if (!before || named.length === 0 || !named.every(({ word }) => FINAL.has(word))) return []
  const thing = before.words.filter(({ word }) => !DOWN.has(word))
  return thing.length < before.words.length ? contentWords(thing) : []
}

/** The items with such names completed. */
export function withCompleteNames(
  groups: readonly ItemGroup[],
  items: readonly DraftItem[],
): readonly DraftItem[] {
  return items.map((item, index) => {
    const rest = paidPartly(item, items[index - 1])
    if (rest.length > 0) return { ...item, words: [...item.words, ...rest] }
    if (!isGeneric(item)) return item
    const at = placeOfPrice(groups, item.amount)
    return { ...item, words: [...item.words, ...headingOf(groups, at)] }
  })
}
