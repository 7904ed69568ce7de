/** Folders for the data of a server under test. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './built-server.ts'

const USED_ONCE = 'dist/test-data'

/** Makes what `dataFolder` copies: the built server, once started, has made its database. */
export async function prepareDataFolder(): Promise<void> {
  await rm(USED_ONCE, { recursive: true, force: true })
  const server = await startServer({ DATA_DIR: USED_ONCE, TRANSCRIBE_URL: '' })
  await server.stop()
}

/** A new one, whose database is made but empty: making it takes seconds of processor time. The caller removes it. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ucap-e2e-'))
  await cp(USED_ONCE, folder, { recursive: true })
  return folder
}
