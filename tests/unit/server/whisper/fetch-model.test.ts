import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fetchModel, type Progress } from '../../../../server/transcription/whisper/fetch-model.ts'
import { MODEL_FILES, missingFiles } from '../../../../server/transcription/whisper/model-files.ts'
import { NotReadyError } from '../../../../server/transcription/whisper/not-ready.ts'

const DECODER = 'onnx/decoder_model_merged_quantized.onnx'
const NEVER = new AbortController().signal

let folder: string
const cleanups: (() => void)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ucap-model-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
})
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

const contentOf = (file: string) => JSON.stringify(`content of ${file}`)
const fileOf = ({ url = '' }: IncomingMessage) => url.replace('/owner/name/resolve/main/', '')

/** Serves every file, unless `special` does. */
async function host(special: (request: IncomingMessage, response: ServerResponse) => boolean = () => false) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${fileOf(request)}`)
    if (special(request, response)) return
    const content = contentOf(fileOf(request))
    response.writeHead(200, { 'Content-Length': content.length })
    response.end(request.method === 'HEAD' ? '' : content)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

function fetchFrom(url: string, { signal = NEVER, onProgress = (_: Progress) => {} } = {}) {
  return fetchModel({ host: url, model: 'owner/name' }, folder, { signal, onProgress })
}

test('all files are fetched, byte by byte, and the progress ends at all of them', async () => {
  const { url } = await host()
  const seen: Progress[] = []
  await fetchFrom(url, { onProgress: progress => seen.push(progress) })
  for (const file of MODEL_FILES) expect(readFileSync(join(folder, file), 'utf8')).toBe(contentOf(file))
  const total = MODEL_FILES.reduce((sum, file) => sum + contentOf(file).length, 0)
  expect(seen.at(-1)).toEqual({ done: total, total })
  expect(new Set(seen.map(progress => progress.total))).toEqual(new Set([total]))
  expect(missingFiles(folder)).toEqual([])
})

test('what is there is not fetched again', async () => {
  writeFileSync(join(folder, 'config.json'), '{}')
  const { url, asked } = await host()
  await fetchFrom(url)
  expect(asked.some(one => one.endsWith(' config.json'))).toBe(false)
  expect(readFileSync(join(folder, 'config.json'), 'utf8')).toBe('{}')
})

test('a file that breaks off in the middle does not count as there, and is fetched whole the next time', async () => {
  let breaks = true
  const { url } = await host((request, response) => {
    if (!breaks || request.method !== 'GET' || fileOf(request) !== DECODER) return false
    response.writeHead(200, { 'Content-Length': contentOf(DECODER).length })
    response.write('cut', () => response.destroy())
    return true
  })
  await expect(fetchFrom(url)).rejects.toThrow(NotReadyError)
  expect(missingFiles(folder)).toEqual([DECODER])
  breaks = false
  await fetchFrom(url)
  expect(readFileSync(join(folder, DECODER), 'utf8')).toBe(contentOf(DECODER))
})

test('a file of another length than its host said counts as broken off', async () => {
  const { url } = await host((request, response) => {
    if (request.method !== 'GET' || fileOf(request) !== DECODER) return false
    response.socket?.end(`HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nshort`)
    return true
  })
  await expect(fetchFrom(url)).rejects.toThrow(NotReadyError)
  expect(existsSync(join(folder, DECODER))).toBe(false)
})

test('what an earlier process left of a file is written over', async () => {
  mkdirSync(join(folder, 'onnx'))
  writeFileSync(join(folder, `${DECODER}.part`), 'x'.repeat(10_000))
  const { url } = await host()
  await fetchFrom(url)
  expect(readFileSync(join(folder, DECODER), 'utf8')).toBe(contentOf(DECODER))
})

test('a host out of reach is told in plain words', async () => {
  const { url } = await host()
  for (const cleanup of cleanups.splice(1)) cleanup()
  await expect(fetchFrom(url)).rejects.toThrow(`no internet, or ${url} is out of reach`)
})

test('a model that the host does not have is told by name', async () => {
  const { url } = await host((_, response) => {
    response.writeHead(404).end()
    return true
  })
  await expect(fetchFrom(url)).rejects.toThrow(/answers 404 for config\.json of the model owner\/name/)
})

test('a page in place of a file is not taken for it', async () => {
  const { url } = await host((_, response) => {
    response.writeHead(200, { 'Content-Length': 6 }).end('<html>')
    return true
  })
  await expect(fetchFrom(url)).rejects.toThrow('answers something else for config.json')
  expect(missingFiles(folder)).toEqual(MODEL_FILES)
})

test('it ends when the server stops', async () => {
  const stopping = new AbortController()
  const { url } = await host(request => {
    if (request.method === 'GET') stopping.abort()
    return request.method === 'GET'
  })
  await expect(fetchFrom(url, { signal: stopping.signal })).rejects.toThrow()
  expect(missingFiles(folder)).toEqual(MODEL_FILES)
})
