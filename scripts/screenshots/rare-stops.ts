/** What few people see, or seldom: figures that are not up to date, answers to what is asked, and what has to be decided. */
import type { Locator, Page, Route } from '@playwright/test'
import { AGREEMENT_TEXTS } from '../../src/i18n/legal/agreement.ts'
import { allFetched } from '../../tests/e2e/steps.ts'
import { answerDue, PROFILE } from '../../tests/e2e/terms-due.ts'
import { languageOf, type Stops, type Walk } from './walk.ts'

const API = '**/api/**'
const ONE = '**/api/expenses/*'
const STATUS = '**/api/subscriptions/status'
const STANDING = '**/api/auth/standing'

const HEARD_AT = '2026-11-20T01:00:00.000Z'

/** Of an account to which voice is closed, whose objection was turned down. */
const CLOSED = {
  data: {
    restriction: { type: 'temporary_suspension', since: HEARD_AT, until: '2026-11-27T01:00:00.000Z' },
    heard: [
      {
        at: HEARD_AT,
        transcription: 'selamat pagi, apa kabar',
        violation_type: 'not_expense_warning',
        counted: true,
      },
      { at: HEARD_AT, transcription: 'lagu di radio', violation_type: 'temporary_suspension', counted: true },
    ],
    objection: {
      text: 'Itu suara radio',
      at: HEARD_AT,
      answer: { accepted: false, text: 'Rekamannya jelas.', at: HEARD_AT },
    },
  },
}

const TRIAL_ENDS = {
  has_active_subscription: true,
  is_trial: true,
  total_subscription_days: 14,
  days_remaining: 2,
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true })

async function home({ page, texts }: Walk): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: texts.dashboard.recent }).waitFor()
}

/** Answers `requests` as `how` says while `visit` goes on. */
async function answered(
  page: Page,
  requests: string,
  how: (route: Route) => Promise<void>,
  visit: () => Promise<void>,
): Promise<void> {
  await page.context().route(requests, how)
  await visit()
  await page.context().unroute(requests)
}

async function say({ page, texts }: Walk, sentence: string): Promise<void> {
  const field = page.getByRole('textbox', { name: texts.capture.field })
  await field.fill(sentence)
  await button(page, texts.sentence.clear).waitFor()
  await field.press('Enter')
}

/** As the backend answers where another device was first. */
async function changedElsewhere(route: Route): Promise<void> {
  const sent = route.request().postDataJSON()
  const current = {
    ...sent,
    amount: 27_500,
    description: 'Kopi susu gula aren besar',
    id: 'a',
    created_at: '',
    version: 2,
  }
  await route.fulfill({ status: 409, json: { message: 'changed', conflict: { current, yours: null } } })
}

