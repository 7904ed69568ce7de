/** Protocol buffers, as far as an ONNX file needs them (https://protobuf.dev/programming-guides/encoding). */

const VARINT = 0
const BYTES = 2

const text = new TextEncoder()

export type Field = Uint8Array

/** A field of an int32, int64, bool or enum; not negative. */
export function integer(field: number, value: number): Field {
  return concat([varint((field << 3) | VARINT), varint(value)])
}

/** A field of a string, of bytes, or of another message. */
export function bytes(field: number, value: string | Uint8Array): Field {
  const content = typeof value === 'string' ? text.encode(value) : value
  return concat([varint((field << 3) | BYTES), varint(content.length), content])
}

export function message(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  return concat(fields)
}

function varint(value: number): Uint8Array {
  const septets: number[] = []
  let rest = value
  while (rest > 127) {
    septets.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  return Uint8Array.from([...septets, rest])
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
