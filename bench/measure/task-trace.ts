import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args: { readonly name?: string }
  /** Of a task, in microseconds: how long it held the processor, whatever else the machine was busy with. */
  readonly tdur?: number
}

/** Watches the main thread's tasks from now on; what it returns ends that and tells how long each took, in ms. */
export async function watchTasks(cdp: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel' })
  return async () => {
    const complete = new Promise(resolve => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await complete
    const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
    const mains = new Set(
      events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
    )
    return events
      .filter(event => event.name === 'ThreadControllerImpl::RunTask' && mains.has(thread(event)))
      .map(({ tdur = 0 }) => tdur / 1000)
  }
}
