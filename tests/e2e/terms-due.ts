/** The profile as the backend tells it once the terms have changed. */
import type { Route } from '@playwright/test'
import { CURRENT_TERMS } from '../../shared/domain/terms.ts'

export const PROFILE = '**/api/auth/profile'

export async function answerDue(route: Route): Promise<void> {
  const { data } = await (await route.fetch()).json()
  await route.fulfill({ json: { data: { ...data, terms_due: CURRENT_TERMS } } })
}
