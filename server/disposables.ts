/** Things to close, in the reverse of the order in which they were opened. */

export interface Disposables {
  /** An item added during `close` is closed as well. */
  add(close: () => void | Promise<void>): void
  /** Closes all, even when some fail, and then throws the first failure. Later calls wait for the first. */
  close(): Promise<void>
}

export function disposables(): Disposables {
  const open: (() => void | Promise<void>)[] = []
  let closed: Promise<void> | null = null
  const run = async () => {
    const failures: unknown[] = []
    for (let close = open.pop(); close; close = open.pop()) {
      try {
        await close()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
  }
  return {
    add(close) {
      open.push(close)
      if (closed) closed = closed.then(run)
    },
    close() {
      closed ??= run()
      return closed
    },
  }
}
