/**
 * Runs `work` at once and then again and again, never two at a time. A run that fails is told, and the next one tries
 * again. Returns what ends it: that waits for a run under way.
 */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const run = () => work().catch(onError)
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
