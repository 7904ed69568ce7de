/**
 * `npm run hear -- FOLDER`: how well the configured transcriber hears the recordings of a folder. Beside them lies
 * `transcripts.tsv` or `transcripts.csv`: file, what was said and, if wanted, the amounts. Prints words wrong, amounts
 * right and seconds, for each and for all. Exit code 1 where a recording could not be heard, 2 where the folder or its
 * table can't be read.
 */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Disposables } from '../server/disposables.ts'
import { DEFAULT_CURRENCY } from '../shared/domain/currency.ts'
import { loadEnvironment } from './environment.ts'
import { type Judged, judge } from './hear/judge.ts'
import { openEar } from './hear/open-ear.ts'
import { lineOf, summaryOf } from './hear/report.ts'
import { readTranscripts, type Spoken } from './hear/transcripts.ts'
import { messageOf, runCommand } from './run-command.ts'

const USAGE = 'npm run hear -- FOLDER, with transcripts.tsv or transcripts.csv in it: file, text, amounts'

/** Throws an Error that says what is missing. */
async function readTable(folder: string): Promise<Spoken[]> {
  for (const [name, separator] of [
    ['transcripts.tsv', '\t'],
    ['transcripts.csv', ','],
  ] as const) {
    const table = await readFile(join(folder, name), 'utf8').catch(() => null)
    if (table === null) continue
    const spoken = readTranscripts(table, separator)
    if (spoken.length === 0) throw new Error(`${name} names no recording.`)
    return spoken
  }
  throw new Error(`There is no transcripts.tsv or transcripts.csv in ${folder}.`)
}

async function hear(opened: Disposables): Promise<number> {
  const [given, ...more] = process.argv.slice(2)
  if (given === undefined || more.length > 0) {
    console.error(USAGE)
    return 2
  }
  const folder = resolve(given)
  let spoken: Spoken[]
  try {
    spoken = await readTable(folder)
  } catch (error) {
    console.error(messageOf(error))
    return 2
  }
  const transcribe = await openEar(opened)
  const context = { now: new Date(), zone: 'Asia/Jakarta', currency: DEFAULT_CURRENCY }
  const judged: Judged[] = []
  for (const one of spoken) {
    const result = await judge(transcribe, join(folder, one.file), one, context)
    judged.push(result)
    console.log(lineOf(result))
  }
  for (const line of summaryOf(judged)) console.log(line)
  return judged.some(({ kind }) => kind === 'failed') ? 1 : 0
}

loadEnvironment()
await runCommand(hear)