export const RARE: Stops = {
  async stale(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await allFetched(page)
    await page.context().setOffline(true)
    await page.getByText(texts.offline.label).waitFor()
    await camera.take('dashboard-offline')
    await page.context().setOffline(false)
    await answered(
      page,
      API,
      route => route.abort(),
      async () => {
        await page.goto('/')
        await page.getByRole('alert').waitFor()
        await camera.take('dashboard-stale')
        await page.getByRole('link', { name: texts.nav.expenses, exact: true }).click()
        await page.getByRole('alert').waitFor()
        await camera.take('expenses-stale')
      },
    )
  },
  async trial(walk) {
    const { page, camera, texts } = walk
    await answered(
      page,
      STATUS,
      route => route.fulfill({ json: TRIAL_ENDS }),
      async () => {
        await home(walk)
        await page.getByText(texts.trial.after).waitFor()
        await camera.take('dashboard-trial')
      },
    )
  },
  async requests(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await allFetched(page)
    await say(walk, 'bulan ini habis berapa buat makan?')
    const answer = page.locator('dialog[open]')
    await answer.getByRole('list', { name: texts.requests.latest }).waitFor()
    await camera.take('answer')
    await button(answer, texts.common.close).last().click()
    await say(walk, 'kopi 13, parkir 5')
    await answer.getByRole('list', { name: texts.review.list }).waitFor()
    await say(walk, 'kopinya tiga puluh ribu')
    await dialog(page, texts.requests.corrected).waitFor()
    await camera.take('correction')
    await button(answer, texts.common.close).last().click()
    await say(walk, 'yang parkir dihapus')
    await dialog(page, texts.requests.deleted).waitFor()
    await camera.take('correction-deleted')
  },
  async conflict(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await answered(page, ONE, changedElsewhere, async () => {
      await page
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .first()
        .getByRole('button')
        .click()
      const editing = dialog(page, texts.edit.title)
      await editing.getByLabel(texts.fields.amount).fill('26000')
      await button(editing, texts.edit.submit).click()
      await dialog(page, texts.conflict.title).getByRole('table').waitFor()
      await camera.take('conflict')
    })
  },
  async agreement(walk) {
    const { page, camera } = walk
    await answered(page, PROFILE, answerDue, async () => {
      await page.goto('/')
      await dialog(page, AGREEMENT_TEXTS[languageOf(walk)].title).waitFor()
      await camera.take('agreement')
    })
  },
  async 'own-data'({ page, texts, camera }) {
    await page.goto('/profile')
    const { copyOpen, copySubmit, deleteOpen, deleteSubmit } = texts.ownData
    for (const [name, open, submit] of [
      ['own-data', copyOpen, copySubmit],
      ['delete-account', deleteOpen, deleteSubmit],
    ] as const) {
      await button(page, open).click()
      const opened = page.getByRole('dialog')
      await button(opened, submit).waitFor()
      await camera.take(name)
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'detached' })
    }
  },
  async standing(walk) {
    const { page, texts, camera } = walk
    await answered(
      page,
      STANDING,
      route => route.fulfill({ json: CLOSED }),
      async () => {
        await page.goto('/profile')
        const standing = page.getByRole('region', { name: texts.standing.title })
        await standing.getByText(CLOSED.data.objection.answer.text).waitFor()
        await standing.scrollIntoViewIfNeeded()
        await camera.take('standing')
        await button(standing, texts.standing.object).click()
        await button(dialog(page, texts.standing.object), texts.standing.submit).waitFor()
        await camera.take('objection')
      },
    )
  },
  /** An expense that comes again, and what corrections have taught. */
  async repeats(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await button(page, texts.add.open).click()
    const adding = dialog(page, texts.add.title)
    await adding.getByLabel(texts.fields.amount).fill('1250000')
    await adding.getByLabel(texts.fields.description).fill('Kos bulanan')
    await adding.getByLabel(texts.repeat.label).selectOption('month')
    await camera.take('add-repeating')
    await button(adding, texts.add.submit).click()
    await adding.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: texts.nav.profile, exact: true }).click()
    const rules = page.getByRole('region', { name: texts.repeat.title })
    await rules.getByText('Kos bulanan').first().waitFor()
    await rules.scrollIntoViewIfNeeded()
    await camera.take('repeats')
    await rules.getByRole('button').first().click()
    await dialog(page, texts.repeat.editTitle).waitFor()
    await camera.take('repeats-edit')
  },
  /** The page asks to notify. */
  async notifications(walk) {
    const { page, texts, camera } = walk
    await home(walk)
    await page.evaluate(() => Object.defineProperty(Notification, 'permission', { value: 'default' }))
    await page.getByRole('link', { name: texts.nav.profile, exact: true }).click()
    await button(page, texts.notifications.enable).waitFor()
    await page.getByRole('link', { name: texts.nav.dashboard, exact: true }).click()
    await page.getByRole('region', { name: texts.notifications.promptTitle }).waitFor()
    await camera.take('notifications')
  },
  async 'missing-code'(walk) {
    const { page, texts, camera } = walk
    await answered(
      page,
      '**/assets/{exporting,analytics}-*.js',
      route => route.abort(),
      async () => {
        await home(walk)
        await button(page, texts.export.open).click()
        await page.getByRole('dialog').getByText(texts.app.chunkFailed).waitFor()
        await camera.take('missing-dialog')
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: texts.nav.analytics, exact: true }).click()
        await page.getByText(texts.app.chunkFailed).waitFor()
        await camera.take('missing-screen')
      },
    )
  },
}
