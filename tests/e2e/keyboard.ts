/** A keyboard and nothing else: things are reached by Tab, and where the focus is has to be seen. */
import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page of a test has. */
const MAX_STOPS = 80

export function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key)

  /** By Tab, or by Shift+Tab; each stop on the way is seen. Stays where it is there already. */
  async function tabTo(target: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let stops = 0; stops < MAX_STOPS; stops++) {
      if (await isFocused(target)) return
      await press(way)
      await focusIsSeen(page)
    }
    throw new Error(`${target} is not reached by ${MAX_STOPS} times ${way}`)
  }

  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    down: (key: string) => page.keyboard.down(key),
    up: (key: string) => page.keyboard.up(key),
    tabTo,
    async activate(target: Locator, way?: 'Tab' | 'Shift+Tab'): Promise<void> {
      await tabTo(target, way)
      await press('Enter')
    },
    /** What a text field has is selected when it is reached: typing replaces it. */
    async enter(field: Locator, text: string): Promise<void> {
      await tabTo(field)
      await page.keyboard.type(text)
    },
  }
}

export type Keyboard = ReturnType<typeof keyboardOf>

/** The focus went into the dialog by itself, and Tab and Shift+Tab never lead to what is behind it. */
export async function dialogHolds(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1)
  const stops = await dialog.locator('button, input, select').count()
  for (const way of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press(way)
      await focusIsSeen(page)
      // The body is the way through the browser's own buttons.
      await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0)
    }
  }
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate(element => element === document.activeElement)
}

/** What has the focus shows it, and is not wholly under something else, but for a toast. */
async function focusIsSeen(page: Page): Promise<void> {
  if ((await unseenFocus(page)) === null) return
  await sendOffToasts(page)
  await expect.poll(() => unseenFocus(page), { intervals: [100] }).toBeNull()
}

/** Dismisses messages rather than waiting for their time to end; the focus does not move. */
function sendOffToasts(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const toast of document.querySelectorAll('[role][data-type]'))
      if (toast instanceof HTMLElement && !toast.contains(document.activeElement)) toast.click()
  })
}

function unseenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // A choice's own box may be hidden: its label then carries the ring.
    const boxes = [focused.closest('label') ?? focused, focused]
    const ringed =
      boxes.find(box => {
        const { outlineStyle, boxShadow, strokeWidth } = getComputedStyle(box)
        const thickened = box instanceof SVGElement && Number.parseFloat(strokeWidth) > 1
        return outlineStyle !== 'none' || boxShadow !== 'none' || thickened
      }) ?? frameOf(focused)
    if (!ringed) return `no sign of the focus: ${focused.outerHTML}`
    const { left, top, width, height } = ringed.getBoundingClientRect()
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap(x => [0.1, 0.5, 0.9].map(y => [x, y] as const))
    const bare = points.some(([x, y]) =>
      ringed.contains(document.elementFromPoint(left + x * width, top + y * height)),
    )
    return bare ? null : `covered: ${focused.outerHTML}`

    /** A text field may leave the ring to the frame around it. */
    function frameOf(field: Element): Element | null {
      if (!(field instanceof HTMLInputElement)) return null
      for (let frame = field.parentElement; frame; frame = frame.parentElement)
        if (getComputedStyle(frame).outlineStyle !== 'none') return frame
      return null
    }
  })
}
