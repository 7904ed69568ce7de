/** What stands on the page between the release of the button and the result. */
import { id } from '../../src/i18n/id.ts'
import { sentence } from '../fixtures/speech.ts'
import { openPhone } from './open-phone.ts'
import { paceAnswers } from './paced-answers.ts'
import { expect, test } from './product.ts'
import { historySettled, holdAndSpeak, openSignedIn, row, sum } from './steps.ts'

const SPEECH = 'id-coffee-parking.wav'
const SAID = sentence(SPEECH).transcript

test('the three steps are ticked by what the server tells, with the words that were heard', {
  tag: ['@spec-2.43', '@spec-2.44'],
}, async ({ product, launch, hearAs }) => {
  hearAs(SPEECH)
  const { processing } = id.voice
  const answers = await paceAnswers(product.url)
  const { page } = await openPhone(answers.url, { locale: 'id-ID' }, launch)
  await openSignedIn(page, 'paced@example.com', 'id')
  await holdAndSpeak(page, 1, 'id')

  const overlay = page.getByRole('dialog', { name: processing.title })
  const current = overlay.getByRole('listitem').and(page.locator('[aria-current=step]'))
  const done = overlay.getByRole('listitem').filter({ has: page.getByRole('img', { name: processing.done }) })
  await expect(overlay).toBeVisible()
  answers.letOn()
  await expect(current).toHaveText(processing.transcribing)
  await expect(done).toHaveCount(0)
  await expect(overlay.getByText(SAID)).toHaveCount(0)
  answers.letOn()
  await expect(overlay.getByText(SAID)).toBeVisible()
  await expect(done).toHaveText([processing.transcribed])
  await expect(current).toHaveText(processing.extracting)
  answers.letOn()
  await expect(done).toHaveText([processing.transcribed, processing.extracting])
  await expect(current).toHaveText(processing.saving)
  answers.letOn()
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: id.review.titleAutoInserted })).toBeVisible()
  await page.context().close()
  await answers.close()
})

test('put away, it is a line above the bar, and the next sentence is spoken while the first is processed', {
  tag: ['@spec-2.46'],
}, async ({ openPhone, hearAs, product: { transcriber } }) => {
  hearAs(SPEECH)
  const page = await openPhone()
  await openSignedIn(page, 'two-in-a-row@example.com')
  const letFirstOn = transcriber.holdNext()
  await holdAndSpeak(page, 1)
  const overlay = page.getByRole('dialog', { name: 'Processing your recording' })
  await overlay.getByRole('button', { name: 'Keep going' }).click()
  await expect(overlay).toHaveCount(0)
  await expect(page.getByText('Processing your recording…')).toBeVisible()

  const heard = transcriber.requests.length
  await holdAndSpeak(page, 1)
  await expect.poll(() => transcriber.requests.length).toBe(heard + 1)
  // Answered, yet the first one's turn comes first.
  await expect(page.getByText(`Saving “${SAID}”…`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letFirstOn()
  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  await expect(review.getByText('4 expenses saved', { exact: true })).toBeVisible()
  await expect(page.getByText(/^(Saving|Processing) /)).toHaveCount(0)
  await review.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => sum(page, 'This month')).toBe(60_000)
  await historySettled(page)
  await page.goto('/expenses')
  await expect(row(page, 'Kopi', 'Rp25.000')).toHaveCount(2)
})
