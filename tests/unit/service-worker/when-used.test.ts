import { expect, it, vi } from 'vitest'
import { createWhenUsed } from '../../../service-worker/when-used.ts'

const ORIGIN = 'https://ucap.example'

/** A browser's caches as far as they are used; what is added is taken to be there. */
function memoryCaches() {
  const kept = new Set<string>()
  const addAll = vi.fn(async (paths: string[]) => {
    for (const path of paths) kept.add(path)
  })
  const cache = {
    addAll,
    keys: async () => [...kept].map(path => ({ url: ORIGIN + path })),
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  }
  const caches = { open: async () => cache } as unknown as CacheStorage
  return { kept, addAll, caches }
}

const FIRST = ['/assets/en-AAAAAA.js', '/assets/id-AA-AA_.js', '/assets/legal-AAAAAA.js']
const SECOND = ['/assets/en-BBBBBB.js', '/assets/id-BBBBBB.js', '/assets/legal-AAAAAA.js']

it('keeps what the page has used, once, and nothing that is not of this version or of this site', async () => {
  const { kept, addAll, caches } = memoryCaches()
  const whenUsed = createWhenUsed(FIRST, ORIGIN, caches)
  await whenUsed.keep([
    `${ORIGIN}/assets/en-AAAAAA.js`,
    `${ORIGIN}/assets/en-AAAAAA.js`,
    `${ORIGIN}/assets/index-AAAAAA.js`,
    `${ORIGIN}/api/dashboard/stats`,
    'https://elsewhere.example/assets/id-AA-AA_.js',
  ])
  expect([...kept]).toEqual(['/assets/en-AAAAAA.js'])
  await whenUsed.keep([`${ORIGIN}/assets/en-AAAAAA.js`])
  expect(addAll.mock.calls.flatMap(([paths]) => paths)).toEqual(['/assets/en-AAAAAA.js'])
})

it('a new version fetches the same parts under their new names, and then lets the old ones go', async () => {
  const { kept, caches } = memoryCaches()
  await createWhenUsed(FIRST, ORIGIN, caches).keep([FIRST[1] ?? '', FIRST[2] ?? ''])
  const next = createWhenUsed(SECOND, ORIGIN, caches)
  await next.carryOver()
  expect(kept.has('/assets/id-BBBBBB.js')).toBe(true)
  expect(kept.has('/assets/id-AA-AA_.js'), 'until it takes over, the old one is in use').toBe(true)
  await next.clear()
  expect([...kept].sort()).toEqual(['/assets/id-BBBBBB.js', '/assets/legal-AAAAAA.js'])
})
