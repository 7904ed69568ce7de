import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './built-server.ts'
import { expect, openPhone as openPhoneAt, test } from './product.ts'
import { holdAndSpeak, row, signIn } from './steps.ts'

test('without a transcription service the page says what to set, keeps the recording, and sends it later', async ({
  product,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ucap-e2e-'))
  const deaf = await startServer({ DATA_DIR: dataDir, TRANSCRIBE_URL: '' })
  const port = new URL(deaf.url).port
  const { browser, page } = await openPhoneAt(deaf.url, { speech: 'id-coffee-parking.wav' })
  try {
    await signIn(page, 'patient@example.com')
    await holdAndSpeak(page, 4)
    await expect(page.getByRole('alert')).toContainText('TRANSCRIBE_URL')
    await expect(page.getByText('Unsent recording')).toBeVisible()

    // Meanwhile nobody is there to send it again by itself.
    await page.goto('about:blank')
    await deaf.stop()
    const hearing = await startServer({
      DATA_DIR: dataDir,
      TRANSCRIBE_URL: product.transcriber.url,
      PORT: port,
    })
    try {
      await page.goto('/')
      await page.getByRole('button', { name: 'Retry' }).click()
      await page
        .getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
        .getByRole('button', { name: 'Close' })
        .click()
      await expect(row(page, 'Kopi', 'Rp25.000')).toBeVisible()
      await expect(page.getByText('Unsent recording')).toHaveCount(0)
    } finally {
      await hearing.stop()
    }
  } finally {
    await browser.close()
    await deaf.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a recording that the network cut off is kept, found again after a reload, and discarded on request', async ({
  openPhone,
}) => {
  const page = await openPhone({ speech: 'id-coffee-parking.wav' })
  await signIn(page, 'tunnel@example.com')
  await page.context().route('**/api/expenses/voice', route => route.abort('connectionreset'))
  await holdAndSpeak(page, 1)
  await expect(page.getByRole('alert')).toContainText('Your recording is kept')
  await page.reload()
  await expect(page.getByText('Unsent recording')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Unsent recording')).toHaveCount(0)
})

test('offline, recording is refused before the microphone opens', async ({ openPhone }) => {
  const page = await openPhone()
  await signIn(page, 'offline@example.com')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Hold to record an expense' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Internet connection required for voice recording/)
})
