/**
 * Runs `work` at once and then repeatedly, never two at a time. A failed run is reported, and the next one
 * tries again. Returns a function that stops it after the run under way.
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
