/** What a person does, step by step, in Firefox. */
import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'

const RECORD = '::-p-aria([name="Hold to record an expense"][role="button"])'

export async function clickButton(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click()
}

export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url)
  await clickButton(page, 'Sign in with Google')
  await page.locator('::-p-aria([name="Other email"][role="textbox"])').fill(email)
  await clickButton(page, 'Continue')
  await page.locator(RECORD).wait()
}

/** Puts the pointer down on the record button. */
export async function pressButton(page: Page): Promise<void> {
  await page.locator(RECORD).hover()
  await page.mouse.down()
}

/** Until so many seconds of samples have been counted. */
export async function heardSeconds(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(
    least =>
      (document.querySelector<HTMLProgressElement>('progress[aria-label="Recording"]')?.value ?? 0) >= least,
    {},
    seconds,
  )
}

/** The text of the page once it holds `text`. */
export async function shows(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.innerText)).toMatch(text)
}

/** The texts of the alerts on show. */
export function alerts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role="alert"]')].map(({ innerText }) => innerText),
  )
}

/** Nothing of the page is on its way any more: Firefox reports a request of the service worker that leaving cuts off. */
export async function leavable(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 1000 })
}
