/** What fingers, keys and the system do to the button: one press, one recording. */
import type { CDPSession } from '@playwright/test'
import {
  answerVoice,
  expect,
  type FaultPhone,
  heard,
  keptNone,
  press,
  recordButton,
  recovers,
  rests,
  reviewed,
  saved,
  test,
} from './fault-phones.ts'

interface Touch {
  readonly session: CDPSession
  readonly x: number
  readonly y: number
}

async function touch(phone: FaultPhone): Promise<Touch> {
  const box = await recordButton(phone).boundingBox()
  if (!box) throw new Error('the button is not on the page')
  const session = await phone.page.context().newCDPSession(phone.page)
  return { session, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const down = ({ session, x, y }: Touch, ids: readonly number[]) =>
  session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: ids.map(id => ({ x: x + id, y: y + id, id })),
  })

const up = ({ session }: Touch, type: 'touchEnd' | 'touchCancel') =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: [] })

/** One recording, sent and saved once; the microphone is off, the button idle. */
async function once(phone: FaultPhone, act: (phone: FaultPhone) => Promise<void>): Promise<void> {
  const uploads = await answerVoice(phone, saved)
  await act(phone)
  await reviewed(phone)
  expect(uploads()).toBe(1)
  await keptNone(phone)
  await rests(phone)
}

const CASES: readonly { title: string; tag: string[]; act: (phone: FaultPhone) => Promise<void> }[] = [
  {
    title: 'a second finger neither starts nor ends anything',
    tag: ['@fault-second-finger'],
    async act(phone) {
      const finger = await touch(phone)
      await down(finger, [1])
      await heard(phone)
      await down(finger, [1, 2])
      // A finger that is no longer listed has been lifted.
      await finger.session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: finger.x + 1, y: finger.y + 1, id: 1 }],
      })
      await heard(phone, 1.5)
      await up(finger, 'touchEnd')
    },
  },
  {
    title: 'a touch that the system cancels ends the recording, which is sent',
    tag: ['@fault-pointercancel'],
    async act(phone) {
      const finger = await touch(phone)
      await down(finger, [1])
      await heard(phone)
      await up(finger, 'touchCancel')
    },
  },
  {
    title: 'a pointer that leaves the button ends the recording, which is sent',
    tag: ['@spec-4.14', '@fault-pointer-leaving'],
    async act(phone) {
      await press(phone)
      const box = await recordButton(phone).boundingBox()
      await phone.page.mouse.move(box?.x ?? 0, 799)
      await phone.page.mouse.up()
    },
  },
  {
    title: 'a key that repeats while it is held records once',
    tag: ['@fault-key-repeat'],
    async act(phone) {
      await recordButton(phone).focus()
      for (let i = 0; i < 4; i++) await phone.page.keyboard.down(' ')
      await heard(phone)
      await phone.page.keyboard.up(' ')
    },
  },
  {
    title: 'the menu of a long press does not open over the button, and the recording goes on',
    tag: ['@fault-context-menu'],
    async act(phone) {
      await press(phone)
      const open = await recordButton(phone).evaluate(button =>
        button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      )
      expect(open).toBe(false)
      await heard(phone, 1.5)
      await phone.page.mouse.up()
    },
  },
  {
    title: 'a page that is hidden in mid-recording sends what was said',
    tag: ['@fault-page-hidden-in-mid-recording'],
    async act({ page, ...phone }) {
      await press({ page, ...phone })
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true })
        document.dispatchEvent(new Event('visibilitychange'))
        Reflect.deleteProperty(document, 'hidden')
      })
      await page.mouse.up()
    },
  },
  {
    title: 'a page that is frozen in mid-recording sends what was said once it thaws',
    tag: ['@fault-page-frozen-in-mid-recording'],
    async act(phone) {
      const session = await phone.page.context().newCDPSession(phone.page)
      await press(phone)
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      await session.send('Page.setWebLifecycleState', { state: 'active' })
      await phone.page.mouse.up()
    },
  },
]

test('whatever fingers, keys and the system do to the button, one press is one recording, and so is the next', {
  tag: CASES.flatMap(({ tag }) => tag),
}, async ({ phone }) => {
  // Each shows of the one before that the next recording works.
  for (const { title, act } of CASES) await test.step(title, () => once(phone, act))
  await recovers(phone)
})

test('a second press does nothing while the page says that the first is processed', {
  tag: ['@spec-2.46', '@fault-double-press'],
}, async ({ phone }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const uploads = await answerVoice(phone, async route => {
    await held
    await saved(route)
  })
  await press(phone)
  await phone.page.mouse.up()
  await expect(phone.page.getByRole('dialog', { name: phone.texts.voice.processing.title })).toBeVisible()
  await recordButton(phone).hover({ force: true })
  await phone.page.mouse.down()
  await phone.page.mouse.up()
  answer()
  await reviewed(phone)
  expect(uploads()).toBe(1)
  await recovers(phone)
})
