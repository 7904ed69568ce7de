/** Requests that fail, and the way to where they are made. */
import type { Page, Route } from '@playwright/test'
import type { FaultPhone } from './fault-phones.ts'

export const refuse = (route: Route) => route.fulfill({ status: 500, json: {} })

/** Where these requests fail while `act` runs. */
export async function failing(
  page: Page,
  url: string,
  act: () => Promise<void>,
  answer: (route: Route) => Promise<void> = refuse,
): Promise<void> {
  await page.context().route(url, answer)
  await act()
  await page.context().unroute(url)
}

export async function open({ page, texts }: FaultPhone, tab: keyof typeof texts.nav): Promise<void> {
  await page.getByRole('link', { name: texts.nav[tab], exact: true }).click()
}
