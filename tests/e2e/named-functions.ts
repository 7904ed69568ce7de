import type { BrowserContext } from '@playwright/test'

/**
 * Lets functions with names be handed to the pages of a context, in any program. tsx compiles with esbuild's `keepNames`,
 * which wraps each in a call of its `__name`; a function that goes to a page takes the call along, but not what it calls.
 * To be called before the first page opens.
 */
export async function allowNamedFunctions(context: BrowserContext): Promise<void> {
  await context.addInitScript('globalThis.__name ??= target => target')
}
