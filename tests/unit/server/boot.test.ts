import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { ConfigError } from '../../../server/config.ts'
import { startLocal } from '../../../server/local.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ucap-boot-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(dataDir, { recursive: true }))

test.each([
  ['in production', { NODE_ENV: 'production' }, /NODE_ENV=production/],
  ['on a host that others reach', { HOST: '0.0.0.0' }, /HOST=0\.0\.0\.0/],
  ['on all of IPv6', { HOST: '::' }, /HOST=::/],
])('local mode does not even start %s: no port, no file', async (_, env, reason) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const started = startLocal({ port: 0, authEmulatorPort: 0, dataDir, logLevel: 'silent' })
  await expect(started).rejects.toThrow(ConfigError)
  await expect(started).rejects.toThrow(reason)
  expect(readdirSync(dataDir)).toEqual([])
})
