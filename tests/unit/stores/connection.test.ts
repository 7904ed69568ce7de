import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { createConnection } from '../../../src/stores/device/connection.ts'

function setUp(online: boolean) {
  const events = new EventTarget()
  const onReturn = vi.fn()
  const visible = signal(true)
  let day = '2026-11-20' as CalendarDate
  const connection = createConnection({ events, online: () => online, visible, today: () => day, onReturn })
  const fire = (type: string, more = {}) => events.dispatchEvent(Object.assign(new Event(type), more))
  const midnight = () => {
    day = '2026-11-21' as CalendarDate
  }
  return { connection, onReturn, fire, visible, midnight }
}

it('follows the network, and tells of its return once', () => {
  const { connection, onReturn, fire } = setUp(false)
  expect(connection.offline.value).toBe(true)
  fire('online')
  expect(connection.offline.value).toBe(false)
  fire('offline')
  expect(connection.offline.value).toBe(true)
  expect(onReturn).toHaveBeenCalledOnce()
})

it('a page out of the back/forward cache is a return, a page just loaded is none', () => {
  const { onReturn, fire } = setUp(true)
  fire('pageshow', { persisted: false })
  expect(onReturn).not.toHaveBeenCalled()
  fire('pageshow', { persisted: true })
  expect(onReturn).toHaveBeenCalledOnce()
})

it('a page that is visible again on another day gets that day’s figures', () => {
  const { onReturn, visible, midnight } = setUp(true)
  visible.value = false
  visible.value = true
  expect(onReturn).not.toHaveBeenCalled()
  midnight()
  visible.value = false
  expect(onReturn).not.toHaveBeenCalled()
  visible.value = true
  expect(onReturn).toHaveBeenCalledOnce()
})
