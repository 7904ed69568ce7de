/** A short message: what it says and offers, and how long it stays. */
import type { Notice } from './notices.ts'

/** How long a toast stays that is no error, in milliseconds (specification §9). */
export const TOAST_DURATION = 3000
/** A toast that offers Undo is to be read, thought about and reached: how long it stays, in milliseconds. */
export const UNDO_DURATION = 10_000

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
  /** In milliseconds; null where it stays until it is dismissed or withdrawn. */
  readonly duration: number | null
  readonly action: ToastAction | null
}

export interface ToastOptions {
  /**
   * In milliseconds; null for as long as it is not dismissed or withdrawn. Where it is not given, errors stay, those that
   * offer Undo take `UNDO_DURATION` and others `TOAST_DURATION`.
   */
  readonly duration?: number | null
  readonly action?: ToastAction
  /** Short for that action. */
  readonly undo?: () => void
  /** The toast is gone, and with it its action, which was not chosen. Not called where the toast is withdrawn. */
  readonly onEnd?: () => void
}

/** In milliseconds; null where it stays until it is dismissed or withdrawn. */
export function usualDuration(type: Toast['type'], action: ToastAction | null): number | null {
  if (type === 'error') return null
  return action?.kind === 'undo' ? UNDO_DURATION : TOAST_DURATION
}
