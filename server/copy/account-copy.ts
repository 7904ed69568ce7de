/** A copy of all data of an account, as the files of one ZIP. */
import { and, desc, eq } from 'drizzle-orm'
import { EXTENSIONS, MEDIA_TYPES } from '../audio/container.ts'
import { asPartOfThis } from '../current-account.ts'
import type { Database } from '../db/database.ts'
import { violations } from '../db/schema.ts'
import type { Language } from '../messages/message.ts'
import { COPIED_TABLES } from './copied-tables.ts'
import { allRows, pieceReader } from './read-rows.ts'
import { readme } from './readme/readme.ts'
import { csvFile, jsonFile } from './row-files.ts'
import type { ZipEntry } from './zip.ts'

/** In reading order. Data stored meanwhile may be in one file and not in another. */
export async function copyEntries(
  db: Database,
  userId: string,
  language: Language,
  now: Date,
): Promise<ZipEntry[]> {
  const tables = Object.entries(COPIED_TABLES).flatMap(([name, table]): ZipEntry[] => {
    // The stream is read after the handler has returned, and takes turns under the request's account.
    const read = asPartOfThis(pieceReader(db, table, userId))
    return [
      { name: `${name}.csv`, content: () => csvFile(table, allRows(read)) },
      { name: `${name}.json`, content: () => jsonFile(allRows(read)) },
    ]
  })
  return [
    { name: 'README.txt', content: () => onePart(readme(language, now)) },
    ...tables,
    ...(await recordings(db, userId)),
  ]
}

/** Named by their id in `recordings.csv`. One that is deleted meanwhile becomes an empty file. */
async function recordings(db: Database, userId: string): Promise<ZipEntry[]> {
  const kept = await db
    .select({ id: violations.id, mediaType: violations.mediaType })
    .from(violations)
    .where(eq(violations.userId, userId))
    .orderBy(desc(violations.id))
  const readAudio = asPartOfThis(async (id: string) => {
    const mine = and(eq(violations.userId, userId), eq(violations.id, id))
    const [row] = await db.select({ audio: violations.audio }).from(violations).where(mine)
    return row?.audio ?? new Uint8Array()
  })
  return kept.map(({ id, mediaType }) => ({
    name: `recordings/${id}.${extensionOf(mediaType)}`,
    content: () => onePart(readAudio(id)),
  }))
}

async function* onePart<T>(part: T | Promise<T>): AsyncGenerator<T> {
  yield await part
}

function extensionOf(mediaType: string): string {
  const known = Object.entries(MEDIA_TYPES).find(([, type]) => type === mediaType)
  return known ? EXTENSIONS[known[0] as keyof typeof EXTENSIONS] : 'bin'
}
