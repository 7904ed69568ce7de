/** Resolves in a task of its own, so that a touch or a paint can come in between. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
