/** The heaps of a page's workers, which the page's own figures leave out. */
import type { CDPSession } from '@playwright/test'

/** Together, after a collection of garbage, in bytes. */
export async function workerHeaps(cdp: CDPSession): Promise<number> {
  const sessions = await attachToWorkers(cdp)
  let bytes = 0
  for (const session of sessions) {
    await ask(cdp, session, 1, 'HeapProfiler.collectGarbage')
    const { usedSize } = (await ask(cdp, session, 2, 'Runtime.getHeapUsage')) as { usedSize: number }
    bytes += usedSize
    await cdp.send('Target.detachFromTarget', { sessionId: session })
  }
  await cdp.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false })
  return bytes
}

/** The workers that are there are announced before the answer comes. */
async function attachToWorkers(cdp: CDPSession): Promise<readonly string[]> {
  const sessions: string[] = []
  const attached = ({ sessionId, targetInfo }: { sessionId: string; targetInfo: { type: string } }) => {
    if (targetInfo.type === 'worker') sessions.push(sessionId)
  }
  cdp.on('Target.attachedToTarget', attached)
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  cdp.off('Target.attachedToTarget', attached)
  return sessions
}

function ask(cdp: CDPSession, sessionId: string, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const answered = (event: { sessionId: string; message: string }) => {
      const answer = JSON.parse(event.message) as { id?: number; result?: unknown; error?: unknown }
      if (event.sessionId !== sessionId || answer.id !== id) return
      cdp.off('Target.receivedMessageFromTarget', answered)
      if (answer.result === undefined) reject(new Error(JSON.stringify(answer.error)))
      else resolve(answer.result)
    }
    cdp.on('Target.receivedMessageFromTarget', answered)
    cdp
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
      .catch(reject)
  })
}
