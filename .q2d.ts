import { judge } from './tests/corpus/request-score.ts'
import { readRequestSet } from './tests/corpus/request-sets.ts'
for (const r of readRequestSet('questions-3') as any[]) { const j = judge(r) as any; if (!j.isRight) console.log(JSON.stringify(j).slice(0,200), r.text ?? r.said) }
