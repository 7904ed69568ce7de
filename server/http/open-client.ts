/** The built client, with what its page holds of scripts. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientFiles } from '../app-dependencies.ts'

/** Of scripts that have no address, the code. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Throws where `folder` holds no index.html. */
export function openClient(folder: string, authDomain: string | null): ClientFiles {
  return {
    folder,
    authDomain,
    inlineScripts: inlineScripts(readFileSync(join(folder, 'index.html'), 'utf8')),
  }
}

/** For each inline script of `html` the hash that a content policy names it by (CSP Level 3, 2.3.1). */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(INLINE)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
