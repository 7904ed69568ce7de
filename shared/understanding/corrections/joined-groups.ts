/** Joins groups of parts: names without an action with an action, and actions without a name with a name. */
import type { Part } from './parts.ts'
import type { Pointer } from './pointer-words.ts'
import { hasTarget } from './talk-groups.ts'

export const KEEP: Part = { kind: 'keep' }

export function isDone({ kind }: Part): boolean {
  return ['amount', 'payment', 'card', 'day', 'delete'].includes(kind)
}

function deletesAlone(group: readonly Part[]): boolean {
  return group.some(({ kind }) => kind === 'delete') && !group.some(({ kind }) => kind === 'amount')
}

function pointsAt(group: readonly Part[], pointer: Pointer): boolean {
  return group.some(part => part.kind === 'pointer' && part.to === pointer)
}

/** 'kopi dan roti dihapus', 'hapus kopi dan roti': a name without an action shares the other's action. */
export function joinBare(groups: readonly (readonly Part[])[]): Part[][] {
  const joined: Part[][] = []
  let waiting: Part[] = []
  for (const group of groups) {
    if (hasTarget(group) && !hasAction(group)) waiting = [...waiting, ...group]
    else {
      const last = joined.at(-1)
      // 'hapus kopi dan roti, tehnya 5 ribu'
      if (waiting.length > 0 && hasTarget(group) && last && deletesAlone(last) && !deletesAlone(group)) {
        last.push(...waiting)
        joined.push([...group])
      } else if (waiting.length > 0 && pointsAt(group, 'rest')) joined.push([KEEP, ...waiting], [...group])
      else joined.push([...waiting, ...group])
      waiting = []
    }
  }
  if (waiting.length === 0) return joined
  // 'cuma bensin yang bener, yang lain hapus'
  if (joined.some(group => pointsAt(group, 'rest'))) return [...joined, [KEEP, ...waiting]]
  const last = joined.pop() ?? []
  // 'semua itu hari Minggu, pas ke Ragunan'
  if (pointsAt(last, 'all')) return [...joined, last]
  return [...joined, [...last, ...waiting]]
}

/** 'bukan, tiga puluh ribu', 'kopinya 30 ribu, pakai gopay': a group without a name joins its neighbour. */
export function joinTargetless(groups: readonly (readonly Part[])[]): Part[][] {
  const joined: Part[][] = []
  let waiting: Part[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    // 'tolnya kecatat dua kali, hapus satu'
    const isOneOfTwo = last !== undefined && pointsAt(last, 'again') && pointsAt(group, 'one')
    if (hasTarget(group) && !isOneOfTwo && !isAboutNamed(group, last)) {
      joined.push([...waiting, ...group])
      waiting = []
    } else if (last && !group.some(({ kind }) => kind === 'fresh')) last.push(...group)
    else waiting = [...waiting, ...group]
  }
  return waiting.length === 0 ? joined : [...joined, waiting]
}

/** 'they paid me back for the paper, so drop that one' */
function isAboutNamed(group: readonly Part[], last: readonly Part[] | undefined): boolean {
  const isOther = group.some(
    part => part.kind === 'reference' || (part.kind === 'pointer' && part.to !== 'this'),
  )
  if (isOther || !last) return false
  const named = last.filter(({ kind }) => kind === 'reference')
  // 'make lunch 17, and that one I paid in cash'
  const done = last.filter(isDone).map(({ kind }) => kind)
  const isMore =
    !done.includes('delete') && !group.some(({ kind }) => kind === 'delete' || done.includes(kind))
  return named.length > 0 && (done.length === 0 || (named.length === 1 && isMore))
}

export function hasAction(group: readonly Part[]): boolean {
  return group.some(({ kind }) =>
    ['delete', 'amount', 'day', 'payment', 'card', 'category', 'words', 'relative', 'keep'].includes(kind),
  )
}
