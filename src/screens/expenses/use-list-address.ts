/**
 * Synchronises the address and what the list shows: a link opens it, with `#2026-10-05` at that day, and Back
 * restores it.
 */
import { useSignalEffect } from '@preact/signals-react/runtime'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import { useStores } from '../use-stores.ts'
import { readListAddress, writeListAddress } from './list-address.ts'

/**
 * Milliseconds without input until the address is written: for each new one the browser requests the page's
 * icon and the router matches all routes, and Safari throws from the 101st within 30 seconds on.
 */
const PAUSE = 250

export function useListAddress(): void {
  const { periodDetail, search } = useStores()
  const query = useSearch()
  const address = query === '' ? '' : `?${query}`
  const [path, navigate] = useLocation()
  /** The address read or written last; any other one is a navigation by the user. */
  const known = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (address === known.current) return
    known.current = address
    const view = readListAddress(address)
    if (view.month === null) periodDetail.choosePeriod(view.period)
    else periodDetail.showMonth(view.month)
    search.show(view.filter, view.everywhere, view.days)
    periodDetail.wantedDay.value = parseCalendarDate(location.hash.slice(1))
  }, [address, periodDetail, search])

  function write(): void {
    const view = {
      period: periodDetail.period.value,
      month: periodDetail.isCurrentMonth() ? null : periodDetail.month(),
      filter: search.filter.value,
      everywhere: search.everywhere.value,
      days: search.days.value,
    }
    const next = writeListAddress(view)
    // A dialog's own entry lies above the list's until it has closed (`widgets/dialog-history.ts`).
    if (isUnderDialog() || next === known.current) return
    known.current = next
    navigate(path + next, { replace: true })
  }

  useSignalEffect(() => {
    const { filter, everywhere, days } = search
    void [periodDetail.period.value, periodDetail.month(), filter.value, everywhere.value, days.value]
    const timer = setTimeout(write, PAUSE)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const writeLate = () => {
      if (location.search === known.current) write()
    }
    addEventListener('popstate', writeLate)
    return () => removeEventListener('popstate', writeLate)
  })
}

function isUnderDialog(): boolean {
  return (history.state as { dialog?: unknown } | null)?.dialog !== undefined
}
