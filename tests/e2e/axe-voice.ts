/** From the held button to the review, and what is left when sending fails. */
import type { Route } from '@playwright/test'
import type { Tour } from './axe-look.ts'
import { expect } from './product.ts'
import { holdAndSpeak, openUnsent, pressButton } from './steps.ts'

const VOICE = '**/api/expenses/voice'

const heard = (description: string, id?: string) => ({
  id,
  amount: 25_000,
  currency: 'IDR',
  description,
  category: 'Food & Dining',
  date: '2026-11-20',
})

const answer = (autoInserted: boolean) => (route: Route) =>
  route.fulfill({
    json: {
      expenses: autoInserted ? [heard('Kopi', 'a'), heard('Roti', 'b')] : [heard('Kopi')],
      transcription: 'beli kopi dua puluh lima ribu',
      ai_confidence_score: 0.9,
      auto_inserted: autoInserted,
    },
  })

export async function tourVoice(tour: Tour): Promise<void> {
  const { page, language, texts, look } = tour
  const dialog = page.getByRole('dialog')
  const hold = page.getByRole('button', { name: texts.voice.hold })
  await pressButton(page, hold)
  await expect(page.getByText(texts.voice.recording, { exact: true })).toBeVisible()
  await look('recording')
  await page.keyboard.press('ArrowUp')
  await page.mouse.up()
  const send = page.getByRole('button', { name: texts.voice.send, exact: true })
  await expect(send).toBeVisible()
  await look('recording, hands free')

  let respond = () => {}
  const asked = new Promise<void>(resolve => {
    respond = resolve
  })
  await page.context().route(VOICE, async route => {
    await asked
    await answer(true)(route)
  })
  await send.click()
  await expect(page.getByRole('dialog', { name: texts.voice.processing.title })).toBeVisible()
  await look('processing', 'voice/processing.tsx')
  respond()
  await expect(page.getByRole('dialog', { name: texts.review.titleAutoInserted })).toBeVisible()
  await look('review of what is saved', 'review/receipt-sheet.tsx')
  await dialog.getByRole('button', { name: /^Kopi/ }).click()
  await dialog.getByLabel(texts.fields.amount).fill('0')
  await dialog.getByRole('button', { name: texts.review.update.replace('{{count}}', '1') }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('review, refused', 'review/receipt-sheet.tsx')
  await dialog.getByRole('button', { name: texts.review.discard }).click()

  await reply(tour, answer(false))
  await holdAndSpeak(page, 0.5, language)
  await expect(page.getByRole('dialog', { name: texts.review.title })).toBeVisible()
  await look('review of what is not saved', 'review/receipt-sheet.tsx')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()

  await reply(tour, route => route.abort('connectionreset'))
  await holdAndSpeak(page, 0.5, language)
  await openUnsent(page, 1, texts)
  await look('unsent recording', 'voice/unsent-line.tsx')
  await dialog.getByRole('button', { name: texts.common.close }).click()
  await page.getByRole('link', { name: texts.nav.profile }).click()
  await page.getByRole('button', { name: texts.profile.signOut }).click()
  await expect(page.getByRole('dialog', { name: texts.signingOut.title })).toBeVisible()
  await look('signing out', 'sign-out/sign-out-dialog.tsx')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
  await openUnsent(page, 1, texts)
  await dialog.getByRole('button', { name: texts.common.discard }).click()
}

const STANDING = '**/api/auth/standing'

/** In place of days on which voice is closed. */
export async function tourStanding({ page, texts, look }: Tour): Promise<void> {
  const words = texts.standing
  const at = '2026-11-20T01:00:00.000Z'
  await page.context().route(STANDING, route =>
    route.fulfill({
      json: {
        data: {
          restriction: { type: 'temporary_suspension', since: at, until: '2026-11-21T01:00:00.000Z' },
          heard: [
            { at, transcription: 'selamat pagi', violation_type: 'temporary_suspension', counted: true },
          ],
          objection: {
            text: 'Itu radio',
            at,
            answer: { accepted: false, text: 'Rekamannya jelas.', at },
          },
        },
      },
    }),
  )
  const dialog = page.getByRole('dialog', { name: words.object })
  await page.getByRole('link', { name: texts.nav.profile }).click()
  await expect(page.getByRole('region', { name: words.title })).toContainText('Rekamannya jelas.')
  await look('profile of a person to whom voice is closed')
  await page.getByRole('button', { name: words.object }).click()
  await dialog.getByRole('button', { name: words.submit }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('objecting, without a word', 'profile/objection-dialog.tsx')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await page.context().unroute(STANDING)
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
}

async function reply({ page }: Tour, how: (route: Route) => Promise<void>): Promise<void> {
  await page.context().unroute(VOICE)
  await page.context().route(VOICE, how)
}
