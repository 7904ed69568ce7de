/** Turns pointer, keyboard and switch input on one button into 'held' and 'let go'. */
import { useEffect, useRef } from 'react'

/** While held, the area that still counts as the button grows by this on each side, in CSS pixels. */
export const HOLD_MARGIN = 48

export interface Hold {
  /** `at` is the input event's time stamp, in milliseconds of `performance.now()`. */
  readonly onPress: (at: number) => void
  readonly onRelease: (at: number) => void
  /** Escape. */
  readonly onCancel: () => void
}

/** What the button is to hear. A second finger and key repeat are ignored; a system cancel counts as letting go. */
export function useHold({ onPress, onRelease, onCancel }: Hold) {
  /** A pointer's id or a key. */
  const holding = useRef<number | string | null>(null)

  function letGo({ timeStamp }: Event): void {
    if (holding.current === null) return
    holding.current = null
    onRelease(timeStamp)
  }

  const latest = useRef(onRelease)
  latest.current = onRelease
  // A page out of sight records nothing, however its recording was begun; nor one that has no button any more.
  useEffect(() => {
    const onHidden = () => {
      if (!document.hidden) return
      holding.current = null
      latest.current(performance.now())
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      latest.current(performance.now())
    }
  }, [])

  const letGoOf = (event: PointerEvent) => event.pointerId === holding.current && letGo(event)
  return {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0 || holding.current !== null) return
      holding.current = event.pointerId
      buttonOf(event).setPointerCapture(event.pointerId)
      onPress(event.timeStamp)
    },
    pointermove: (event: PointerEvent) =>
      event.pointerId === holding.current && !isNear(event) && letGo(event),
    pointerup: letGoOf,
    pointercancel: letGoOf,
    lostpointercapture: letGoOf,
    keydown(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        holding.current = null
        onCancel()
      }
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      if (event.repeat || holding.current !== null) return
      holding.current = event.key
      onPress(event.timeStamp)
    },
    keyup: (event: KeyboardEvent) => event.key === holding.current && letGo(event),
    blur: letGo,
    // A long press must not open the browser's menu over the button.
    contextmenu: (event: Event) => event.preventDefault(),
  }
}

const buttonOf = (event: Event) => event.currentTarget as HTMLElement

function isNear(event: PointerEvent): boolean {
  const { left, right, top, bottom } = buttonOf(event).getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return (
    x >= left - HOLD_MARGIN && x <= right + HOLD_MARGIN && y >= top - HOLD_MARGIN && y <= bottom + HOLD_MARGIN
  )
}
