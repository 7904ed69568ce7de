import { expect, test } from 'vitest'
import { firebaseSettings } from '../../../shared/wire/firebase-settings.ts'

const PROJECT = {
  FIREBASE_PROJECT_ID: 'ucap-1',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'ucap-1.firebaseapp.com',
  VITE_FIREBASE_APP_ID: 'app',
}

test('a whole project is taken, none is local mode', () => {
  expect(firebaseSettings(PROJECT)).toEqual({
    projectId: 'ucap-1',
    apiKey: 'key',
    authDomain: 'ucap-1.firebaseapp.com',
    appId: 'app',
  })
  expect(firebaseSettings({})).toBeNull()
})

test.each(Object.keys(PROJECT))('a project without %s is refused', name => {
  expect(() => firebaseSettings({ ...PROJECT, [name]: '' })).toThrow(new RegExp(`Missing: ${name}$`))
})

test.each([
  'https://ucap-1.firebaseapp.com',
  'ucap-1.firebaseapp.com/',
  "ucap.example.com; script-src 'none'",
])('the host of the popup is not %s', host => {
  const settings = { ...PROJECT, VITE_FIREBASE_AUTH_DOMAIN: host }
  expect(() => firebaseSettings(settings)).toThrow('VITE_FIREBASE_AUTH_DOMAIN is a host')
})
