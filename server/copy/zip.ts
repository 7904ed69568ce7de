/** A streamed ZIP: each file is opened after the one before has been sent. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** Its path in the ZIP. */
  readonly name: string
  /** Called at most once, when the reader reaches it. */
  readonly content: () => AsyncIterable<string | Uint8Array>
}

/** `onEnd` is called once, also after a cancel or an error. An error of an entry fails the stream. */
export function zipStream(entries: readonly ZipEntry[], modified: Date, onEnd: () => void): ReadableStream {
  const zip = new ZipFile()
  let open: Readable | null = null
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, { mtime: modified }, done => {
      open = Readable.from(content(), { objectMode: false })
      done(null, open)
    })
  zip.end()
  // By yazl's documentation; its types are less specific.
  const output = zip.outputStream as Readable
  zip.on('error', error => output.destroy(error as Error))
  output.once('close', () => {
    open?.destroy()
    onEnd()
  })
  return Readable.toWeb(output) as ReadableStream
}
