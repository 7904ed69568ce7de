/**
 * The address says what the list shows, and follows what is chosen there: a link leads to it, with `#2026-10-05` to that
 * day of it, and Back restores it.
 */
import { useSignalEffect } from '@preact/signals-react/runtime'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import { afterPaint } from '../../widgets/after-paint.ts'
import { useStores } from '../use-stores.ts'
import { readListAddress, writeListAddress } from './list-address.ts'

export function useListAddress(): void {
  const { periodDetail, search } = useStores()
  const query = useSearch()
  const address = query === '' ? '' : `?${query}`
  const [path, navigate] = useLocation()
  /** As it was read or written last: any other is a person's doing. */
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

  const isGone = useRef(false)
  const isDue = useRef(false)

  /** Of the keys of a word one by one: a new address makes the router look at every route again. */
  function writeAfterPaint(): void {
    const { filter, everywhere, days } = search
    void [periodDetail.period.value, periodDetail.month(), filter.value, everywhere.value, days.value]
    if (isDue.current) return
    isDue.current = true
    afterPaint(() => {
      isDue.current = false
      if (!isGone.current) write()
    })
  }

  useSignalEffect(writeAfterPaint)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
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
