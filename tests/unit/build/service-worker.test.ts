import { existsSync, readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { ON_DEMAND } from '../../../build/first-load.ts'
import { sortFiles } from '../../../build/service-worker.ts'

const chunk = (fileName: string, module: string, styles: readonly string[] = []) => [
  fileName,
  {
    type: 'chunk',
    fileName,
    facadeModuleId: `/ucap/${module}`,
    viteMetadata: { importedCss: new Set(styles) },
  },
]
const asset = (fileName: string) => [fileName, { type: 'asset', fileName }]

it('the shell is cached at once; dictionaries, legal texts, the export and what understands typed sentences only once they were used', () => {
  const bundle = Object.fromEntries([
    chunk('assets/index-BED1-i.js', 'src/main.tsx'),
    chunk('assets/en-B_xW50.js', 'src/i18n/en.ts'),
    chunk('assets/privacy.en-Dc6lU9.js', 'src/i18n/legal/privacy.en.ts'),
    chunk('assets/exporting-B1iwnQ.js', 'src/screens/export/exporting.tsx', ['assets/exporting-Aa1bB2.css']),
    chunk('assets/entry-expenses-Cd1RVP.js', 'src/screens/expenses/expenses.tsx'),
    asset('assets/exporting-Aa1bB2.css'),
    asset('assets/expenses-Cd1RVP.css'),
    asset('assets/capture.worklet-BF1xpB.js'),
    asset('assets/understanding.worker-D8M2DV.js'),
  ]) as unknown as Rolldown.OutputBundle
  const { shell, whenUsed } = sortFiles(bundle)
  expect(shell.filter(file => file.startsWith('assets/'))).toEqual([
    'assets/capture.worklet-BF1xpB.js',
    'assets/entry-expenses-Cd1RVP.js',
    'assets/expenses-Cd1RVP.css',
    'assets/index-BED1-i.js',
  ])
  expect(whenUsed).toEqual([
    'assets/en-B_xW50.js',
    'assets/exporting-Aa1bB2.css',
    'assets/exporting-B1iwnQ.js',
    'assets/privacy.en-Dc6lU9.js',
    'assets/understanding.worker-D8M2DV.js',
  ])
})

it('every module on demand is there', () => {
  for (const module of ON_DEMAND) expect(existsSync(module), module).toBe(true)
})

it('what is shared to the installed app arrives in the address of the page', () => {
  const { share_target } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))
  expect(share_target).toEqual({
    action: '/',
    method: 'GET',
    // Its default, which Chromium wants said.
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  })
})

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
  readonly form_factor?: string
}

it('the manifest in Indonesian is of the same app, and differs in its words alone', () => {
  const [en, id] = ['', '.id'].map(suffix =>
    readFileSync(`public/manifest${suffix}.webmanifest`, 'utf8').replace(
      /"(name|description|label|lang)": "[^"]*"/g,
      '"$1"',
    ),
  )
  expect(id).toBe(en)
})

it('the manifest shows pictures of the sizes that it says, and speaks before all else', () => {
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
    '/?speak=true',
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
