/** What a page holds on to: counted, to be compared with what it held at a moment like it. */
import type { CDPSession, Page } from '@playwright/test'
import { TOAST_DURATION, UNDO_DURATION } from '../../src/stores/messages/toast.ts'

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
  /** On all that the page can reach, but for ports: the browser lets go of the last recording's audio node when it likes. */
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
  await cdp.send('HeapProfiler.collectGarbage')
  const listeners = await listenersReached(cdp)
  const globalListeners = (await Promise.all(GLOBALS.map(name => listenersOf(cdp, name)))).flat().sort()
  await cdp.detach()
  const held = await page.evaluate(() => ({
    objectUrls: window.objectUrls.size,
    audioContexts: window.audioContexts.map(({ state }) => state).filter(state => state !== 'closed'),
    liveTracks: window.mediaTracks.filter(({ readyState }) => readyState === 'live').length,
  }))
  return { listeners, globalListeners, workers: page.workers().length, ...held }
}

/**
 * Counted on each object that outlives a collection of garbage. The browser's own count (`JSEventListeners`) has those of
 * objects that it has not destroyed yet, too, for as long as it likes.
 */
async function listenersReached(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'EventTarget.prototype' })
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function() { window.eventTargets = this }',
  })
  const { result: count } = await cdp.send('Runtime.evaluate', {
    expression: `window.eventTargets
      .filter(target => !(target instanceof MessagePort))
      .flatMap(target => Object.values(getEventListeners(target) ?? {})).flat().length`,
    includeCommandLineAPI: true,
    returnByValue: true,
  })
  await cdp.send('Runtime.evaluate', { expression: 'delete window.eventTargets' })
  await cdp.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  return count.value
}

async function listenersOf(cdp: CDPSession, expression: string): Promise<string[]> {
  const { result } = await cdp.send('Runtime.evaluate', { expression })
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
  return listeners.map(({ type }) => `${expression}: ${type}`)
}
