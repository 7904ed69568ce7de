/** Owns the AudioContext: it runs while a recording holds it and is suspended, not closed, in between. */

import workletUrl from '../../worklets/capture.worklet.ts?worker&url'

export interface ContextLease {
  /** Knows the capture processor. It need not run yet. */
  readonly context: AudioContext
  /** To be called once. A context that misbehaved is closed, and the next recording gets a new one. */
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

  /** Rejects with what the browser throws for a context that can't be made ready: the next call makes another. */
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
    // Another recording may have begun while this one was flushed.
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
