/** Boxes of the ISO base media file format (ISO 14496-12 §4.2). */

export interface Box {
  /** Four characters. */
  readonly type: string
  /** Offset of the box with its header. */
  readonly offset: number
  /** First byte of its content. */
  readonly start: number
  readonly end: number
}

/** Most boxes read of a file; 60 s in fragments of 20 ms have some 20,000. */
const MOST_BOXES = 50_000

export class Mp4Boxes {
  readonly #view: DataView
  #read = 0

  constructor(view: DataView) {
    this.#view = view
  }

  /**
   * The boxes between two offsets. Throws RangeError where they do not fill it exactly, or are more than
   * `MOST_BOXES`.
   */
  in(start: number, end: number): Box[] {
    const boxes: Box[] = []
    for (let at = start; at < end; ) {
      if (++this.#read > MOST_BOXES) throw new RangeError('too many boxes')
      const box = this.#box(at, end)
      boxes.push(box)
      at = box.end
    }
    return boxes
  }

  within({ start, end }: Box): Box[] {
    return this.in(start, end)
  }

  /** Along a path of types, the first of each; null where one is missing. */
  find(box: Box, ...path: readonly string[]): Box | null {
    let found: Box = box
    for (const type of path) {
      const next = this.within(found).find(one => one.type === type)
      if (!next) return null
      found = next
    }
    return found
  }

  #box(at: number, end: number): Box {
    const view = this.#view
    const type = String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at + 4, 4))
    const short = view.getUint32(at)
    const isLong = short === 1
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short
    const start = at + (isLong ? 16 : 8)
    if (at + size > end || at + size < start) throw new RangeError('a box that does not fit')
    return { type, offset: at, start, end: at + size }
  }
}
