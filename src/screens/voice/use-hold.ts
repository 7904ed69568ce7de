/** Turns pointer, keyboard and switch input on one button into 'held' and 'let go'. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'

/** While held, the area that still counts as the button grows by this on each side, in CSS pixels. */
export const HOLD_MARGIN = 48

export interface Hold {
  readonly onPress: () => void
  readonly onRelease: () => void
  /** Escape. */
  readonly onCancel: () => void
}

/** Props for the button. A second finger and key repeat are ignored; a system cancel counts as letting go. */
export function useHold({ onPress, onRelease, onCancel }: Hold) {
  const pointer = useRef<number | null>(null)
  const key = useRef<string | null>(null)

  function letGo(): void {
    if (pointer.current === null && key.current === null) return
    pointer.current = null
    key.current = null
    onRelease()
  }

  const latest = useRef(onRelease)
  latest.current = onRelease
  // A page out of sight records nothing, however its recording was begun.
  useEffect(() => {
    const onHidden = () => {
      if (!document.hidden) return
      pointer.current = null
      key.current = null
      latest.current()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || pointer.current !== null || key.current !== null) return
      pointer.current = event.pointerId
      event.currentTarget.setPointerCapture(event.pointerId)
      onPress()
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.pointerId === pointer.current && !isNear(event)) letGo()
    },
    onPointerUp: (event: PointerEvent) => event.pointerId === pointer.current && letGo(),
    onPointerCancel: (event: PointerEvent) => event.pointerId === pointer.current && letGo(),
    onLostPointerCapture: (event: PointerEvent) => event.pointerId === pointer.current && letGo(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        pointer.current = null
        key.current = null
        onCancel()
      }
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      if (event.repeat || pointer.current !== null || key.current !== null) return
      key.current = event.key
      onPress()
    },
    onKeyUp: (event: KeyboardEvent) => event.key === key.current && letGo(),
    onBlur: letGo,
    // A long press must not open the browser's menu over the button.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}

function isNear(event: PointerEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return (
    x >= left - HOLD_MARGIN && x <= right + HOLD_MARGIN && y >= top - HOLD_MARGIN && y <= bottom + HOLD_MARGIN
  )
}
