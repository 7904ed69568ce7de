/** The screens that are loaded when they are first opened, or when the page is idle. */
import type { ComponentType } from 'react'
import type { LazyLoading } from '../stores/stores.ts'
import { whenIdle } from '../widgets/when-idle.ts'
import { type LazyScreen, lazyScreen } from './lazy-screen.tsx'
import { preloadToasts } from './toast-area.tsx'

/** By path. */
export type OtherScreens = Readonly<Record<`/${string}`, LazyScreen<object>>>

export function otherScreens(lazy: Pick<LazyLoading, 'load'>): OtherScreens {
  /** They use the members of the stores that are loaded later. */
  const screen = (load: () => Promise<ComponentType>) =>
    lazyScreen(async () => {
      const [Screen] = await Promise.all([load(), lazy.load()])
      return Screen
    })
  return {
    '/expenses': screen(async () => (await import('../screens/expenses/expenses.tsx')).Expenses),
    '/analytics': screen(async () => (await import('../screens/analytics/analytics.tsx')).Analytics),
    '/profile': screen(async () => (await import('../screens/profile/profile.tsx')).Profile),
  }
}

export function preloadScreens(screens: OtherScreens): void {
  whenIdle(preloadToasts)
  for (const { preload } of Object.values(screens)) whenIdle(preload)
}
