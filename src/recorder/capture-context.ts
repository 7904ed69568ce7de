/** Owns the AudioContext, which runs while a recording holds it and is suspended, not closed, in between. */
import workletUrl from '../../worklets/capture.worklet.ts?worker&url'

export interface ContextLease {
  /** Has the capture processor registered. May still be suspended. */
  readonly context: AudioContext
  /** To be called once. A context that failed is closed, and the next recording gets a new one. */
  readonly release: (misbehaved: boolean) => void
}

interface SharedContext {
  readonly ready: Promise<AudioContext>
  leases: number
}

export class CaptureContext {
  readonly #create: () => AudioContext
  #shared: SharedContext | null = null

  constructor(create: () => AudioContext) {
    this.#create = create
  }

  /** Rejects with the browser's error where the context cannot be prepared; the next call creates another. */
  async acquire(): Promise<ContextLease> {
    this.#shared ??= { ready: prepare(this.#create), leases: 0 }
    const shared = this.#shared
    shared.leases += 1
    try {
      const context = await shared.ready
      return { context, release: misbehaved => this.#release(shared, context, misbehaved) }
    } catch (error) {
      this.#forget(shared)
      throw error
    }
  }

  #release(shared: SharedContext, context: AudioContext, misbehaved: boolean): void {
    shared.leases -= 1
    if (misbehaved) this.#forget(shared)
    // Another recording may have started while this one was flushed.
    if (shared.leases > 0 || context.state === 'closed') return
    void (this.#shared === shared ? context.suspend() : context.close())
  }

  #forget(shared: SharedContext): void {
    if (this.#shared === shared) this.#shared = null
  }
}

async function prepare(create: () => AudioContext): Promise<AudioContext> {
  const context = create()
  try {
    await context.audioWorklet.addModule(workletUrl)
    return context
  } catch (error) {
    await context.close()
    throw error
  }
}
