/** Permissions that a person refuses, leaves open or takes back, in a browser that knows them. */
import type { Page } from '@playwright/test'
import { recovers, test } from './fault-phones.ts'
import { lostInMidRecording, refused } from './refused-microphone.ts'

test.use({ language: 'id', whole: true })

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

test('a microphone that was refused is told as blocked, and a prompt that is closed unanswered as cancelled', {
  tag: ['@spec-5.3', '@spec-8.25', '@fault-permission-denied', '@spec-8.28', '@fault-permission-dismissed'],
}, async ({ phone }) => {
  for (const [setting, text] of [
    ['denied', 'blocked'],
    ['prompt', 'cancelled'],
  ] as const)
    await test.step(setting, async () => {
      await setPermission(phone.page, setting)
      await refused(phone, phone.texts.voice[text])
      await setPermission(phone.page, 'granted')
      await recovers(phone)
    })
})

test('a permission taken back in mid-recording is told, and what was said is saved once', {
  tag: ['@spec-5.3', '@spec-8.35', '@fault-permission-revoked-in-mid-recording'],
}, async ({ phone }) => {
  await lostInMidRecording(phone, phone.texts.voice.microphoneRequired, () =>
    setPermission(phone.page, 'denied'),
  )
  await setPermission(phone.page, 'granted')
  await recovers(phone)
})
