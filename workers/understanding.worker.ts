/** Understands typed sentences off the main thread: its lexicons take a second to load on a slow phone. */
import type { ReadAnswer, ReadRequest } from '../shared/contracts/understanding.ts'
import { NO_MEMORY } from '../shared/domain/phrase-memory.ts'
import { barePrice } from '../shared/understanding/bare-price.ts'
import { extractExpenses } from '../shared/understanding/extract.ts'
import { PhraseIndex } from '../shared/understanding/memory/phrase-index.ts'
import { asksBudget } from '../shared/understanding/questions/asks-budget.ts'
import { readRequest } from '../shared/understanding/read-request.ts'
import { recall, recallUnpriced } from '../shared/understanding/recall.ts'

let memory = new PhraseIndex(NO_MEMORY)

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  const { text, context, saved, canUndo } = data
  if (data.memory) memory = new PhraseIndex(data.memory)
  const extraction = extractExpenses(text, context)
  const answer: ReadAnswer = {
    request: readRequest(text, saved, context, canUndo),
    extraction: {
      ...extraction,
      items: recall(extraction.items, memory),
      ...(extraction.unpriced && { unpriced: extraction.unpriced.map(said => recallUnpriced(said, memory)) }),
    },
    price: barePrice(text, extraction, context),
    ...(asksBudget(text, extraction) && { asksBudget: true }),
  }
  postMessage(answer)
})
