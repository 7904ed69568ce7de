import { request } from 'node:http'
import { expect, test } from 'vitest'
import { ConfigError } from '../../../server/config-error.ts'
import { listen } from '../../../server/http/listen.ts'

const ANY = { host: '127.0.0.1', port: 0, setting: 'PORT' }

test('a busy port is told in one line that names the setting', async () => {
  const first = await listen(() => {}, ANY)
  const second = listen(() => {}, { ...ANY, port: first.port })
  await expect(second).rejects.toThrow(ConfigError)
  await expect(second).rejects.toThrow(new RegExp(`^Port ${first.port} is in use.*PORT`))
  await first.close()
})

test('an answer under way is finished before the server is closed', async () => {
  let answer: (() => void) | undefined
  let arrived: (() => void) | undefined
  const underWay = new Promise<void>(resolve => {
    arrived = resolve
  })
  const server = await listen((_, response) => {
    answer = () => response.end('whole')
    arrived?.()
  }, ANY)
  const body = new Promise<string>((resolve, reject) => {
    request({ port: server.port, host: ANY.host }, response => {
      response.setEncoding('utf8').once('data', resolve)
    })
      .on('error', reject)
      .end()
  })
  await underWay
  const closed = server.close()
  answer?.()
  expect(await body).toBe('whole')
  await closed
})

test('an answer that never comes is cut off once its time is up', async () => {
  let arrived = () => {}
  const underWay = new Promise<void>(resolve => {
    arrived = resolve
  })
  const server = await listen(() => arrived(), { ...ANY, drainMs: 50 })
  const cut = new Promise<Error>(resolve => {
    request({ port: server.port, host: ANY.host }).on('error', resolve).end()
  })
  await underWay
  await server.close()
  expect((await cut).message).toContain('hang up')
})

test('an unused connection is kept for longer than a proxy keeps it', async () => {
  const server = await listen((_, response) => response.end(), ANY)
  const response = await fetch(`http://${ANY.host}:${server.port}`)
  expect(response.headers.get('Keep-Alive')).toBe('timeout=75')
  await server.close()
})
