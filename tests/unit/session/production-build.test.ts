import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'

const LOCAL_ONLY = ['Choose an account', 'First Demo', 'Pilih akun', 'demo-ucap']

/** All the JavaScript of a build made with these constants in place of the configuration's. */
async function scripts(localMode: boolean): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'ucap-build-'))
  try {
    const firebase = localMode
      ? null
      : { projectId: 'p', apiKey: 'k', authDomain: 'p.example.com', appId: 'a' }
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      worker: { format: 'es' },
      define: {
        __FIREBASE__: JSON.stringify(firebase),
        __LOCAL_MODE__: JSON.stringify(localMode),
        __APP_VERSION__: '"0"',
      },
      build: { outDir, target: 'es2022' },
    })
    const folder = join(outDir, 'assets')
    const names = (await readdir(folder)).filter(name => name.endsWith('.js'))
    return (await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))).join('\n')
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

it('a production build holds nothing of the local account chooser', async () => {
  const [local, production] = [await scripts(true), await scripts(false)]
  for (const text of LOCAL_ONLY) {
    expect(local, text).toContain(text)
    expect(production, text).not.toContain(text)
  }
}, 60_000)
