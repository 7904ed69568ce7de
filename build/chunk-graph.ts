import type { Rolldown } from 'vite'

/** The chunks that `isWanted` finds, and all that they import. */
export function pulledBy(
  bundle: Rolldown.OutputBundle,
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const found = new Set(chunks.filter(isWanted))
  // What is added while it is walked through is walked through, too.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return found
}
