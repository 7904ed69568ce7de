/** A service that speaks the protocol of chat completions, and says what a test has it say. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServiceSettings } from '../../../../server/model-settings.ts'
import type { SpokenExpense } from '../../../../shared/domain/extraction.ts'
import { toMajor } from '../../../../shared/domain/money.ts'

/** `transcript` as the model finds it between its marks. */
export type Reply = (response: ServerResponse, transcript: string) => void

export interface StubModel {
  readonly settings: ServiceSettings
  /** What was asked, oldest first. */
  readonly requests: readonly ModelRequest[]
  close(): void
}

export interface ModelRequest {
  readonly path: string | undefined
  readonly authorization: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: the assertions are the check of its shape
  readonly body: any
}

export async function startModel(reply: Reply, key: string | null = null): Promise<StubModel> {
  const requests: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request))
    requests.push({ path: request.url, authorization: request.headers.authorization, body })
    reply(response, /<transcript>(.*)<\/transcript>/s.exec(body.messages[1].content)?.[1] ?? '')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { url: `http://127.0.0.1:${port}/v1`, key, model: 'stub' },
    requests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

/** A completion whose message is `content`. */
export function completion(content: string): string {
  return JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] })
}

/** As a model writes expenses in the schema asked for. */
export function written(expenses: readonly SpokenExpense[]): string {
  return JSON.stringify({
    expenses: expenses.map(({ amount, currency, description, category, date, paymentMethod }) => ({
      amount: toMajor(amount, currency),
      currency,
      description,
      category,
      date,
      payment_method: paymentMethod,
    })),
  })
}
