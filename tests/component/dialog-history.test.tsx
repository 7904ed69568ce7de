import { describe, expect, it, vi } from 'vitest'
import { createDialogHistory } from '../../src/widgets/dialog-history.ts'

/** A tab's history of entries by their state. */
function setUp(entries: unknown[] = [null], at = entries.length - 1) {
  const events = new EventTarget()
  let position = at
  const go = (to: number) => {
    if (to < 0 || to >= entries.length) return
    position = to
    events.dispatchEvent(new Event('popstate'))
  }
  const history = {
    scrollRestoration: 'auto' as ScrollRestoration,
    get state() {
      return entries[position]
    },
    pushState(state: unknown) {
      entries.splice(++position, Infinity, state)
      events.dispatchEvent(new Event('pushState'))
    },
    back: () => go(position - 1),
  }
  const dialogs = createDialogHistory({ history, events })
  return { dialogs, history, forward: () => go(position + 1), at: () => position }
}

const settled = () => Promise.resolve()

describe('Back', () => {
  it('closes the topmost, one at a time, and leads away once nothing is open', async () => {
    const { dialogs, history, at } = setUp([null, null])
    const closed: string[] = []
    const end = dialogs.opened(() => {
      closed.push('below')
      end()
    })
    const endTop = dialogs.opened(() => {
      closed.push('top')
      endTop()
    })
    await settled()
    expect(at()).toBe(2)
    history.back()
    expect(closed).toEqual(['top'])
    history.back()
    expect(closed).toEqual(['top', 'below'])
    await settled()
    expect(at()).toBe(1)
    history.back()
    expect(at()).toBe(0)
  })

  it('leads nowhere while a dialog asks whether to close', async () => {
    const { dialogs, history, at } = setUp()
    const ask = vi.fn()
    dialogs.opened(ask)
    await settled()
    history.back()
    history.back()
    expect(ask).toHaveBeenCalledTimes(2)
    expect(at()).toBe(1)
  })
})

describe('the entry of what is open', () => {
  it('is left when that closes by itself, and Forward does not lead to it', async () => {
    const { dialogs, forward, at } = setUp()
    const end = dialogs.opened(() => undefined)
    await settled()
    end()
    await settled()
    expect(at()).toBe(0)
    forward()
    expect(at()).toBe(0)
  })

  it('has the browser leave the page where it was scrolled to meanwhile, and no longer than that', async () => {
    const { dialogs, history } = setUp()
    const ofPage = vi.spyOn(history, 'pushState').mockImplementation(() => {
      expect(history.scrollRestoration).toBe('manual')
    })
    dialogs.opened(() => undefined)
    await settled()
    expect(ofPage).toHaveBeenCalled()
    expect(history.scrollRestoration).toBe('auto')
  })

  it('serves the dialog that takes the place of another', async () => {
    const { dialogs, history, at } = setUp()
    const end = dialogs.opened(() => undefined)
    await settled()
    const back = vi.spyOn(history, 'back')
    end()
    dialogs.opened(() => undefined)
    await settled()
    expect(back).not.toHaveBeenCalled()
    expect(at()).toBe(1)
  })

  it('serves again after a way back that another navigation has cut', async () => {
    vi.useFakeTimers()
    try {
      const { dialogs, history, at } = setUp()
      const end = dialogs.opened(() => undefined)
      await settled()
      vi.spyOn(history, 'back').mockImplementationOnce(() => history.pushState(null))
      end()
      await settled()
      expect(at()).toBe(2)
      vi.advanceTimersByTime(2000)
      const close = vi.fn()
      dialogs.opened(close)
      await settled()
      expect([at(), history.state]).toEqual([3, { dialog: 'open' }])
      history.back()
      expect(close).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is left after a reload, which closes what was open', async () => {
    const { at } = setUp([null, { dialog: 'open' }])
    await settled()
    expect(at()).toBe(0)
  })

  it('follows to the page that a link leads to', async () => {
    const { dialogs, history, at } = setUp()
    const close = vi.fn()
    dialogs.opened(close)
    await settled()
    history.pushState(null)
    await settled()
    expect([at(), history.state]).toEqual([3, { dialog: 'open' }])
    history.back()
    expect(close).toHaveBeenCalledOnce()
  })
})
