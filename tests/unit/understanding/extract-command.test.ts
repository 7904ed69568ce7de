import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SOURCE = resolve(import.meta.dirname, '../../../scripts/extract.ts')
const folder = mkdtempSync(join(tmpdir(), 'ucap-extract-'))

// For plain Node: tsx compiles all sources on every start.
beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'built'),
      target: 'node20',
      rolldownOptions: { input: { extract: SOURCE } },
    },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function run(args: readonly string[], input = ''): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, 'built/extract.js'), ...args])
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
    child.stdin.end(input)
  })
}

const AT = ['--now', '2026-11-20T10:00:00+07:00', '--zone', 'Asia/Jakarta']

describe('the extract command', () => {
  it('prints what a text comes to, amounts as decimals', async () => {
    const { code, out } = await run([...AT, '--currency', 'USD', 'yesterday coffee four fifty by gopay'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      items: [
        {
          amount: 4.5,
          currency: 'USD',
          description: 'Coffee',
          category: 'Food & Dining',
          date: '2026-11-19',
          payment_method: 'GoPay',
          confidence: expect.any(Number),
        },
      ],
      violation_type: null,
    })
  }, 20_000)

  it('answers standard input line by line, going on after a bad one', async () => {
    const lines = [
      JSON.stringify({
        text: 'kopi 25',
        now: '2026-11-20T10:00:00+07:00',
        currency: 'IDR',
        zone: 'Asia/Jakarta',
      }),
      'not json',
      JSON.stringify({ text: 5 }),
      JSON.stringify({ text: 'kopi 25', zone: 'Mars/Olympus' }),
      JSON.stringify({ text: 'halo apa kabar' }),
    ]
    const { code, out } = await run(AT, lines.join('\n'))
    const answers = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(answers).toMatchObject([
      { items: [{ amount: 25_000, date: '2026-11-20' }] },
      { error: expect.stringContaining('JSON') },
      { error: 'text: not a string' },
      { error: 'zone: not an IANA time zone: "Mars/Olympus"' },
      { items: [], violation_type: 'not_expense' },
    ])
    expect(code).toBe(1)
  }, 20_000)

  it.each([
    ['an unknown currency', ['--currency', 'EUR', 'kopi'], 'currency: not one of IDR, USD'],
    ['a broken time', ['--now', 'soon', 'kopi'], 'now: not an ISO date-time'],
    ['an unknown flag', ['--nope', 'kopi'], '--nope'],
    ['a text without quotes', ['kopi', '25'], 'more than one TEXT'],
  ])(
    'refuses %s',
    async (_, args, message) => {
      const { code, out, err } = await run(args)
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(message)
    },
    20_000,
  )
})
