import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sortFiles } from '../../../build/service-worker.ts'

it('the shell is kept at once; dictionaries, legal texts and the export only once they were used', () => {
  const { shell, whenUsed } = sortFiles([
    'index.html',
    'assets/index-BED1-ipR.js',
    'assets/index-Cq9hytXK.css',
    'assets/capture.worklet-BF1xpBQu.js',
    'assets/recording.worker-BF1xpBQu.js',
    'assets/expenses-Cd1RVPGZ.css',
    'assets/en-B_xW5030.js',
    'assets/id-Bejhrvhy.js',
    'assets/privacy.en-Dc6lU9Ch.js',
    'assets/exporting-B1iwnQax.js',
  ])
  expect(shell.filter(file => file.startsWith('assets/'))).toEqual([
    'assets/index-BED1-ipR.js',
    'assets/index-Cq9hytXK.css',
    'assets/capture.worklet-BF1xpBQu.js',
    'assets/recording.worker-BF1xpBQu.js',
    'assets/expenses-Cd1RVPGZ.css',
  ])
  expect(whenUsed).toEqual([
    'assets/en-B_xW5030.js',
    'assets/id-Bejhrvhy.js',
    'assets/privacy.en-Dc6lU9Ch.js',
    'assets/exporting-B1iwnQax.js',
  ])
})

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
  readonly form_factor?: string
}

it('the manifest shows pictures of the sizes that it says, and adds an expense before all else', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))
  const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots]
  for (const { src, sizes } of pictures.filter(({ sizes }) => sizes !== 'any')) {
    expect(existsSync(`public${src}`), src).toBe(true)
    expect(pngSize(`public${src}`), src).toBe(sizes)
  }
  expect(manifest.icons.map(({ purpose, sizes }: Picture) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  )
  expect(manifest.screenshots.map((picture: Picture) => picture.form_factor)).toEqual(['narrow', 'wide'])
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/?add=true',
    '/expenses',
    '/analytics',
  ])
})

/** `192x192`, as the file's header has it. */
function pngSize(path: string): string {
  const header = readFileSync(path)
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`
}
