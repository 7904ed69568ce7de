import { beforeAll, expect, it } from 'vitest'
import { buildClient, type ClientBundle } from '../client-bundle.ts'

let bundle: ClientBundle
beforeAll(async () => {
  bundle = await buildClient()
}, 60_000)

it.each(['en', 'id'])('the sign-in page in %s takes at most 85 kB before Firebase', language => {
  const bytes = bundle.cost(`/i18n/${language}/first.ts`)
  console.log(`sign-in page, ${language}: ${bytes} bytes min+gzip`)
  expect(bytes).toBeLessThanOrEqual(85_000)
})

it.each([
  '/screens/expenses/expenses.tsx',
  '/screens/analytics/analytics.tsx',
  '/screens/profile/profile.tsx',
  '/screens/legal/legal.tsx',
  '/screens/export/exporting.tsx',
])('%s adds at most 15 kB to the dashboard', screen => {
  const dashboard = ['/src/signed-in.tsx', '/i18n/en.ts']
  expect(bundle.cost(...dashboard, screen) - bundle.cost(...dashboard)).toBeLessThanOrEqual(15_000)
})
