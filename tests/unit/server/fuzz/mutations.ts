/** Things that are right, changed a little: what a parser's author did not think of is mostly close to what he did. */
import fc from 'fast-check'

type Change =
  | { readonly kind: 'set'; readonly at: number; readonly byte: number }
  | { readonly kind: 'word'; readonly at: number; readonly word: number }
  | { readonly kind: 'cut'; readonly at: number; readonly length: number }
  | { readonly kind: 'repeat'; readonly at: number; readonly length: number }
  | { readonly kind: 'insert'; readonly at: number; readonly bytes: Uint8Array }

/** Where sizes and signs overflow. */
const WORDS = [0, 1, 7, 8, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_fff0, 0xffff_ffff]
/** Within the first bytes of what is changed, more often than not: there is the header. */
const place = fc.oneof(fc.nat(63), fc.nat(100_000))

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at: place, byte: fc.nat(255) }),
  fc.record({ kind: fc.constant('word' as const), at: place, word: fc.constantFrom(...WORDS) }),
  fc.record({ kind: fc.constant('cut' as const), at: place, length: fc.nat(200) }),
  fc.record({ kind: fc.constant('repeat' as const), at: place, length: fc.nat(200) }),
  fc.record({ kind: fc.constant('insert' as const), at: place, bytes: fc.uint8Array({ maxLength: 40 }) }),
)
const changes = fc.array(change, { minLength: 1, maxLength: 4 })

export function mutatedBytes(right: Uint8Array): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  return changes.map(all => all.reduce(applied, new Uint8Array(right)))
}

/** Of text in which a character is a byte. */
export function mutatedText(right: string): fc.Arbitrary<string> {
  return mutatedBytes(Buffer.from(right, 'latin1')).map(bytes => Buffer.from(bytes).toString('latin1'))
}

function applied(bytes: Uint8Array<ArrayBuffer>, one: Change): Uint8Array<ArrayBuffer> {
  const at = bytes.length === 0 ? 0 : one.at % bytes.length
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
  switch (one.kind) {
    case 'set':
      return joined(before, Uint8Array.of(one.byte), after.subarray(1))
    case 'word': {
      const word = new Uint8Array(4)
      new DataView(word.buffer).setUint32(0, one.word, true)
      return joined(before, word, after.subarray(4))
    }
    case 'cut':
      return joined(before, after.subarray(one.length))
    case 'repeat':
      return joined(before, after.subarray(0, one.length), after)
    case 'insert':
      return joined(before, one.bytes, after)
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts))
}
