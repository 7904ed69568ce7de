/** Groups of parts that take back what was said before: 'never mind', 'scratch that, 15'. */
import type { Part } from './parts.ts'
import type { Pointer } from './pointer-words.ts'
import type { TakenBack } from './taking-back-words.ts'

/** With no target but these pointers, it is open what is taken back. */
const OPEN: Readonly<Record<TakenBack, readonly Pointer[] | null>> = {
  wish: ['that', 'this', 'all', 'them', 'both'],
  act: ['that'],
  words: null,
  matter: null,
}

const VALUES: ReadonlySet<Part['kind']> = new Set(['amount', 'day', 'payment', 'card', 'category'])

/** Whether a deletion has no named target, so that only the request itself may be withdrawn. */
export function saysNotWhat(group: readonly Part[]): boolean {
  const deletions = group.filter(part => part.kind === 'delete')
  if (deletions.some(({ takesBack }) => takesBack === 'matter')) return true
  if (deletions.length === 0 || group.some(({ kind }) => kind === 'reference')) return false
  return deletions.every(({ takesBack }) => {
    const pointers = takesBack ? OPEN[takesBack] : null
    return pointers !== null && group.every(part => part.kind !== 'pointer' || pointers.includes(part.to))
  })
}

/** 'scratch that, 15', 'gak jadi 25, 20 aja': the following words replace those taken back. */
export function withoutTakenBack(groups: readonly (readonly Part[])[]): readonly (readonly Part[])[] {
  return groups.map((group, at) => {
    if (!group.some(isTakingBack) || group.some(isNamed)) return group
    const said = group.findIndex(isTakingBack)
    if (group.slice(said).some((part, place, parts) => isValue(part) && saysInstead(parts[place - 1])))
      return [STRONG, ...group.filter(part => !isTakingBack(part))]
    const isReplaced = groups.slice(at + 1).some(next => next.some(isValue))
    return isReplaced ? [STRONG, ...group.filter(part => !isTakingBack(part)).map(denied)] : group
  })
}

const STRONG: Part = { kind: 'cue', strength: 'strong' }

function isTakingBack(part: Part): boolean {
  return part.kind === 'delete' && part.takesBack !== undefined
}

function isNamed(part: Part): boolean {
  return (
    part.kind === 'reference' ||
    (part.kind === 'pointer' && part.to !== 'that') ||
    (part.kind === 'delete' && part.takesBack === undefined)
  )
}

function isValue(part: Part): boolean {
  return VALUES.has(part.kind) && !('denied' in part && part.denied)
}

/** The 'make it' of 'never mind make it 5'; 'never mind the 5 dollars' says what costs that. */
function saysInstead(before: Part | undefined): boolean {
  return before?.kind === 'cue' || (before?.kind === 'delete' && before.takesBack === 'words')
}

function denied(part: Part): Part {
  return 'denied' in part ? { ...part, denied: true } : part
}
