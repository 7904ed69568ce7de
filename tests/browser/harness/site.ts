import { fileURLToPath } from 'node:url'

/** Folder of the built harness. */
export const HARNESS_SITE = fileURLToPath(new URL('../../../dist/harness/site', import.meta.url))
