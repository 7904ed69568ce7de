/** Takes what a page shows in every size and theme asked for. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export interface Size {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

export type Theme = 'light' | 'dark'
export const THEMES: readonly Theme[] = ['light', 'dark']

export interface CameraOptions {
  readonly folder: string
  readonly sizes: readonly Size[]
  readonly themes: readonly Theme[]
  /** All of the page rather than what fits on the screen. */
  readonly whole: boolean
}

export interface Camera {
  readonly sizes: readonly Size[]
  /** In every size and theme asked for. */
  take(name: string): Promise<void>
  /** In one size and every theme asked for; the page keeps the size. */
  takeAt(size: Size, name: string): Promise<void>
}

/** Where a picture ends up. */
export function pictureName(name: string, { width, height }: Size, theme: Theme): string {
  return `${name}-${width}x${height}-${theme}.png`
}

export function cameraFor(page: Page, { folder, sizes, themes, whole }: CameraOptions): Camera {
  async function takeAt(size: Size, name: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    await page.setViewportSize(size)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(drawn)
      const path = join(folder, pictureName(name, size, colorScheme))
      await page.screenshot({ path, fullPage: whole, animations: 'disabled', caret: 'hide' })
    }
  }

  async function take(name: string): Promise<void> {
    for (const size of sizes) await takeAt(size, name)
  }

  return { sizes, take, takeAt }
}

/** Once what a new size or theme sets off, such as a chart, is on the screen. Runs in the page. */
function drawn(): Promise<void> {
  return new Promise(done => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  })
}
