import type { BenchPage, LoadableName, SampleSource } from './api.ts'
import type { BenchRecorder } from './bench-recorder.ts'
import { trackStates, useRawMicrophone } from './raw-microphone.ts'

let recorder: BenchRecorder | null = null
let wav: Blob | Uint8Array<ArrayBuffer> | null = null
let ofOurs: Pick<typeof import('./recorders/ours.ts'), 'contextStates' | 'sequencePlayed'> | null = null
const longTasks: number[] = []
const longTaskObserver = new PerformanceObserver(list => noteLongTasks(list.getEntries()))

useRawMicrophone()
longTaskObserver.observe({ type: 'longtask' })

function noteLongTasks(entries: PerformanceEntryList): void {
  longTasks.push(...entries.map(({ duration }) => duration))
}

function loaded(): BenchRecorder {
  if (!recorder) throw new Error('no recorder is loaded')
  return recorder
}

function now(): number {
  return performance.timeOrigin + performance.now()
}

async function create(name: LoadableName, source: SampleSource): Promise<BenchRecorder> {
  switch (name) {
    case 'ours': {
      const { createBenchRecorder, ...observed } = await import('./recorders/ours.ts')
      ofOurs = observed
      return createBenchRecorder(source)
    }
    case 'opus-recorder':
      return (await import('./recorders/opus-recorder.ts')).createBenchRecorder()
    case 'extendable-media-recorder':
      return (await import('./recorders/extendable-media-recorder.ts')).createBenchRecorder()
    case 'recordrtc':
      return (await import('./recorders/recordrtc.ts')).createBenchRecorder()
    case 'recorder-core':
      return (await import('./recorders/recorder-core.ts')).createBenchRecorder()
    case 'wavtools':
      return (await import('./recorders/wavtools.ts')).createBenchRecorder()
    case 'floor':
      return (await import('./recorders/floor.ts')).createBenchRecorder()
  }
}

globalThis.bench = {
  async load(name, source) {
    recorder = await create(name, source)
  },
  async warm() {
    await loaded().warm?.()
  },
  async start() {
    const from = now()
    await loaded().start()
    return from
  },
  async stop() {
    const stoppedAt = now()
    wav = await loaded().stop()
    const wavAt = wav ? now() : null
    return { stoppedAt, wavAt, heardMs: recorder?.heardMs?.() ?? null }
  },
  async deliver() {
    await recorder?.close?.()
    if (!wav) return
    const body = new FormData()
    body.append('audio', new Blob([wav], { type: 'audio/wav' }), 'recording.wav')
    await fetch('/api/expenses/voice', { method: 'POST', body })
    wav = null
  },
  block(ms) {
    return new Promise(resolve => {
      // In a task of the page's own: one that a debugger began is not reported as long.
      setTimeout(() => {
        for (const from = performance.now(); performance.now() - from < ms; );
        resolve()
      })
    })
  },
  played: () => ofOurs?.sequencePlayed() ?? false,
  longTasks() {
    noteLongTasks(longTaskObserver.takeRecords())
    return longTasks.splice(0)
  },
  leftovers: () => ({ contexts: ofOurs?.contextStates() ?? [], tracks: trackStates() }),
} satisfies BenchPage
