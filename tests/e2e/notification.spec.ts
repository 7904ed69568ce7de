import { speechSeconds } from '../fixtures/speech.ts'
import { expect, test } from './product.ts'
import { holdAndSpeak, signIn } from './steps.ts'

test('where notifications are allowed, one says that the spoken expenses are saved', async ({
  openPhone,
}) => {
  const speech = 'en-lunch-bus.wav'
  const page = await openPhone({ speech, permissions: ['microphone', 'notifications'], installed: true })
  await signIn(page, 'notified@example.com')
  await holdAndSpeak(page, speechSeconds(speech))
  await expect(page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })).toBeVisible()

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toEqual([{ title: 'Ucap', body: 'Your expenses have been automatically saved!' }])
})
