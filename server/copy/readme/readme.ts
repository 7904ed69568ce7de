/** README.txt of a copy, which explains files and columns. Lines end in CRLF, for Windows. */
import type { Language } from '../../messages/message.ts'
import { COPIED_TABLES, type CopiedName, type CopiedTable } from '../copied-tables.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import type { FileTexts, ReadmeTexts } from './readme-texts.ts'

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
