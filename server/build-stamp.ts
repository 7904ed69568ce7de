/** What `npm run build` built, written beside the client (never served): dist/build.json. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const stamp = v.object({
  /** Hash of the sources and settings of the build. */
  hash: v.string(),
  /** The Firebase project that the client signs in to; null for local mode. */
  projectId: v.nullable(v.string()),
})
export type BuildStamp = v.InferOutput<typeof stamp>

/** Null without a complete build. */
export function readBuildStamp(path: string): BuildStamp | null {
  try {
    return v.parse(stamp, JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}
