/** A ZIP that is made while it is read: each file is opened when the one before has gone out. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Its path in the ZIP. */
  readonly name: string
  /** Opened once, and only if the reader comes to it. */
  readonly content: () => AsyncIterable<string | Uint8Array>
}

/** `onEnd` is called once, however it ends: read, given up, or failed. Where an entry fails, the stream does. */
export function zipStream(entries: readonly ZipEntry[], modified: Date, onEnd: () => void): ReadableStream {
  const zip = new ZipFile()
  let open: Readable | null = null
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, { mtime: modified }, done => {
      open = Readable.from(content(), { objectMode: false })
      done(null, open)
    })
  zip.end()
  // What yazl's types say less of than its documents do.
  const output = zip.outputStream as Readable
  zip.on('error', error => output.destroy(error as Error))
  output.once('close', () => {
    open?.destroy()
    onEnd()
  })
  return Readable.toWeb(output) as ReadableStream
}
