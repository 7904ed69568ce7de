/** The transcriber of the settings, ready to hear. */
import { readConfig } from '../../server/config.ts'
import type { Disposables } from '../../server/disposables.ts'
import { openTranscriber } from '../../server/transcription/open-transcriber.ts'
import type { Transcribe } from '../../server/transcription/transcribe.ts'

const READY = /^Voice is ready\./
const NOT_READY = /^Voice is not ready: (.*)/

/** Installs the speech engine and fetches the model where they are missing. Throws an Error that says why it can't. */
export async function openEar(opened: Disposables): Promise<Transcribe> {
  const config = readConfig(process.env)
  let onReady = () => {}
  let onFailure = (_reason: Error) => {}
  const ready = new Promise<void>((resolve, reject) => {
    onReady = resolve
    onFailure = reject
  })
  const output = {
    write(text: string) {
      process.stderr.write(text)
      const [, reason] = NOT_READY.exec(text) ?? []
      if (reason !== undefined) onFailure(new Error(reason))
      if (READY.test(text)) onReady()
    },
  }
  const transcriber = await openTranscriber(config, { installEngine: true, output })
  opened.add(() => transcriber.close())
  transcriber.start()
  if (config.whisper) await ready
  return transcriber.transcribe
}
