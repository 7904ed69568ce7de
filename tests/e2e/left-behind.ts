/** What a page holds on to: counted, to be compared with what it held at a moment like it. */
import type { CDPSession, Page } from '@playwright/test'
import { TOAST_DURATION, UNDO_DURATION } from '../../src/stores/toasts.ts'

declare global {
  interface Window {
    objectUrls: Set<string>
    audioContexts: AudioContext[]
    mediaTracks: MediaStreamTrack[]
    /** Set and not fired yet, of the lengths watched. */
    waits: Map<number, () => void>
  }
}

export interface LeftBehind {
  /** Of the whole page, without those of the last recording's audio node: the browser lets go of that sooner or later. */
  readonly listeners: number
  /** Each as `window: online`, in order. */
  readonly globalListeners: readonly string[]
  readonly workers: number
  readonly objectUrls: number
  /** By state, those that are closed left out. */
  readonly audioContexts: readonly string[]
  readonly liveTracks: number
}

/** How long toasts stay, and how long the browser may take to fetch a file, in milliseconds. */
const WAITS = [TOAST_DURATION, UNDO_DURATION, 60_000]
/** On its port, and on what aborts its start. */
const LISTENERS_OF_A_NODE = 3
const GLOBALS = ['window', 'document', 'document.body', 'navigator.serviceWorker', 'navigator.mediaDevices']

/** To be called before the page loads. */
export async function watchLeftBehind(page: Page): Promise<void> {
  await page.addInitScript((watched: readonly number[]) => {
    window.objectUrls = new Set()
    window.audioContexts = []
    window.mediaTracks = []
    window.waits = new Map()
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = source => {
      const url = createObjectURL(source)
      window.objectUrls.add(url)
      return url
    }
    URL.revokeObjectURL = url => {
      window.objectUrls.delete(url)
      revokeObjectURL(url)
    }
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        window.audioContexts.push(this)
      }
    }
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async constraints => {
      const stream = await open(constraints)
      window.mediaTracks.push(...stream.getTracks())
      return stream
    }
    const { setTimeout } = window
    window.setTimeout = ((work: () => void, ms = 0, ...given: []) => {
      if (!watched.includes(ms)) return setTimeout(work, ms, ...given)
      const fire = () => window.waits.delete(id) && work(...given)
      const id = setTimeout(fire, ms)
      window.waits.set(id, fire)
      return id
    }) as typeof setTimeout
  }, WAITS)
}

/** What is told goes, and what was saved to a file is let go of: as if a minute had passed. */
export async function passMinute(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fire of [...window.waits.values()]) fire()
  })
}

export async function leftBehind(page: Page): Promise<LeftBehind> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const nodes = await countOf(cdp, 'AudioWorkletNode')
  const globalListeners = (await Promise.all(GLOBALS.map(name => listenersOf(cdp, name)))).flat().sort()
  await cdp.detach()
  const held = await page.evaluate(() => ({
    objectUrls: window.objectUrls.size,
    audioContexts: window.audioContexts.map(({ state }) => state).filter(state => state !== 'closed'),
    liveTracks: window.mediaTracks.filter(({ readyState }) => readyState === 'live').length,
  }))
  const all = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN
  const listeners = all - nodes * LISTENERS_OF_A_NODE
  return { listeners, globalListeners, workers: page.workers().length, ...held }
}

/** How many there are of a class, once the garbage is collected. */
async function countOf(cdp: CDPSession, name: string): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: `${name}.prototype` })
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: count } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function() { return this.length }',
    returnByValue: true,
  })
  return count.value
}

async function listenersOf(cdp: CDPSession, expression: string): Promise<string[]> {
  const { result } = await cdp.send('Runtime.evaluate', { expression })
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
  return listeners.map(({ type }) => `${expression}: ${type}`)
}
