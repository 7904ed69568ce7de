/** Several Whisper threads, for concurrent recordings. */
import type { WhisperThread } from './worker-thread.ts'

/** Starts them one by one; where one fails, closes the others and rejects. */
export async function startThreads(
  count: number,
  start: () => Promise<WhisperThread>,
): Promise<WhisperThread> {
  const started: WhisperThread[] = []
  try {
    for (let at = 0; at < count; at++) started.push(await start())
  } catch (error) {
    await closeAll(started)
    throw error
  }
  const busy = new Map(started.map(thread => [thread, 0]))
  const leastBusy = () => {
    const [least] = [...busy].sort(([, a], [, b]) => a - b)
    if (!least) throw new Error('There is no thread')
    return least[0]
  }
  return {
    async hear(job, signal) {
      const thread = leastBusy()
      const count = (by: number) => busy.set(thread, (busy.get(thread) ?? 0) + by)
      count(1)
      try {
        return await thread.hear(job, signal)
      } finally {
        count(-1)
      }
    },
    close: () => closeAll(started),
  }
}

async function closeAll(threads: readonly WhisperThread[]): Promise<void> {
  await Promise.all(threads.map(thread => thread.close()))
}
