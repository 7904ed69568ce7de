/** Faults on the way to the server and in its answers. */
import type { Route } from '@playwright/test'
import { oneIsKept } from '../kept-recordings.ts'
import {
  answerVoice,
  expect,
  type FaultPhone,
  keptNone,
  keptOne,
  press,
  recovers,
  rests,
  reviewed,
  saved,
  speak,
  test,
  told,
} from './fault-phones.ts'
import { savedText, unsentLine } from './steps.ts'

test.use({ language: 'id' })

interface Row {
  readonly title: string
  readonly tag: string[]
  readonly answer: (route: Route) => Promise<void>
  readonly text: (texts: FaultPhone['texts']) => string
  readonly kept: boolean
  /** What may also be said of the upload while it was spoken: the whole recording follows. */
  readonly sentWhole?: true
}

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })

const ROWS: readonly Row[] = [
  {
    title: 'a connection that is cut in mid-upload leaves the recording to retry',
    tag: ['@spec-8.22', '@fault-connection-cut-in-mid-upload'],
    answer: route => route.abort('connectionreset'),
    text: texts => texts.voice.unsent.offline,
    kept: true,
    sentWhole: true,
  },
  {
    title: 'a 400 with a violation shows the server’s words and keeps nothing',
    tag: ['@spec-8.20', '@fault-400-with-violation-type'],
    answer: json(400, { message: 'A poem is no expense.', violation_type: 'not_expense' }),
    text: () => 'A poem is no expense.',
    kept: false,
  },
  {
    title: 'a 400 with a violation and no words says that it is no expense, and keeps nothing',
    tag: ['@spec-8.20', '@fault-400-with-violation-type'],
    answer: json(400, { violation_type: 'not_expense' }),
    text: texts => texts.voice.notExpense,
    kept: false,
  },
  {
    title: 'a 400 without a violation says that it failed, and keeps nothing',
    tag: ['@spec-8.21', '@fault-400-without-violation-type'],
    answer: json(400, {}),
    text: texts => texts.voice.failed,
    kept: false,
    sentWhole: true,
  },
  {
    title: 'a 402 says that a subscription is needed, and keeps the recording',
    tag: ['@spec-5.1', '@spec-8.19', '@fault-402'],
    answer: json(402, { message: 'pay' }),
    text: texts => `${texts.subscription.blocked} ${texts.voice.unsent.kept}`,
    kept: true,
  },
  {
    title: 'a 413 says that it failed, and keeps nothing',
    tag: ['@fault-413'],
    answer: route => route.fulfill({ status: 413, body: 'Payload too large' }),
    text: texts => texts.voice.failed,
    kept: false,
    sentWhole: true,
  },
  {
    title: 'a 429 shows the server’s words and keeps the recording',
    tag: ['@fault-429'],
    answer: json(429, { message: 'Slow down.' }),
    text: texts => `Slow down. ${texts.voice.unsent.keptForRetry}`,
    kept: true,
  },
  {
    title: 'a 500 says that it failed, and keeps the recording',
    tag: ['@spec-8.21', '@fault-500'],
    answer: route => route.fulfill({ status: 500, body: 'oops' }),
    text: texts => `${texts.voice.unsent.failed} ${texts.voice.unsent.keptForRetry}`,
    kept: true,
  },
  {
    title: 'a 503 shows the server’s words and keeps the recording',
    tag: ['@spec-8.21', '@fault-503'],
    answer: json(503, { message: 'Set TRANSCRIBE_URL.' }),
    text: texts => `Set TRANSCRIBE_URL. ${texts.voice.unsent.keptForRetry}`,
    kept: true,
  },
  {
    title: 'an answer that is not JSON says that it failed, and keeps the recording',
    tag: ['@fault-answer-that-is-not-json'],
    answer: route => route.fulfill({ status: 200, body: '<html>Welcome to the hotel</html>' }),
    text: texts => `${texts.voice.unsent.failed} ${texts.voice.unsent.keptForRetry}`,
    kept: true,
  },
]

test('whatever the server answers is told, what may help later is kept, and the next recording works', {
  tag: [...new Set(ROWS.flatMap(({ tag }) => tag))],
}, async ({ phone }) => {
  for (const { title, answer, text, kept, sentWhole } of ROWS)
    await test.step(title, async () => {
      // It shows of the answer before that the next recording is taken and sent.
      const uploads = await answerVoice(phone, answer)
      await speak(phone)
      await told(phone, text(phone.texts))
      expect([1, sentWhole ? 2 : 1]).toContain(uploads())
      await (kept ? keptOne(phone) : keptNone(phone))
      await rests(phone)
    })
  await recovers(phone)
})

