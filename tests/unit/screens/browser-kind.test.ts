import { expect, it } from 'vitest'
import { browserKind } from '../../../src/screens/toasts/browser-kind.ts'

const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['chromeAndroid', `${ANDROID} ${ENGINE} Chrome/150.0.0.0 Mobile Safari/537.36`, 'Android'],
  ['chrome', `${MAC} ${ENGINE} Chrome/150.0.0.0 Safari/537.36`, 'macOS'],
  // A phone that asks for the desktop's page still has the phone's settings.
  ['chromeAndroid', `Mozilla/5.0 (X11; Linux x86_64) ${ENGINE} Chrome/150.0.0.0 Safari/537.36`, 'Android'],
  ['chromeAndroid', `${ANDROID} ${ENGINE} SamsungBrowser/20.0 Chrome/106.0 Mobile Safari/537.36`, null],
  ['chrome', `${MAC} ${ENGINE} Chrome/80.0 Safari/537.36`, null],
  ['firefoxAndroid', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', null],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', null],
  ['safariIos', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, null],
  ['safariIos', `${IPHONE} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`, null],
  ['safari', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, null],
])('%s is what %s with the platform %s is', (kind, userAgent, platform) => {
  const userAgentData = platform === null ? undefined : { platform }
  expect(browserKind({ userAgent, userAgentData })).toBe(kind)
})
