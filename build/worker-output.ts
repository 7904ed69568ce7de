/** What Vite 8 does to the page's chunks in production and not to workers and worklets. */
import type { Rolldown } from 'vite'

/** Without annotations, which the minifier has read by then, and licences. */
export const WORKER_OUTPUT: Rolldown.OutputOptions = { comments: false }
