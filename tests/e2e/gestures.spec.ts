/** What a thumb does on the record button, by touch: hold, drift, slide to cancel, slide to lock. */
import {
  answerVoice,
  expect,
  type FaultPhone,
  heard,
  keptNone,
  recordButton,
  reviewed,
  saved,
  test,
} from './fault-phones.ts'
import { fingerOn } from './finger.ts'

/** Half of the button, and what is past its edge at the point of no return. */
const REACH = 36 + 96

const hold = (phone: FaultPhone) => fingerOn(phone.page, recordButton(phone))

/** How far a finger goes until the button that follows it touches the lock's icon. */
async function wayToLock(phone: FaultPhone): Promise<number> {
  const button = recordButton(phone)
  const icon = await phone.page.locator('[class*="_lock_"] svg').boundingBox()
  const box = await button.boundingBox()
  if (!icon || !box) throw new Error('no lock is shown')
  return box.height / 2 + box.y - (icon.y + icon.height)
}

const panel = ({ page, texts }: FaultPhone) => page.getByRole('region', { name: texts.voice.recording })

const live = ({ page }: FaultPhone) =>
  page.evaluate(() => window.microphoneTracks.filter(track => track.readyState === 'live').length)

test('held and let go it sends, and a thumb that drifts meanwhile cuts nothing', {
  tag: ['@spec-4.10', '@spec-4.14'],
}, async ({ phone }) => {
  const uploads = await answerVoice(phone, saved)
  const finger = await hold(phone)
  await heard(phone)
  await finger.slide(30, 70)
  await finger.slide(-80, -60)
  await heard(phone, 1)
  expect(uploads()).toBe(0)
  await finger.lift()
  await reviewed(phone)
  expect(uploads()).toBe(1)
})

test('a slide to the left cancels, sends nothing, and Undo sends it after all', async ({ phone }) => {
  const { page, texts } = phone
  const uploads = await answerVoice(phone, saved)
  const finger = await hold(phone)
  await heard(phone, 1)
  await finger.slide(-REACH, 10)
  await expect(panel(phone)).toHaveCount(0)
  await finger.lift()
  const toast = page.getByRole('status').filter({ hasText: texts.voice.discarded })
  const undo = toast.getByRole('button', { name: texts.common.undo })
  // While it has the focus the message stays.
  await undo.focus()
  expect(await live(phone)).toBe(0)
  expect(uploads()).toBe(0)
  await undo.click()
  await reviewed(phone)
  expect(uploads()).toBe(1)
  await keptNone(phone)
})

test('Back while it records cancels that, with Undo, and leaves no page', async ({ phone }) => {
  const { page, texts } = phone
  const uploads = await answerVoice(phone, saved)
  const address = page.url()
  const finger = await hold(phone)
  await heard(phone, 1)
  await page.goBack()
  await expect(panel(phone)).toHaveCount(0)
  await finger.lift()
  const toast = page.getByRole('status').filter({ hasText: texts.voice.discarded })
  await expect(toast.getByRole('button', { name: texts.common.undo })).toBeVisible()
  expect(page.url()).toBe(address)
  expect(await live(phone)).toBe(0)
  expect(uploads()).toBe(0)
})

test('cancelled and not undone it is gone', async ({ phone }) => {
  const { page, texts } = phone
  const uploads = await answerVoice(phone, saved)
  const finger = await hold(phone)
  await heard(phone, 1)
  const dropped = page.waitForRequest(
    request => request.method() === 'DELETE' && request.url().includes('/expenses/voice/uploads/'),
  )
  await finger.slide(-REACH, 0)
  await dropped
  await finger.lift()
  const toast = page.getByRole('status').filter({ hasText: texts.voice.discarded })
  await toast.waitFor()
  await expect(toast).toHaveCount(0)
  await page.reload()
  await expect(recordButton(phone)).toBeVisible()
  await keptNone(phone)
  expect(uploads()).toBe(0)
})

test('a slide up locks: it records on without a finger, until it is sent', async ({ phone }) => {
  const { page, texts } = phone
  const uploads = await answerVoice(phone, saved)
  const finger = await hold(phone)
  await heard(phone)
  await finger.slide(0, -(await wayToLock(phone)))
  await finger.lift()
  await heard(phone, 2)
  expect(uploads()).toBe(0)
  await page.getByRole('button', { name: texts.voice.send, exact: true }).tap()
  await reviewed(phone)
  expect(uploads()).toBe(1)
})

/** Width and height, and the hand that holds the phone. */
const HOLDS = [
  [320, 640, 'right'],
  [320, 640, 'left'],
  [800, 360, 'right'],
  [800, 360, 'left'],
  [1280, 800, 'right'],
] as const

for (const [width, height, hand] of HOLDS) {
  test(`at ${width} x ${height} the ${hand} hand cancels towards the middle, and all stands within reach`, async ({
    phone,
  }) => {
    const { page, texts } = phone
    await answerVoice(phone, saved)
    await page.evaluate(side => localStorage.setItem('hand', side), hand)
    await page.setViewportSize({ width, height })
    await page.reload()
    const [field, record] = [page.getByRole('textbox', { name: texts.capture.field }), recordButton(phone)]
    const [left, right] = [await field.boundingBox(), await record.boundingBox()]
    expect((left?.x ?? 0) < (right?.x ?? 0)).toBe(hand === 'right')
    expect((right?.y ?? 0) + (right?.height ?? 0)).toBeLessThanOrEqual(height)
    const finger = await hold(phone)
    await heard(phone)
    const box = await panel(phone).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await finger.slide(hand === 'right' ? -REACH : REACH, 0)
    await finger.lift()
    await expect(page.getByText(texts.voice.discarded)).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('hand'))
    await page.setViewportSize({ width: 360, height: 800 })
  })
}
