/** Services by the noun that a person writes: 'nambal ban' is tambal ban, 'parked by the courthouse' is parking. */
import { changed, type Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

function nounsOf(list: string): ReadonlyMap<string, string> {
  return new Map(
    phraseList(list).map(pair => {
      const [verb = '', noun = ''] = pair.split(':')
      return [verb, noun]
    }),
  )
}

/** Verbs of Indonesian without what says that one does it. */
const PLAIN =
  nounsOf(`nambal:tambal|nambel:tambal|ngeprint:print|ngeprin:print|nyetak:cetak|nyuci:cuci|nyervis:servis|nyerpis:servis|nyervice:servis|ngeservis:servis|nyewa:sewa|njahit:jahit|ngejahit:jahit|motong:potong
  mijet:pijet|mijat:pijat|meriksa:periksa|masang:pasang|ngecat:cat|nyetok:stok|nyumbang:sumbangan|ngelas:las|ngeganti:ganti|nyukur:cukur|mangkas:pangkas|nukar:tukar|nuker:tukar|nyablon:sablon
  ngelaundry:laundry|ngerental:rental|ngecek:cek|ngurus:urus|nraktir:traktir|ketilang:tilang|nyalon:salon|nyetrika:setrika|ngejait:jahit|njait:jahit|nggosok:setrika|nyolder:solder|ngamplas:amplas`)

/** Verbs of English, which take what was served before them: 'truck washed', 'rented a bike'. */
const SERVED =
  nounsOf(`washed:wash|printed:printing|repaired:repair|fixed:repair|cleaned:cleaning|rented:rental|detailed:detail|aligned:alignment|serviced:service|replaced:replacement|groomed:grooming|towed:tow|inspected:inspection
  altered:alterations|hemmed:hemming|tailored:tailoring|framed:framing|mowed:mowing|patched:patch|stitched:repair|vaccinated:vaccination|rotated:rotation|laminated:lamination|mailed:mailing|shipped:shipping|resoled:resoling|sharpened:sharpening
  engraved:engraving|photocopied:photocopies|tuned:tuning|changed:change|unclogged:unclogging|snaked:snaking|plowed:plowing|waxed:waxing|tinted:tinting|trimmed:trim|braided:braiding|permed:perm`)
/** The same verbs behind 'had to', which has gone: 'replace the wiper blades'. */
const TO_SERVE = nounsOf(
  `replace:replacement|fix:repair|repair:repair|wash:wash|clean:cleaning|tow:tow|hem:hemming|alter:alterations|mow:mowing|sharpen:sharpening|renew:renewal|frame:framing|groom:grooming|patch:patch|ship:shipping|mail:mailing|unclog:unclogging|unlock:unlocking`,
)
/** They need no object. */
const DONE = nounsOf(
  'parked:parking|park:parking|donated:donation|contributed:contribution|subscribed:subscription|bowled:bowling|camped:camping|enrolled:enrollment|registered:registration',
)

/** Whether a verb is written by its noun: 'printed my draft' is draft printing. */
export function namesService({ word }: Token): boolean {
  return SERVED.has(word) || TO_SERVE.has(word) || DONE.has(word)
}

const DETERMINERS: ReadonlySet<string> = new Set(
  phraseList('a|an|the|my|our|some|his|her|their|this|that|these|those'),
)
const LINKS: ReadonlySet<string> = new Set(
  phraseList('at|in|from|to|for|by|near|on|behind|outside|inside|with|through|over|off'),
)
/** More words tell a story. */
const LONGEST_OBJECT = 4

/** Index behind the words from `at` on that a preposition or a sign ends. */
function objectEnd(words: readonly Token[], at: number): number {
  let end = at
  while (end < words.length && words[end]?.kind !== 'sign' && !LINKS.has(words[end]?.word ?? '')) end++
  return end
}

function named(verb: Token, noun: string): Token {
  return changed(verb, { text: noun, word: noun })
}

/** 'Printed my draft at the library' is draft printing at the library. */
function servedFirst(words: readonly Token[]): readonly Token[] {
  const [verb, ...others] = words
  if (!verb) return words
  const done = DONE.get(verb.word)
  if (done !== undefined && LINKS.has(others[0]?.word ?? '')) return [named(verb, done), ...others]
  const noun = SERVED.get(verb.word) ?? TO_SERVE.get(verb.word)
  if (noun === undefined || !DETERMINERS.has(others[0]?.word ?? '')) return words
  const end = objectEnd(words, 2)
  const object = words.slice(2, end)
  if (object.length === 0 || object.length > LONGEST_OBJECT) return words
  return [...object, named(verb, noun), ...words.slice(end)]
}

const HAVING: ReadonlySet<string> = new Set(['got', 'had', 'gets', 'has'])

/** 'Truck washed at the corner' is a truck wash, 'Duke got groomed' is Duke grooming. */
function servedLast(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }) => SERVED.has(word))
  const verb = words[at]
  if (!verb || verb.word === 'printed' || at < 1 || at > LONGEST_OBJECT || objectEnd(words, at) !== at + 1)
    return words
  if (words.slice(0, at).some(({ kind, word }) => kind === 'sign' || LINKS.has(word))) return words
  const object = words.slice(0, HAVING.has(words[at - 1]?.word ?? '') ? at - 1 : at)
  return [...object, named(verb, SERVED.get(verb.word) ?? verb.word), ...words.slice(at + 1)]
}

const WHOSE: ReadonlySet<string> = new Set(['her', 'his', 'their'])

/** 'Maddie got her hair trimmed at the mall' is hair trim for Maddie. */
function servedFor(words: readonly Token[]): readonly Token[] {
  const having = words.findIndex(({ word }) => HAVING.has(word))
  const verb = words.findIndex(({ word }, at) => at > having + 1 && SERVED.has(word))
  const [got, done] = [words[having], words[verb]]
  if (!got || !done || having < 1 || having > 2 || !WHOSE.has(words[having + 1]?.word ?? '')) return words
  const object = words.slice(having + 2, verb)
  if (object.length === 0 || objectEnd(words, having) < verb) return words
  const service = named(done, SERVED.get(done.word) ?? done.word)
  return [...object, service, named(got, 'for'), ...words.slice(0, having), ...words.slice(verb + 1)]
}

/** The noun of an Indonesian verb, whomever it is done for: 'nyuciin' is 'nyuci'. */
function plainVerb(token: Token): Token {
  const noun = PLAIN.get(token.word) ?? PLAIN.get(token.word.replace(/in$/, ''))
  return noun === undefined ? token : named(token, noun)
}

/** Whether a name or a purpose begins at `at`. */
function opens(words: readonly Token[], at: number): boolean {
  const before = words[at - 1]
  return before === undefined || before.kind === 'sign' || before.word === 'buat'
}

/** The words with the services named. */
export function withServices(words: readonly Token[]): readonly Token[] {
  return servedLast(servedFirst(servedFor(words))).map((token, at, all) =>
    opens(all, at) ? plainVerb(token) : token,
  )
}
