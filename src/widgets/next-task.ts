/** Resolves in a new task, so that touches and paints can be handled in between. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
