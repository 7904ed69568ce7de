/** Short messages that come and go. */
import { signal } from '@preact/signals-react'
import { endsWithPress, givesWay, subjectOf } from './notice-subject.ts'
import type { Notice } from './notices.ts'
import { type Toast, type ToastOptions, usualDuration } from './toast.ts'

/** How long it takes to leave, in milliseconds (specification §4). */
const TOAST_LEAVING = 300
/** Once something has succeeded: what an earlier press came to may just have been told, and is read first. In milliseconds. */
const SETTLED_DURATION = 6000
/** Of those that go by themselves and are no errors so many stand at once: a newer one ends the oldest. */
const MOST_PASSING = 3

export type Toasts = ReturnType<typeof createToasts>

export function createToasts() {
  const list = signal<readonly Toast[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  /** Of those that nothing was decided about yet. */
  const ends = new Map<number, () => void>()
  let lastId = 0
  let resting = false

  function remove(id: number): void {
    timers.delete(id)
    list.value = list.value.filter(toast => toast.id !== id)
    const end = ends.get(id)
    ends.delete(id)
    end?.()
  }

  /** Plays the leaving animation, then removes it. Once a toast. */
  function dismiss(id: number): void {
    if (!list.peek().some(toast => toast.id === id && !toast.leaving)) return
    pause(id)
    list.value = list.value.map(toast => (toast.id === id ? { ...toast, leaving: true } : toast))
    setTimeout(remove, TOAST_LEAVING, id)
  }

  function dismissLater({ id, duration }: Toast): void {
    if (!resting && duration !== null) timers.set(id, setTimeout(dismiss, duration, id))
  }

  /** Takes the place of older ones of the same subject, save those whose offer would be lost. */
  function show(type: Toast['type'], notice: Notice, { undo, onEnd, ...options }: ToastOptions = {}): void {
    const subject = subjectOf(notice)
    if (subject)
      withdraw(
        older => subjectOf(older.notice) === subject && (older.action === null || givesWay(older.notice)),
      )
    if (type === 'success') settleErrors()
    const id = ++lastId
    if (onEnd) ends.set(id, onEnd)
    const offered = options.action ?? (undo ? ({ kind: 'undo', run: undo } as const) : null)
    const action = offered && {
      kind: offered.kind,
      run() {
        ends.delete(id)
        offered.run()
      },
    }
    const { duration = usualDuration(type, action) } = options
    const toast: Toast = { id, type, notice, leaving: false, duration, action }
    list.value = [...list.value, toast]
    dismissLater(toast)
    const passing = list.value.filter(
      shown => shown.type !== 'error' && shown.duration !== null && !shown.leaving,
    )
    for (const oldest of passing.slice(0, -MOST_PASSING)) dismiss(oldest.id)
  }

  /** Why a press came to nothing is of no use once something else has succeeded. */
  function settleErrors(): void {
    const settled = (toast: Toast) =>
      toast.type === 'error' && toast.duration === null && endsWithPress(toast.notice)
    list.value = list.peek().map(toast => {
      if (!settled(toast)) return toast
      const passing = { ...toast, duration: SETTLED_DURATION }
      dismissLater(passing)
      return passing
    })
  }

  /** Takes away at once those that are no longer true, or no longer for who is there. */
  function withdraw(which: (toast: Toast) => boolean): void {
    const gone = list.peek().filter(which)
    for (const { id } of gone) {
      pause(id)
      timers.delete(id)
      ends.delete(id)
    }
    if (gone.length > 0) list.value = list.peek().filter(toast => !gone.includes(toast))
  }

  /** A pointer or the focus is on it: it stays until that has left, and then as long as a new one. */
  function pause(id: number): void {
    clearTimeout(timers.get(id))
  }

  function resume(id: number): void {
    const toast = list.peek().find(shown => shown.id === id && !shown.leaving)
    if (!toast) return
    pause(id)
    dismissLater(toast)
  }

  return {
    list,
    show,
    dismiss,
    pause,
    resume,
    /** The page is hidden: all toasts stay until it is visible. */
    pauseAll(): void {
      resting = true
      for (const { id } of list.peek()) pause(id)
    },
    resumeAll(): void {
      if (!resting) return
      resting = false
      for (const { id } of list.peek()) resume(id)
    },
    withdraw,
  }
}
