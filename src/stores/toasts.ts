/** Short messages that come and go. */
import { signal } from '@preact/signals-react'
import type { Notice } from './notices.ts'

/** How long a toast stays, in milliseconds (specification §9). */
export const TOAST_DURATION = 3000
/** How long it takes to leave, in milliseconds (specification §4). */
export const TOAST_LEAVING = 300
/** A toast that offers Undo stays longer than others, in milliseconds. */
export const UNDO_DURATION = 6000

export interface Toast {
  readonly id: number
  readonly type: 'success' | 'error' | 'info'
  readonly notice: Notice
  readonly leaving: boolean
  /** Stays until it is dismissed or withdrawn. */
  readonly lasting: boolean
  /** Offered beside the message, for as long as it shows. */
  readonly undo: (() => void) | null
}

export interface ToastOptions {
  /** In milliseconds; `TOAST_DURATION` where it is not given, null for as long as it is not dismissed. */
  readonly duration?: number | null
  readonly undo?: () => void
  /** The toast is gone, and with it Undo, which was not chosen. Not called where the toast is withdrawn. */
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

  /** `duration` in milliseconds; null for a toast that stays until it is dismissed or withdrawn. */
  function show(
    type: Toast['type'],
    notice: Notice,
    { duration = TOAST_DURATION, undo, onEnd }: ToastOptions = {},
  ): void {
    const id = ++lastId
    if (onEnd) ends.set(id, onEnd)
    const undoOnce = () => {
      ends.delete(id)
      undo?.()
    }
    const lasting = duration === null
    const toast = { id, type, notice, leaving: false, lasting, undo: undo ? undoOnce : null }
    list.value = [...list.value, toast]
    if (!lasting) dismissIn(id, duration)
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
    /** Takes away at once those that are no longer true, or no longer for who is there. */
    withdraw(which: (toast: Toast) => boolean): void {
      for (const { id } of list.peek().filter(which)) {
        pause(id)
        timers.delete(id)
        ends.delete(id)
      }
      list.value = list.peek().filter(toast => !which(toast))
    },
  }
}
