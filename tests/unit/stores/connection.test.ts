import { expect, it, vi } from 'vitest'
import { createConnection } from '../../../src/stores/connection.ts'

function setUp(online: boolean) {
  const events = new EventTarget()
  const onReturn = vi.fn()
  const connection = createConnection({ events, online: () => online, onReturn })
  const fire = (type: string, more = {}) => events.dispatchEvent(Object.assign(new Event(type), more))
  return { connection, onReturn, fire }
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