test('a sentence without a price is asked for it, with what was heard filled in, and keeps nothing', {
  tag: ['@fault-a-sentence-without-a-price'],
}, async ({ phone }) => {
  const { page, texts } = phone
  const message = 'You said "buy netflix". How much was it?'
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(new Date())
  const unpriced = { description: 'Netflix', category: 'Subscription', date }
  await answerVoice(phone, json(422, { message, transcription: 'buy netflix', unpriced }))
  await speak(phone)
  const dialog = page.getByRole('dialog', { name: texts.review.title })
  await expect(dialog.getByText('“buy netflix”')).toBeVisible()
  await expect(dialog.getByLabel(texts.receipt.howMuch)).toBeFocused()
  await keptNone(phone)
  await page.keyboard.type('54000', { delay: 50 })
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Netflix' })).toContainText('54.000')
  await recovers(phone)
})

test('a token that can’t be refreshed for lack of network leaves the recording to retry', {
  tag: ['@fault-token-refresh-failing-for-lack-of-network'],
}, async ({ phone }) => {
  const context = phone.page.context()
  const uploads = await answerVoice(phone, saved)
  // Before the press: the token of that moment would serve the release, too.
  await context.route('**/securetoken.googleapis.com/**', route => route.abort())
  await press(phone)
  await phone.page.mouse.up()
  await told(phone, phone.texts.voice.unsent.offline)
  expect(uploads()).toBe(0)
  await keptOne(phone)
  // Not before: it would be sent by itself.
  await context.unroute('**/securetoken.googleapis.com/**')
  await recovers(phone)
})

test('a connection lost in mid-recording keeps it, and its return sends it, saved once and without a dialog', {
  tag: ['@fault-offline-during'],
}, async ({ phone }) => {
  const { page, texts } = phone
  // A route answers without a network, too.
  let isOffline = false
  let taken = 0
  await answerVoice(phone, route => {
    if (isOffline) return route.abort('internetdisconnected')
    taken += 1
    return saved(route)
  })
  await press(phone)
  await page.context().setOffline(true)
  isOffline = true
  await page.mouse.up()
  await told(phone, texts.voice.unsent.offline)
  await expect(unsentLine(page, texts)).toHaveText(texts.voice.unsent.waiting.replace('{{count}}', '1'))
  const refreshed = await page.evaluateHandle(() => ({
    done: new Promise<void>(resolve =>
      addEventListener('expensesAutoSaved', () => resolve(), { once: true }),
    ),
  }))
  isOffline = false
  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: savedText(texts) })).toBeVisible()
  await refreshed.evaluate(({ done }) => done)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keptNone(phone)
  expect(taken).toBe(1)
  await recovers(phone)
})

test('a recording that the server could not take is sent again by itself after a while', {
  tag: ['@fault-500'],
}, async ({ phone }) => {
  const { page, texts } = phone
  await answerVoice(phone, route => route.fulfill({ status: 503, json: { message: 'Later.' } }))
  await speak(phone)
  await told(phone, `Later. ${texts.voice.unsent.keptForRetry}`)
  const uploads = await answerVoice(phone, saved)
  await expect(page.getByRole('status').filter({ hasText: savedText(texts) })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keptNone(phone)
  expect(uploads()).toBe(1)
  await recovers(phone)
})

test('with no room on the device it is sent and saved all the same', {
  tag: ['@fault-storage-quota'],
}, async ({ phone, product }) => {
  const session = await phone.page.context().newCDPSession(phone.page)
  const origin = new URL(product.url).origin
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  const uploads = await answerVoice(phone, saved)
  await speak(phone)
  await reviewed(phone)
  expect(uploads()).toBe(1)
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await recovers(phone)
})

test('a page that is left in mid-recording finds it on the next visit', {
  tag: ['@fault-page-unloaded-in-mid-recording'],
}, async ({ phone }) => {
  await answerVoice(phone, route => route.abort())
  await press(phone)
  await oneIsKept(phone.page)
  await phone.page.reload()
  await keptOne(phone)
  await recovers(phone)
})
