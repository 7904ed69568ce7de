/** README.txt of a copy, which explains files and columns. Lines end in CRLF, for Windows. */
import type { Language } from '../../messages/message.ts'
import { COPIED_TABLES, type CopiedField, type CopiedName, type CopiedTable } from '../copied-tables.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** Texts for every file and column; a new one without a text does not compile. */
export interface ReadmeTexts {
  readonly title: string
  /** `{time}` stands for when the copy was made. */
  readonly made: string
  readonly introduction: readonly string[]
  readonly files: { readonly [Name in CopiedName]: FileTexts<CopiedField<Name>> }
  readonly recordingFiles: string
  readonly notHere: readonly string[]
}

interface FileTexts<Field extends string> {
  readonly about: string
  readonly columns: Readonly<Record<Field, string>>
}

const TEXTS: Readonly<Record<Language, ReadmeTexts>> = { en, id }

export function readme(language: Language, now: Date): string {
  const { title, made, introduction, files, recordingFiles, notHere } = TEXTS[language]
  const described = Object.entries(COPIED_TABLES).flatMap(([name, table]) => [
    `${name}.csv, ${name}.json`,
    ...fileLines(table, files[name as CopiedName]),
    '',
  ])
  return [
    title,
    made.replace('{time}', now.toISOString()),
    '',
    ...introduction,
    '',
    ...described,
    'recordings/',
    `  ${recordingFiles}`,
    '',
    ...notHere,
    '',
  ].join('\r\n')
}

/** A column of the CSV file that has another name there is shown with both. */
function fileLines({ fields, titles = {} }: CopiedTable, { about, columns }: FileTexts<string>): string[] {
  const names = Object.keys(fields)
  return [
    `  ${about}`,
    ...names.map(name => {
      const title = titles[name]
      return `  - ${title ? `${title} / ${name}` : name}: ${columns[name] ?? ''}`
    }),
  ]
}
