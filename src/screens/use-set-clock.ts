/** A wrong clock that is set right, as the message about it asks. */
import { effect } from '@preact/signals-react'
import { useEffect, useRef } from 'react'
import { type CalendarDate, daysBetween } from '../../shared/domain/calendar-date.ts'
import { useStores } from './use-stores.ts'

/**
 * Calls `onSet` with how many days the device's today has moved, once the person is back from setting it: what the open
 * form took from the wrong clock moves along.
 */
export function useSetClock(onSet: (days: number) => void): void {
  const { toasts, today } = useStores()
  const latest = useRef(onSet)
  useEffect(() => {
    latest.current = onSet
  })
  useEffect(() => {
    let wrong: CalendarDate | null = null
    const unwatch = effect(() => {
      if (toasts.list.value.some(({ notice }) => notice.kind === 'clockWrong')) wrong ??= today()
    })
    function look(): void {
      if (wrong === null || wrong === today()) return
      const days = daysBetween(wrong, today())
      wrong = null
      latest.current(days)
    }
    const back = ['focus', 'visibilitychange'] as const
    for (const event of back) window.addEventListener(event, look)
    return () => {
      unwatch()
      for (const event of back) window.removeEventListener(event, look)
    }
  }, [toasts, today])
}
