/** Faults of the microphone and of the audio, before and in the middle of a recording. */
import type { Page } from '@playwright/test'
import {
  answerVoice,
  expect,
  type FaultPhone,
  heard,
  keptNone,
  press,
  recordButton,
  recovers,
  reviewed,
  saved,
  test,
  told,
} from './fault-phones.ts'
import { pressButton } from './steps.ts'

test.use({ language: 'id' })

/** Answers for the person, as the browser's settings do. */
async function setPermission(page: Page, setting: 'denied' | 'granted' | 'prompt'): Promise<void> {
  const target = await page.context().newCDPSession(page)
  const { browserContextId } = (await target.send('Target.getTargetInfo')).targetInfo
  const session = await page.context().browser()?.newBrowserCDPSession()
  await session?.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting,
    ...(browserContextId ? { browserContextId } : {}),
  })
}

/** Presses, is told why nothing is recorded, and lets go. */
async function refused(phone: FaultPhone, text: string): Promise<void> {
  const uploads = await answerVoice(phone, saved)
  await pressButton(phone.page, recordButton(phone))
  await expect(phone.page.getByRole('alert')).toContainText(text)
  await phone.page.mouse.up()
  await told(phone, text)
  expect(uploads()).toBe(0)
  await keptNone(phone)
}

for (const [title, tag, setting, text] of [
  [
    'a microphone that was refused is told as blocked',
    ['@spec-5.3', '@spec-8.25', '@fault-permission-denied'],
    'denied',
    'blocked',
  ],
  [
    'a prompt that is closed unanswered is told as cancelled',
    ['@spec-8.28', '@fault-permission-dismissed'],
    'prompt',
    'cancelled',
  ],
] as const) {
  test(title, { tag: [...tag] }, async ({ phone }) => {
    await setPermission(phone.page, setting)
    await refused(phone, phone.texts.voice[text])
    await setPermission(phone.page, 'granted')
    await recovers(phone)
  })
}

for (const [title, tag, name, text] of [
  [
    'no microphone is told, and what to check',
    ['@spec-8.26', '@fault-no-microphone'],
    'NotFoundError',
    'notFound',
  ],
  [
    'a microphone that another program uses is told',
    ['@spec-8.27', '@fault-microphone-in-use'],
    'NotReadableError',
    'inUse',
  ],
  [
    'a microphone that the browser’s security keeps shut is told',
    ['@spec-8.29', '@fault-microphone-kept-shut-by-the-browsers-security'],
    'SecurityError',
    'security',
  ],
  [
    'a microphone that fails for no reason is told',
    ['@spec-8.31', '@fault-microphone-that-fails-for-another-reason-or-none'],
    '',
    'unknownMicrophone',
  ],
] as const) {
  test(title, { tag: [...tag] }, async ({ phone }) => {
    await phone.page.evaluate(fault => {
      window.microphoneFault = { name: fault, message: '' }
    }, name)
    await refused(phone, phone.texts.voice[text])
    await recovers(phone)
  })
}

test('any other reason is told in the browser’s own words', {
  tag: ['@spec-8.30', '@fault-microphone-that-fails-for-another-reason-or-none'],
}, async ({ phone }) => {
  await phone.page.evaluate(() => {
    window.microphoneFault = { name: 'OddError', message: 'moon phase' }
  })
  await refused(phone, phone.texts.voice.accessFailed.replace('{{reason}}', 'moon phase'))
  await recovers(phone)
})

test('audio code that does not load is told as a failed start', {
  tag: ['@spec-8.32', '@fault-addmodule-failing-404'],
}, async ({ phone }) => {
  await phone.page.addInitScript(() => {
    window.workletFault = sessionStorage.getItem('worklet') === 'broken'
  })
  await phone.page.evaluate(() => sessionStorage.setItem('worklet', 'broken'))
  await phone.page.reload()
  await recordButton(phone).waitFor()
  await refused(phone, phone.texts.press.startFailed)
  await phone.page.evaluate(() => sessionStorage.clear())
  await recovers(phone)
})

for (const [title, tag, fault, text] of [
  [
    'a permission taken back in mid-recording is told, and what was said is saved once',
    ['@spec-5.3', '@spec-8.35', '@fault-permission-revoked-in-mid-recording'],
    (page: Page) => setPermission(page, 'denied'),
    'microphoneRequired',
  ],
  [
    'a microphone unplugged in mid-recording is told, and what was said is saved once',
    ['@fault-unplugged-in-mid-recording-ended'],
    (page: Page) =>
      page.evaluate(() => {
        for (const track of window.microphoneTracks.filter(({ readyState }) => readyState === 'live')) {
          track.stop()
          track.dispatchEvent(new Event('ended'))
        }
      }),
    'notFound',
  ],
] as const) {
  test(title, { tag: [...tag] }, async ({ phone }) => {
    const uploads = await answerVoice(phone, saved)
    await press(phone)
    await fault(phone.page)
    await expect(recordButton(phone)).not.toHaveAttribute('data-phase', 'recording')
    await phone.page.mouse.up()
    await told(phone, phone.texts.voice[text])
    await reviewed(phone)
    expect(uploads()).toBe(1)
    await setPermission(phone.page, 'granted')
    await recovers(phone)
  })
}

test('a browser without an audio worklet records in its own format', {
  tag: ['@spec-4.21', '@fault-no-audioworklet'],
}, async ({ phone }) => {
  const types: (string | undefined)[] = []
  await phone.page.addInitScript(() => {
    if (sessionStorage.getItem('worklet') === 'missing') Reflect.deleteProperty(window, 'AudioWorkletNode')
  })
  await phone.page.evaluate(() => sessionStorage.setItem('worklet', 'missing'))
  await phone.page.reload()
  const uploads = await answerVoice(phone, route => {
    types.push(/filename="recording\.(\w+)"/.exec(route.request().postData() ?? '')?.[1])
    return saved(route)
  })
  await press(phone)
  await heard(phone, 1.5)
  await phone.page.mouse.up()
  await reviewed(phone)
  expect(uploads()).toBe(1)
  expect(types).not.toContain('wav')
  await phone.page.evaluate(() => sessionStorage.clear())
  await recovers(phone)
  await phone.page.reload()
})
