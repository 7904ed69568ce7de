/** What compose.yaml says of itself. That containers of it run, `npm run containers` tries. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Service {
  readonly image: string
  readonly env_file?: string
  readonly environment?: Readonly<Record<string, string>>
}

const read = (path: string) => parse(readFileSync(path, 'utf8')) as { services: Record<string, Service> }
const { services } = read('compose.yaml')

test('each image that is not built here is named by its digest', () => {
  const images = Object.values(services).map(({ image }) => image)
  expect(images.filter(image => image !== 'ucap')).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/^ucap$|@sha256:[0-9a-f]{64}$/)
})

test('both servers get every setting of .env, but for what their containers need otherwise', () => {
  expect(services['app-1']).toEqual(services['app-2'])
  const { env_file, environment = {} } = services['app-1'] ?? { image: '' }
  expect(env_file).toBe('.env')
  expect(Object.keys(environment).sort()).toEqual([
    'DATABASE_URL',
    'DATA_DIR',
    'HOST',
    'METRICS_HOST',
    'METRICS_PORT',
    'PORT',
    'TRANSCRIBE_URL',
    'TRUST_PROXY',
  ])
})

test.each(['deploy/prometheus/alerts.yml', 'scripts/containers/compose.yaml'])('%s is YAML', path => {
  expect(read(path)).toBeTypeOf('object')
})
