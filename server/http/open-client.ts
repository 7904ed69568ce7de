/** The built client, with the inline scripts and styles of its page. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientFiles } from '../app-dependencies.ts'

/** Patterns for the content of scripts without an address, and of styles. */
const INLINE = {
  scripts: /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  styles: /<style[^>]*>([\s\S]*?)<\/style>/g,
}

/** Throws where `folder` holds no index.html. */
export function openClient(folder: string, authDomain: string | null): ClientFiles {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  return {
    folder,
    authDomain,
    inline: { scripts: hashes(page, INLINE.scripts), styles: hashes(page, INLINE.styles) },
  }
}

/** The content policy's hash sources of the matches in `html` (CSP Level 3, 2.3.1). */
function hashes(html: string, kind: RegExp): readonly string[] {
  return [...html.matchAll(kind)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
