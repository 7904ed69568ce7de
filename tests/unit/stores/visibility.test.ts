import { expect, it } from 'vitest'
import { createVisibility } from '../../../src/stores/device/visibility.ts'

it('the page counts as seen as the browser says, from the start', () => {
  const events = new EventTarget()
  let seen = false
  const visible = createVisibility({ events, isVisible: () => seen })
  expect(visible.value).toBe(false)
  seen = true
  events.dispatchEvent(new Event('visibilitychange'))
  expect(visible.value).toBe(true)
})
