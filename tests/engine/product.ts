/** The product as `npm start` runs it, in a process and with data of its own, and what it says. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type SignedIn, signIn } from '../unit/server/support/local-process.ts'

export interface Answer {
  readonly status: number
  readonly body: {
    readonly message?: string
    readonly transcription?: string
    readonly expenses?: readonly { readonly amount: number; readonly currency: string }[]
  }
}

export interface StartedProduct {
  readonly url: string
  /** All lines so far. */
  readonly lines: readonly string[]
  /** Resolves with the first line, also an earlier one, that matches; rejects where the product ends before. */
  line(pattern: RegExp): Promise<string>
  /** As a person who is signed in. */
  speak(wav: Uint8Array<ArrayBuffer>, language?: 'id' | 'en'): Promise<Answer>
  savedAmounts(): Promise<number[]>
  /** Politely; the exit code. */
  stop(): Promise<number | null>
}

/** Resolves once it is ready, which it is before voice is. */
export async function startProduct(environment: Record<string, string>): Promise<StartedProduct> {
  const { TRANSCRIBE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: { ...inherited, NODE_ENV: 'development', PORT: '0', AUTH_EMULATOR_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', line => lines.push(line))
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find(one => pattern.test(one))
        if (found === undefined) return
        output.off('line', look)
        resolve(found)
      }
      output.on('line', look)
      output.once('close', () => reject(new Error(`It ended without ${pattern}: ${lines.join('\n')}`)))
      look()
    })
  const url = (await line(/^Ready on /)).replace('Ready on ', '')
  const person = await signIn(url, 'first@example.com')
  return {
    url,
    lines,
    line,
    speak: (wav, language = 'id') => speak(url, person, wav, language),
    savedAmounts: () => savedAmounts(url, person),
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}

async function speak(
  url: string,
  { idToken }: SignedIn,
  wav: Uint8Array<ArrayBuffer>,
  language: string,
): Promise<Answer> {
  const body = new FormData()
  body.set('audio', new File([wav], 'recording.wav', { type: 'audio/wav' }))
  body.set('auto_insert', 'true')
  const response = await fetch(`${url}/api/expenses/voice`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${idToken}`, 'Accept-Language': language },
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

async function savedAmounts(url: string, { idToken }: SignedIn): Promise<number[]> {
  const response = await fetch(`${url}/api/expenses`, { headers: { Authorization: `Bearer ${idToken}` } })
  const { expenses } = (await response.json()) as { expenses: { amount: number }[] }
  return expenses.map(({ amount }) => amount)
}
