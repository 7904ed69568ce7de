/** Understands typed sentences off the main thread: its lexicons take a second to load on a slow phone. */
import type { ReadAnswer, ReadRequest } from '../shared/contracts/understanding.ts'
import { extractExpenses } from '../shared/understanding/extract.ts'
import { readRequest } from '../shared/understanding/read-request.ts'

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  const { text, context, saved } = data
  const answer: ReadAnswer = {
    request: readRequest(text, saved, context),
    extraction: extractExpenses(text, context),
  }
  postMessage(answer)
})
