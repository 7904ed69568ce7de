import { type BenchRecorder, turnOff } from '../bench-recorder.ts'
import workletUrl from '../floor.worklet.ts?worker&url'

/** The quickest way to a first sample that a page has: no recorder can be ahead of it. */
export function createBenchRecorder(): BenchRecorder {
  let prepared: Promise<AudioContext> | null = null
  let stream: MediaStream | null = null
  let node: AudioWorkletNode | null = null
  let heard = 0
  return {
    async warm() {
      prepared = prepare()
      await (await prepared).suspend()
    },
    async start() {
      prepared ??= prepare()
      const [context, opened] = await Promise.all([
        prepared,
        navigator.mediaDevices.getUserMedia({ audio: true }),
      ])
      stream = opened
      node = new AudioWorkletNode(context, 'floor', { numberOfOutputs: 0, channelCount: 1 })
      context.createMediaStreamSource(stream).connect(node)
      await context.resume()
    },
    async stop() {
      const answer = new Promise<number>(resolve => {
        if (node) node.port.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
      })
      node?.port.postMessage('end')
      turnOff(stream)
      const samples = await answer
      node?.disconnect()
      const context = await prepared
      heard = (samples / (context?.sampleRate ?? 1)) * 1000
      await context?.suspend()
      return null
    },
    heardMs: () => heard,
  }
}

async function prepare(): Promise<AudioContext> {
  const context = new AudioContext()
  await context.audioWorklet.addModule(workletUrl)
  return context
}
