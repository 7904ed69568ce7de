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
  /** Offered beside the message, for as long as it shows. */
  readonly undo: (() => void) | null
}

export type Toasts = ReturnType<typeof createToasts>

export function createToasts() {
  const list = signal<readonly Toast[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let lastId = 0

  function remove(id: number): void {
    timers.delete(id)
    list.value = list.value.filter(toast => toast.id !== id)
  }

  /** Plays the leaving animation, then removes it. */
  function dismiss(id: number): void {
    hold(id)
    list.value = list.value.map(toast => (toast.id === id ? { ...toast, leaving: true } : toast))
    setTimeout(remove, TOAST_LEAVING, id)
  }

  function show(
    type: Toast['type'],
    notice: Notice,
    options: { duration?: number; undo?: () => void } = {},
  ): void {
    const id = ++lastId
    list.value = [...list.value, { id, type, notice, leaving: false, undo: options.undo ?? null }]
    timers.set(id, setTimeout(dismiss, options.duration ?? TOAST_DURATION, id))
  }

  /** Somebody is at its buttons: it stays until they are left. */
  function hold(id: number): void {
    clearTimeout(timers.get(id))
  }

  function letGo(id: number): void {
    if (!list.peek().some(toast => toast.id === id && !toast.leaving)) return
    hold(id)
    timers.set(id, setTimeout(dismiss, TOAST_DURATION, id))
  }

  return { list, show, dismiss, hold, letGo }
}
