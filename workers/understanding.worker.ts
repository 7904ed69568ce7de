/** Understands typed sentences off the main thread: its lexicons take a second to load on a slow phone. */
import type { ReadAnswer, ReadRequest } from '../shared/contracts/understanding.ts'
import { extractExpenses } from '../shared/understanding/extract.ts'

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  postMessage(extractExpenses(data.text, data.context) satisfies ReadAnswer)
})
