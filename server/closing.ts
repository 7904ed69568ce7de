/** Things to close, in the reverse of the order in which they were opened. */

export interface Closing {
  add(close: () => void | Promise<void>): void
  /** Closes all, even when some fail, and then throws the first failure. Later calls wait for the first. */
  close(): Promise<void>
}

export function closing(): Closing {
  const open: (() => void | Promise<void>)[] = []
  let closed: Promise<void> | null = null
  const run = async () => {
    const failures: unknown[] = []
    for (const close of open.reverse()) {
      try {
        await close()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
  return {
    add: close => void open.push(close),
    close: () => {
      closed ??= run()
      return closed
    },
  }
}
