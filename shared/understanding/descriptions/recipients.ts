/** For whom something was bought, said before it in English: 'got my wife some flowers' is flowers for my wife. */
import { changed, type Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const BUYING: ReadonlySet<string> = new Set(
  phraseList('got|get|gets|getting|bought|buy|buying|ordered|order|grabbed|grab|sent|gave|picked'),
)
const PEOPLE: ReadonlySet<string> = new Set(
  phraseList(`wife|husband|son|daughter|mom|mama|mother|mum|dad|daddy|father|kid|kids|boy|boys|girl|girls|baby|brother|sister|cousin|nephew|niece|grandma|grandpa|granny|uncle|aunt|auntie|friend|buddy|neighbor|girlfriend|boyfriend|partner|boss
  coworker|teacher|dog|cat|puppy|grandson|granddaughter|parents|twins|roommate`),
)
/** They begin what was bought. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  phraseList('some|a|an|the|new|another|more|one|two|three|four|five|six|his|her|their|this|that|these'),
)
/** They begin where it was bought. */
const PLACES: ReadonlySet<string> = new Set(phraseList('at|from|in|on|off|over'))

/** Whether words at `at` say for whom, and a thing begins behind. */
function isRecipient(words: readonly Token[], at: number): boolean {
  const owner = words[at + 1]?.word
  if (owner !== 'my' && owner !== 'our' && owner !== 'the') return false
  const [verb, , person, thing] = words.slice(at, at + 4)
  if (!verb || !person || !thing || !BUYING.has(verb.word) || !PEOPLE.has(person.word)) return false
  const isBegun = BEGINNINGS.has(thing.word) || thing.kind === 'number'
  return isBegun && thing.index === verb.index + 3
}

/** The words with the recipient behind the thing; as they are where none stands before it. */
export function withRecipientBehind(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex((_, index) => isRecipient(words, index))
  const [verb, owner, person] = words.slice(at, at + 3)
  if (at < 0 || !verb || !owner || !person) return words
  const behind = words.slice(at + 3)
  const place = behind.findIndex(({ kind, word }) => kind === 'sign' || PLACES.has(word))
  const end = place < 0 ? behind.length : place
  const link = changed(verb, { text: 'for', word: 'for' })
  return [...behind.slice(0, end), link, owner, person, ...behind.slice(end)]
}
