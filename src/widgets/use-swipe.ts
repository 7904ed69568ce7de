/**
 * Horizontal swipes on an element. It needs `touch-action: pan-y pinch-zoom`, so that the browser handles
 * only vertical scrolling.
 */
import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Distance from which it is a swipe, not a tap, in CSS pixels. */
const SLOP = 12
/** Least mean speed of a fling, in CSS pixels per millisecond. */
const FLING = 0.5

export interface SwipeHandlers {
  /** How far the finger is from where it began, in CSS pixels; positive to the right. */
  readonly onMove: (dx: number, element: HTMLElement) => void
  /** It was lifted. `isFling`: fast enough to count, however far. */
  readonly onEnd: (dx: number, isFling: boolean, element: HTMLElement) => void
  /** The browser has taken over the gesture. */
  readonly onCancel: (element: HTMLElement) => void
}

interface Finger {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly since: number
  isSwipe: boolean
}

/** Presses claimed by the innermost swipe element. */
const claimed = new WeakSet<Event>()

/** Properties for the element. A swipe that starts in a nested swipe element belongs to that one only. */
export function useSwipe({ onMove, onEnd, onCancel }: SwipeHandlers) {
  const finger = useRef<Finger | null>(null)
  /** Set after a swipe, as one that started on a button ends with a click. */
  const swallowsClick = useRef(false)

  function give(event: PointerEvent<HTMLElement>): void {
    if (finger.current?.id !== event.pointerId) return
    if (finger.current.isSwipe) onCancel(event.currentTarget)
    finger.current = null
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swallowsClick.current = false
      if (event.pointerType === 'mouse' || claimed.has(event.nativeEvent)) return
      claimed.add(event.nativeEvent)
      const { pointerId: id, clientX: x, clientY: y, timeStamp: since } = event
      finger.current = event.isPrimary ? { id, x, y, since, isSwipe: false } : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current: held } = finger
      if (held?.id !== event.pointerId) return
      const dx = event.clientX - held.x
      if (!held.isSwipe) {
        if (Math.abs(dx) < SLOP || Math.abs(dx) < Math.abs(event.clientY - held.y)) return
        held.isSwipe = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      onMove(dx, event.currentTarget)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current: held } = finger
      if (held?.id !== event.pointerId) return
      finger.current = null
      if (!held.isSwipe) return
      swallowsClick.current = true
      const dx = event.clientX - held.x
      onEnd(dx, Math.abs(dx) / Math.max(1, event.timeStamp - held.since) > FLING, event.currentTarget)
    },
    onPointerCancel: give,
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (swallowsClick.current) event.stopPropagation()
      swallowsClick.current = false
    },
  }
}
