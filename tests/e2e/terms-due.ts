/** The profile as the backend tells it once the terms have changed. */
import type { BrowserContext, Route } from '@playwright/test'
import { CURRENT_TERMS } from '../../shared/domain/terms.ts'

export const PROFILE = '**/api/auth/profile'

export async function answerDue(route: Route): Promise<void> {
  const { data } = await (await route.fetch()).json()
  await route.fulfill({ json: { data: { ...data, terms_due: CURRENT_TERMS } } })
}

const refuse = (route: Route) =>
  route.fulfill({ status: 428, json: { message: 'Changed.', code: 'terms_due' } })

/** From here on the terms have changed: the profile says so, and what is sent to `refused` is, until the person agrees. */
export async function changeTerms(context: BrowserContext, refused: string): Promise<void> {
  let isDue = true
  await context.route(PROFILE, route => (isDue ? answerDue(route) : route.continue()))
  await context.route(refused, route => (isDue ? refuse(route) : route.continue()))
  await context.route('**/api/auth/agreements', route => {
    isDue = false
    return route.continue()
  })
}
