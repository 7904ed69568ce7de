/** A recording whose sign-in is gone by the time that it is sent. */
import { answerVoice, expect, keptOne, speak, test, told } from './fault-phones.ts'
import { signIn } from './steps.ts'

test('a second 401 leads to /login, and the recording is there after the next sign-in', {
  tag: ['@spec-4.4', '@fault-401-twice'],
}, async ({ phone }) => {
  const { page, texts, language } = phone
  const uploads = await answerVoice(phone, route =>
    route.fulfill({ status: 401, json: { message: 'Please sign in again.' } }),
  )
  await speak(phone)
  await expect(page).toHaveURL(/\/login$/)
  await told(phone, texts.voice.unsent.kept)
  expect(uploads()).toBe(2)
  expect(
    await page.evaluate(() => window.microphoneTracks.filter(track => track.readyState === 'live')),
  ).toEqual([])
  await signIn(page, `faults-${language}@example.com`, language)
  await keptOne(phone)
})
