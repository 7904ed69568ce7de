/** What is only said beside a correction. */
import type { Part } from './parts.ts'
import type { Pointer } from './pointer-words.ts'

/** 'hapus, itu cuma tes', 'delete it, my boss paid': why it is put right says nothing of what is. */
export function withoutTalk(groups: readonly Part[][]): readonly Part[][] {
  if (!groups.some(isComplete) || groups.some(mayTellPrice)) return groups
  return groups.filter(group => isComplete(group) || !(isTalk(group) || isPraise(group, groups)))
}

/** An amount with nothing that says whose it is: the words beside it may be what was bought. */
function mayTellPrice(group: readonly Part[]): boolean {
  const isAbout = pointsBack(group) || group.some(({ kind }) => kind === 'reference')
  return !isAbout && group.some(({ kind }) => kind === 'amount')
}

function isTalk(group: readonly Part[]): boolean {
  return (
    group.every(part => TALK.has(part.kind) || (part.kind === 'pointer' && OF_TALK.has(part.to))) &&
    group.some(({ kind }) => TALK.has(kind))
  )
}

/** 'kopinya 30, udah bener'; but 'never mind, it's right' takes the deleting back. */
function isPraise(group: readonly Part[], groups: readonly Part[][]): boolean {
  if (hasTarget(group) || !group.some(({ kind }) => kind === 'keep')) return false
  return !groups.some(other => other.some(({ kind }) => kind === 'delete') && !hasTarget(other))
}

const OF_TALK: ReadonlySet<Pointer> = new Set<Pointer>(['that', 'all', 'one'])

const TALK: ReadonlySet<Part['kind']> = new Set(['words', 'cue', 'relative'])
const VALUES: ReadonlySet<Part['kind']> = new Set(['amount', 'day', 'payment', 'category'])

/** Whether it says by itself what becomes of what. */
function isComplete(group: readonly Part[]): boolean {
  if (group.some(({ kind }) => kind === 'delete')) return true
  const isAbout = pointsBack(group) || group.some(part => part.kind === 'reference' && part.isDefinite)
  return isAbout && group.some(({ kind }) => VALUES.has(kind))
}

/** 'ninety dollars all in' points at nothing. */
function pointsBack(group: readonly Part[]): boolean {
  const isPriced = group.some(({ kind }) => kind === 'amount')
  return group.some(
    part =>
      (part.kind === 'pointer' && !(isPriced && part.to === 'all')) ||
      (part.kind === 'cue' && part.strength !== 'weak'),
  )
}

export function hasTarget(group: readonly Part[]): boolean {
  return group.some(part => part.kind === 'reference' || (part.kind === 'pointer' && part.to !== 'that'))
}
