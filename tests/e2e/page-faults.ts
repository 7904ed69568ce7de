/**
 * What a test must not meet: uncaught errors, and violations of the content security policy, in every page of a context,
 * its popups, frames and workers, and the service worker.
 */
import type { BrowserContext, Worker } from '@playwright/test'

const MARK = 'policy violated:'

const found: string[] = []

/** To be called before the first page opens; what is found is for `takeFaults`. */
export async function watchFaults(context: BrowserContext): Promise<void> {
  context.on('weberror', error => found.push(error.error().message))
  context.on('console', message => {
    const text = message.text()
    if (text.startsWith(MARK) || text.includes('Content Security Policy')) found.push(text)
  })
  context.on('page', page => page.on('worker', watchWorker))
  context.on('serviceworker', watchWorker)
  await context.addInitScript(tellViolations, MARK)
}

/** All that was found in this process since the last call. */
export function takeFaults(): string[] {
  return found.splice(0)
}

/** One that has ended meanwhile violates nothing any more. */
function watchWorker(worker: Worker): void {
  void worker.evaluate(tellViolations, MARK).catch(() => undefined)
}

/** Runs in a page or a worker. */
function tellViolations(mark: string): void {
  addEventListener('securitypolicyviolation', event => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent
    console.error(mark, effectiveDirective, blockedURI)
  })
}
