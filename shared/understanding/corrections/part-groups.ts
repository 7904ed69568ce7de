/** Which parts of a correction belong together. */
import { hasAction, isDone, joinBare, joinTargetless, KEEP } from './joined-groups.ts'
import type { Part } from './parts.ts'
import { withoutTakenBack } from './taken-back-groups.ts'
import { hasTarget, withoutHeading, withoutTalk } from './talk-groups.ts'

export function groupsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const groups = withExceptedSaid(splitAt(parts).flatMap(splitExceptions))
    .flatMap(splitKept)
    .filter(group => group.length > 0)
  return joinTargetless(joinBare(withoutHeading(withoutTalk(withoutGuessed(withoutTakenBack(groups))))))
}

/** 'itu perjalanan dinas, masuk bisnis': next to an explicit category, ambiguous names are plain words. */
function withoutGuessed(groups: readonly (readonly Part[])[]): readonly (readonly Part[])[] {
  const isCalled = (part: Part) => part.kind === 'category' && part.named && !part.denied
  if (!groups.some(group => group.some(isCalled))) return groups
  return groups
    .map(group => group.filter(part => part.kind !== 'category' || part.named || part.denied))
    .filter(group => group.length > 0)
}

function splitAt(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [[]]
  parts.forEach((part, at) => {
    if (part.kind === 'break' || beginsAnother(groups.at(-1) ?? [], part, parts.slice(at + 1)))
      groups.push([])
    if (part.kind !== 'break') groups.at(-1)?.push(part)
  })
  return groups
}

/**
 * Whether a new group starts without a comma: 'kopinya 30 | parkirnya 3', 'sisain kopi | yang lain hapus',
 * 'keep the gas | lose the rest'.
 */
function beginsAnother(group: readonly Part[], part: Part, following: readonly Part[]): boolean {
  const named = group.findIndex(
    one => one.kind === 'reference' || (one.kind === 'pointer' && one.to !== 'that'),
  )
  if (named < 0 || group.some(({ kind }) => kind === 'except')) return false
  // 'yang pertama 35 yang kedua 20'
  const isCounted = part.kind === 'pointer' && (typeof part.to === 'number' || part.to === 'last')
  if (part.kind === 'pointer') return part.to === 'rest' || (isCounted && group.slice(named).some(isDone))
  if (part.kind === 'delete') return group.some(({ kind }) => kind === 'keep' || kind === 'keepOnly')
  if (part.kind !== 'reference' || part.denied) return false
  if (group.slice(named).some(isDone)) return true
  const end = following.findIndex(({ kind }) => kind === 'break' || kind === 'reference')
  return group.some(isDone) && following.slice(0, end < 0 ? following.length : end).some(isDone)
}

/** 'sisain baksonya aja' */
function splitKept(group: readonly Part[]): Part[][] {
  const kept = group.filter(({ kind }) => kind !== 'keepOnly')
  if (kept.length === group.length || !hasTarget(kept) || hasAction(kept)) return [kept]
  return [
    [KEEP, ...kept],
    [{ kind: 'delete' }, { kind: 'pointer', to: 'rest' }],
  ]
}

/** 'everything except the taxi was debit': the exception stays unchanged. */
function splitExceptions(group: readonly Part[]): Part[][] {
  const at = group.findIndex(({ kind }) => kind === 'except')
  if (at < 0) return [[...group]]
  const isNamed = (part: Part) => part.kind === 'reference' || part.kind === 'pointer'
  const rest = group.findIndex((part, place) => place > at && !isNamed(part))
  const end = rest < 0 ? group.length : rest
  const others = [...group.slice(0, at), ...group.slice(end)]
  const all: Part[] = others.some(isDone) && !hasTarget(others) ? [{ kind: 'pointer', to: 'all' }] : []
  return [
    [KEEP, ...group.slice(at + 1, end)],
    [...others, ...all],
  ]
}

/** 'everything on my card except the tip, that was cash': the next group is about the exception. */
function withExceptedSaid(groups: readonly (readonly Part[])[]): (readonly Part[])[] {
  return groups.map((group, at) => {
    const [excepted, others] = [groups[at - 2] ?? [], groups[at - 1] ?? []]
    const isSaidOfIt = excepted[0] === KEEP && others.some(isDone) && group.some(isDone) && !hasTarget(group)
    return isSaidOfIt ? [...excepted.slice(1), ...group] : group
  })
}
