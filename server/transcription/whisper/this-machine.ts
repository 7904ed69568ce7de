/** Whisper on this machine, and where its models are. */
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type LocalWhisper, type LocalWhisperParts, localWhisper } from './local-whisper.ts'
import type { Output } from './progress-bar.ts'

export function whisperOnThisMachine(
  name: string,
  output: Output,
  prepare: LocalWhisperParts['prepare'],
): LocalWhisper {
  return localWhisper({
    name,
    prepare,
    say: line => void output.write(`${line}\n`),
    // An early end rejects, which is no failure here.
    wait: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
  })
}

export function modelsIn(dataDir: string): string {
  return resolve(join(dataDir, 'models'))
}
