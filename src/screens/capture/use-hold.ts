/** Passes pointer, keyboard and page events of the record button to its gesture, and executes the intents. */
import { useCallback, useEffect, useRef } from 'react'
import { useBack } from '../../widgets/close-request.ts'
import { openDialogs } from '../../widgets/open-dialogs.ts'
import { advance, FREE, type GestureInput, type HoldArea, type Intent, type Slide } from './hold-gesture.ts'

export interface Hold {
  /** Where a slide cancels. */
  readonly cancelSide: HoldArea['cancelSide']
  /** During a recording or its start: Escape and Back belong to this button, whatever has the focus. */
  readonly active: boolean
  /** `at` is the input event's time stamp, in milliseconds of `performance.now()`. */
  readonly carryOut: (intent: Intent, at: number) => void
  /** The current slide; null when it ends. */
  readonly onSlide: (slide: Slide | null) => void
}

/** The event handlers of the button. */
export function useHold(hold: Hold) {
  const latest = useRef(hold)
  latest.current = hold
  const gesture = useRef(FREE)

  function hear(input: GestureInput, at: number): void {
    const before = slideIn(gesture.current)
    const step = advance(gesture.current, input)
    gesture.current = step.gesture
    const slide = slideIn(step.gesture)
    if (slide !== before) latest.current.onSlide(slide)
    if (step.intent) latest.current.carryOut(step.intent, at)
  }

  // A hidden page, or one without the button, must not record, however the recording was started.
  useEffect(() => {
    const endAll = () => {
      gesture.current = FREE
      latest.current.carryOut('release', performance.now())
    }
    const onHidden = () => document.hidden && endAll()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      endAll()
    }
  }, [])

  const cancel = useCallback((at: number) => {
    gesture.current = FREE
    latest.current.onSlide(null)
    latest.current.carryOut('cancel', at)
  }, [])

  const { active } = hold
  useBack(() => cancel(performance.now()), active)
  useEffect(() => {
    if (!active) return
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || openDialogs.value.length > 0) return
      // The recording takes precedence over the focused element.
      event.preventDefault()
      event.stopPropagation()
      cancel(event.timeStamp)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [active, cancel])

  const letGo = (event: PointerEvent) => hear({ kind: 'letGo', by: event.pointerId }, event.timeStamp)
  return {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return
      const button = event.currentTarget as HTMLElement
      button.setPointerCapture(event.pointerId)
      const area = { box: button.getBoundingClientRect(), cancelSide: latest.current.cancelSide }
      hear({ kind: 'press', by: event.pointerId, area }, event.timeStamp)
    },
    pointermove(event: PointerEvent) {
      const point = { x: event.clientX, y: event.clientY }
      hear({ kind: 'move', by: event.pointerId, point }, event.timeStamp)
    },
    pointerup: letGo,
    pointercancel: letGo,
    lostpointercapture: letGo,
    keydown(event: KeyboardEvent) {
      if (event.key === 'ArrowUp') hear({ kind: 'lockKey' }, event.timeStamp)
      if (!isHoldKey(event.key)) return
      event.preventDefault()
      if (!event.repeat) hear({ kind: 'press', by: event.key, area: null }, event.timeStamp)
    },
    keyup(event: KeyboardEvent) {
      if (!isHoldKey(event.key)) return
      // Prevents the click that some browsers generate.
      event.preventDefault()
      hear({ kind: 'letGo', by: event.key }, event.timeStamp)
    },
    blur: (event: Event) => hear({ kind: 'interrupt' }, event.timeStamp),
    // A long press must not open the browser's menu over the button.
    contextmenu: (event: Event) => event.preventDefault(),
  }
}

const slideIn = (gesture: typeof FREE): Slide | null => (gesture.kind === 'held' ? gesture.slide : null)
const isHoldKey = (key: string) => key === ' ' || key === 'Enter'
