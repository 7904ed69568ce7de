/**
 * A multipart body (RFC 7578) of few parts, parsed as it arrives and rejected as soon as it exceeds a limit:
 * parts, headers and names are limited, not only the total bytes, since each part costs far more than its
 * bytes.
 */
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { Context } from 'hono'
import { Problem } from './problem.ts'

export type Part =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** One more than any form of ours has, so that the excess part can be named. */
const MOST_PARTS = 8
/** Limits of one part's headers, in bytes and lines; the rest is not parsed. */
const HEADERS = { headerSize: 2048, headerPairs: 8 }
/** Longest value of a field that is no file, in bytes. */
const FIELD_BYTES = 800
/** Most bytes other than file content: boundaries, headers, values. */
const MOST_AROUND = 16 * 1024
/** Bytes parsed at a time; the limits are checked in between. */
const SLICE = 16 * 1024

/** In the order of the body. 400 for a truncated or missing body; 413 for too many parts or headers. */
export async function readMultipart(c: Context): Promise<readonly Part[]> {
  const parts: Part[] = []
  let content = 0
  let refused: Problem | null = null
  const refuse = (problem: Problem) => {
    refused ??= problem
  }
  const parser = openParser(c.req.header('Content-Type') ?? '')
  let fail: (error: Error) => void = () => {}
  const finished = new Promise<void>((resolve, reject) => {
    fail = reject
    parser.once('finish', resolve)
    // It may report one fault more than once.
    parser.on('error', reject)
  })
  // Awaited below; until then a failure is no unhandled one.
  finished.catch(() => {})
  parser.on('partsLimit', () => refuse(tooMuch()))
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) refuse(tooMuch())
    parts.push({ kind: 'field', name, value })
  })
  parser.on('file', (name, stream) => {
    const chunks: Uint8Array[] = []
    stream.on('data', (chunk: Uint8Array) => {
      content += chunk.length
      chunks.push(chunk)
    })
    // Keeps the part's position, though its content ends later.
    const at = parts.push({ kind: 'file', name, bytes: new Uint8Array() }) - 1
    stream.once('end', () => {
      parts[at] = { kind: 'file', name, bytes: joined(chunks) }
    })
    stream.on('error', (error: Error) => fail(error))
  })

  let received = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      for (let at = 0; at < chunk.length; at += SLICE) {
        const slice = chunk.subarray(at, at + SLICE)
        received += slice.length
        await written(parser, slice)
        if (received - content > MOST_AROUND + SLICE) refuse(tooMuch())
        if (refused) throw refused
      }
    }
    parser.end()
    await finished
  } catch (error) {
    parser.destroy()
    throw error instanceof Problem ? error : new Problem(400, 'badMultipart')
  }
  if (refused) throw refused
  return parts
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { ...HEADERS, parts: MOST_PARTS, fieldSize: FIELD_BYTES },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    })
  } catch {
    // No boundary.
    throw new Problem(400, 'badMultipart')
  }
}

/** Once the parser has taken it. */
function written(parser: BusboyInstance, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.write(bytes, error => (error ? reject(error) : resolve()))
  })
}

function tooMuch(): Problem {
  return new Problem(413, 'tooManyParts')
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
