/** Recognises a new name, so that its words do not refer to saved expenses. */
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { isWeakCue } from './cue-words.ts'
import type { Part } from './parts.ts'

type NamePart = Extract<Part, { kind: 'words' | 'reference' | 'category' }>

/** Words before a new value: 'jadi teh', 'to diesel'. */
export const INTO: ReadonlySet<string> = new Set(['jadi', 'menjadi', 'dengan', 'to', 'into'])

/**
 * The parts with each new name as one part of words: the 'es jeruk' of 'bukan es teh, es jeruk' and of 'es
 * tehnya ganti jadi es jeruk' refers to no saved expense.
 */
export function withNewNames(parts: readonly Part[], utterance: Utterance): readonly Part[] {
  const isOtherDenied = parts.some(part => part.kind === 'reference' && part.denied)
  const isChanged = parts.some(part => part.kind === 'cue' && !isWeakCue(part.strength))
  const named: Part[] = []
  for (let at = 0; at < parts.length; ) {
    const run = runFrom(parts, at)
    const start = run[0]?.words[0]?.index ?? 0
    const isResult = INTO.has(utterance.word(start - 1))
    const isNew = isOtherDenied || (isResult && isChanged) || isChangedInto(parts, at)
    const isName = run.some(({ kind }) => kind === 'words') && isNew
    const part = parts[at]
    if (run.length > 1 && isName) {
      named.push({
        kind: 'words',
        words: run.flatMap(({ words }) => words),
        denied: false,
        isResult: isResult || isChangedInto(parts, at),
      })
      at += run.length
    } else {
      const becomes = part?.kind === 'words' && !part.denied && isChangedInto(parts, at)
      if (part) named.push(becomes ? { ...part, isResult: true } : part)
      at++
    }
  }
  return named
}

/** The 'es campur' of 'es tehnya ganti es campur'. */
function isChangedInto(parts: readonly Part[], at: number): boolean {
  const verb = parts[at - 1]
  return verb?.kind === 'cue' && verb.strength === 'verb' && parts[at - 2]?.kind === 'reference'
}

/** The adjacent parts from `at` on that are not denied. */
function runFrom(parts: readonly Part[], at: number): readonly NamePart[] {
  const run: NamePart[] = []
  for (const part of parts.slice(at)) {
    if (!isNamePart(part) || part.denied || !follows(run.at(-1)?.words, part.words)) break
    run.push(part)
  }
  return run
}

function isNamePart(part: Part): part is NamePart {
  return part.kind === 'words' || part.kind === 'reference' || (part.kind === 'category' && !part.named)
}

function follows(before: readonly Token[] | undefined, words: readonly Token[]): boolean {
  return before === undefined || before.at(-1)?.index === (words[0]?.index ?? 0) - 1
}
