/** Which parts of a correction belong together. */
import type { Part } from './parts.ts'
import { hasTarget, withoutTalk } from './talk-groups.ts'

export function groupsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  return joinTargetless(joinBare(withoutTalk(splitAt(parts).filter(group => group.length > 0))))
}

function splitAt(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'break') groups.push([])
    else groups.at(-1)?.push(part)
  }
  return groups
}

/** 'kopi dan roti dihapus', 'hapus kopi dan roti': what is only named goes with what is done to the other. */
function joinBare(groups: readonly Part[][]): Part[][] {
  const joined: Part[][] = []
  let waiting: Part[] = []
  for (const group of groups) {
    if (hasTarget(group) && !hasAction(group)) waiting = [...waiting, ...group]
    else {
      joined.push([...waiting, ...group])
      waiting = []
    }
  }
  if (waiting.length === 0) return joined
  const last = joined.pop() ?? []
  return [...joined, [...last, ...waiting]]
}

/** 'bukan, tiga puluh ribu', 'kopinya 30 ribu, pakai gopay': what names nothing belongs to what is named beside it. */
function joinTargetless(groups: readonly Part[][]): Part[][] {
  const joined: Part[][] = []
  let waiting: Part[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    if (hasTarget(group)) {
      joined.push([...waiting, ...group])
      waiting = []
    } else if (last) last.push(...group)
    else waiting = [...waiting, ...group]
  }
  return waiting.length === 0 ? joined : [...joined, waiting]
}

function hasAction(group: readonly Part[]): boolean {
  return group.some(({ kind }) =>
    ['delete', 'amount', 'day', 'payment', 'category', 'words', 'relative', 'keep'].includes(kind),
  )
}
