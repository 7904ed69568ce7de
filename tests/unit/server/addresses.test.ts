import { expect, test } from 'vitest'
import { displayUrl, isLoopback } from '../../../server/addresses.ts'

test('loopback is this machine alone', () => {
  expect(['127.0.0.1', '127.9.9.9', 'localhost', '::1'].every(isLoopback)).toBe(true)
  expect(['0.0.0.0', '::', '192.168.1.5', '127.evil.example', ''].some(isLoopback)).toBe(false)
})

test('the address shown is one that a browser can open', () => {
  expect(displayUrl('127.0.0.1', 3000)).toBe('http://localhost:3000')
  expect(displayUrl('0.0.0.0', 80)).toBe('http://localhost:80')
  expect(displayUrl('fe80::1', 80)).toBe('http://[fe80::1]:80')
})
