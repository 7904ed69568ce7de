/** Removes groups that are no part of the correction itself. */
import { isWeakCue } from './cue-words.ts'
import type { Part } from './parts.ts'
import type { Pointer } from './pointer-words.ts'

/** 'hapus, itu cuma tes', 'delete it, my boss paid': drops the reason. */
export function withoutTalk(groups: readonly (readonly Part[])[]): readonly (readonly Part[])[] {
  if (!groups.some(isComplete) || groups.some(mayTellPrice)) return groups
  return groups.filter(
    (group, at) => isComplete(group) || isNewName(groups, at) || !(isTalk(group) || isPraise(group, groups)),
  )
}

/** 'dua-duanya kurang, kopi 25, teh 10': drops the heading, which has no value. */
export function withoutHeading(groups: readonly (readonly Part[])[]): readonly (readonly Part[])[] {
  const [first, second, ...more] = groups
  if (!first || !second || !isHeading(first) || ![second, ...more].every(saysValueOfNamed)) return groups
  return [[{ kind: 'cue', strength: 'strong' }, ...second], ...more]
}

function isHeading(group: readonly Part[]): boolean {
  return (
    group.some(part => part.kind === 'pointer' && (part.to === 'both' || part.to === 'all')) &&
    group.every(({ kind }) => ['pointer', 'cue', 'relative', 'words'].includes(kind))
  )
}

/** 'kopi 25', 'the shuttle is transportation' */
function saysValueOfNamed(group: readonly Part[]): boolean {
  return group.some(({ kind }) => kind === 'reference') && group.some(({ kind }) => VALUES.has(kind))
}

/** Whether an amount has no target, so that the words beside it may name a purchase. */
function mayTellPrice(group: readonly Part[]): boolean {
  const isAbout = pointsBack(group) || group.some(({ kind }) => kind === 'reference')
  return !isAbout && group.some(({ kind }) => kind === 'amount')
}

/** The 'it's beer' of 'it's beer, not pear'. */
function isNewName(groups: readonly (readonly Part[])[], at: number): boolean {
  const beside = [...(groups[at - 1] ?? []), ...(groups[at + 1] ?? [])]
  return (
    groups[at]?.some(({ kind }) => kind === 'words') === true &&
    beside.some(part => part.kind === 'reference' && part.denied)
  )
}

function isTalk(group: readonly Part[]): boolean {
  return (
    group.every(
      part =>
        TALK.has(part.kind) || part.kind === 'fresh' || (part.kind === 'pointer' && OF_TALK.has(part.to)),
    ) && group.some(({ kind }) => TALK.has(kind))
  )
}

/** 'kopinya 30, udah bener'; but 'never mind, it's right' withdraws the deletion. */
function isPraise(group: readonly Part[], groups: readonly (readonly Part[])[]): boolean {
  if (hasTarget(group) || !group.some(({ kind }) => kind === 'keep')) return false
  return !groups.some(other => other.some(({ kind }) => kind === 'delete') && !hasTarget(other))
}

const OF_TALK: ReadonlySet<Pointer> = new Set<Pointer>(['that', 'all', 'them', 'one', 'this'])

const TALK: ReadonlySet<Part['kind']> = new Set(['words', 'cue', 'relative'])
const VALUES: ReadonlySet<Part['kind']> = new Set(['amount', 'day', 'payment', 'card', 'category'])

/** Whether the group has both a target and a change. */
function isComplete(group: readonly Part[]): boolean {
  if (group.some(part => part.kind === 'delete' && !part.ifAlone)) return true
  const isAbout = pointsBack(group) || group.some(part => part.kind === 'reference' && part.isDefinite)
  return isAbout && group.some(({ kind }) => VALUES.has(kind))
}

/** 'ninety dollars all in' points at nothing. */
function pointsBack(group: readonly Part[]): boolean {
  const isPriced = group.some(({ kind }) => kind === 'amount')
  return group.some(
    part =>
      (part.kind === 'pointer' && !(isPriced && part.to === 'all')) ||
      (part.kind === 'cue' && !isWeakCue(part.strength)),
  )
}

export function hasTarget(group: readonly Part[]): boolean {
  return group.some(part => part.kind === 'reference' || (part.kind === 'pointer' && part.to !== 'that'))
}
