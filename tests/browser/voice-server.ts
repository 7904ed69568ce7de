/** Serves the built harness and plays the voice API: keeps what it received and answers as it is told. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

export interface ReceivedUpload {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly autoInsert: string | null
  readonly fileName: string
  readonly fileType: string
  readonly wav: Buffer
}

export type Answer =
  | { readonly kind: 'json'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'text'; readonly status: number; readonly text: string }
  /** Takes the upload and cuts the connection. */
  | { readonly kind: 'cut' }
  /** Takes the upload and never answers. */
  | { readonly kind: 'silence' }

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

export class VoiceServer {
  readonly received: ReceivedUpload[] = []
  /** Paths of the files that were asked for. */
  readonly requested: string[] = []
  /** Files whose path matches are not found. */
  missing: RegExp | null = null
  /** The connection is cut in answer to files whose path matches. */
  cutOff: RegExp | null = null
  /** Changes the scripts whose path matches on their way. */
  patch: { readonly match: RegExp; readonly change: (script: string) => string } | null = null
  answer: Answer = { kind: 'json', status: 200, body: { expenses: [] } }
  /** The real application in the place of the played API; null for none. */
  backend: RequestListener | null = null
  readonly #server
  readonly #root: string

  constructor(root: string) {
    this.#root = root
    this.#server = createServer((request, response) => {
      if (this.backend && request.url?.startsWith('/api/')) return this.backend(request, response)
      const handled =
        request.method === 'POST' ? this.#voice(request, response) : this.#file(request, response)
      handled.catch(error => {
        response.statusCode = 500
        response.end(String(error))
      })
    })
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  async listen(): Promise<void> {
    await new Promise<void>(resolve => this.#server.listen(0, 'localhost', resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }

  async #voice(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/api/expenses/voice') {
      response.writeHead(404).end()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
    const audio = form.get('audio') as File
    this.received.push({
      headers: { ...request.headers, path: request.url } as Record<string, string | undefined>,
      autoInsert: form.get('auto_insert') as string | null,
      fileName: audio.name,
      fileType: audio.type,
      wav: Buffer.from(await audio.arrayBuffer()),
    })
    switch (this.answer.kind) {
      case 'cut':
        request.socket.destroy()
        return
      case 'silence':
        return
      case 'text':
        response.writeHead(this.answer.status, { 'content-type': 'text/html' })
        response.end(this.answer.text)
        return
      case 'json':
        response.writeHead(this.answer.status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(this.answer.body))
    }
  }

  async #file(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(this.#root, normalize(pathname === '/' ? '/index.html' : pathname))
    this.requested.push(pathname)
    if (this.cutOff?.test(path)) {
      request.socket.destroy()
      return
    }
    const content = this.missing?.test(path) ? null : await readFile(path).catch(() => null)
    response.statusCode = content ? 200 : 404
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
    const patched = content && this.patch?.match.test(path) ? this.patch.change(content.toString()) : content
    response.end(patched)
  }
}
