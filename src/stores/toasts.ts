/** Short messages that come and go. */
import { signal } from '@preact/signals-react'
import { subjectOf } from './notice-subject.ts'
import type { Notice } from './notices.ts'

/** How long a toast stays that is no error, in milliseconds (specification §9). */
export const TOAST_DURATION = 3000
/** How long it takes to leave, in milliseconds (specification §4). */
export const TOAST_LEAVING = 300
/** A toast that offers Undo stays longer than others, in milliseconds. */
export const UNDO_DURATION = 6000

/** What a toast offers beside its message, for as long as it shows. */
export interface ToastAction {
  readonly kind: 'undo' | 'open' | 'recordAnyway'
  readonly run: () => void
}

export interface Toast {
  readonly id: number
  readonly type: 'success' | 'error' | 'info'
  readonly notice: Notice
  readonly leaving: boolean
  /** Stays until it is dismissed or withdrawn. */
  readonly lasting: boolean
  readonly action: ToastAction | null
}

export interface ToastOptions {
  /**
   * In milliseconds; null for as long as it is not dismissed or withdrawn. Where it is not given, errors stay and others
   * take `TOAST_DURATION`.
   */
  readonly duration?: number | null
  readonly action?: ToastAction
  /** Short for that action. */
  readonly undo?: () => void
  /** The toast is gone, and with it its action, which was not chosen. Not called where the toast is withdrawn. */
  readonly onEnd?: () => void
}

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

  function dismissIn(id: number, duration: number): void {
    if (!resting) timers.set(id, setTimeout(dismiss, duration, id))
  }

  /** Takes the place of older ones of the same subject, save those that offer something. */
  function show(
    type: Toast['type'],
    notice: Notice,
    { duration = type === 'error' ? null : TOAST_DURATION, undo, onEnd, ...options }: ToastOptions = {},
  ): void {
    const subject = subjectOf(notice)
    if (subject) withdraw(older => older.action === null && subjectOf(older.notice) === subject)
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
    const lasting = duration === null
    list.value = [...list.value, { id, type, notice, leaving: false, lasting, action }]
    if (!lasting) dismissIn(id, duration)
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

  /** Pointer or focus is on its buttons: it stays until they are left. */
  function pause(id: number): void {
    clearTimeout(timers.get(id))
  }

  function resume(id: number): void {
    if (!list.peek().some(toast => toast.id === id && !toast.leaving && !toast.lasting)) return
    pause(id)
    dismissIn(id, TOAST_DURATION)
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
