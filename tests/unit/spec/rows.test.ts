import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { en } from '../../../src/i18n/en.ts'
import { SPECIFICATION, TAGS } from '../../spec/rows.ts'

/** What the product has to tell, but no failure. */
const GOOD_NEWS: readonly string[] = [
  'add.added',
  'add.addedNamed',
  'edit.saved',
  'edit.savedNamed',
  'edit.deleted',
  'edit.deletedNamed',
  'export.exported',
  'import.done',
  'budget.saved',
  'repeat.added',
  'repeat.deleted',
  'repeat.deletedNamed',
  'repeat.entered',
  'phrases.forgotten',
  'phrases.forgottenNamed',
  'standing.sent',
  'budget.removed',
  'requests.undone',
  'expenses.deleted',
  'expenses.deletedNamed',
  'voice.saved',
  'voice.savedNamed',
  'voice.sumSaved',
  'voice.ready',
  'voice.offlineReady',
  'voice.tooShort',
  'voice.tooShortHandsFree',
  'voice.manyInHand',
  'voice.discarded',
  'sentence.discardedNamed',
  'sentence.rest',
  'voice.left',
]

function tagsOfTests(): Set<string> {
  const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(test|spec)\.tsx?$/.test(name))
    .map(name => readFileSync(`tests/${name}`, 'utf8'))
  return new Set([...sources.join().matchAll(/'@?((?:spec|fault)-[\w.-]*\w)'/g)].map(([, tag = '']) => tag))
}

/** The keys of every text that a notice can become; of one that has a form for one, without the form. */
function noticeKeys(): string[] {
  const files = ['src/screens/notice-text.ts', 'src/screens/notice-keys.ts', 'src/screens/fault-text.ts']
  const source = files.map(file => readFileSync(file, 'utf8')).join()
  return [...source.matchAll(/'([a-z]+(?:\.[a-zA-Z]+)+)'/g)].map(([, key = '']) => key)
}

it('each row of the specification and each fault has a test with its tag, and each tag its row', () => {
  expect([...tagsOfTests()].toSorted()).toEqual(TAGS.toSorted())
})

it('the specification names only texts that there are', () => {
  const text = (key: string) =>
    key.split('.').reduce((part: unknown, name) => (part as Record<string, unknown>)[name], en)
  const keys = Object.values(SPECIFICATION).flatMap(({ texts = [] }) => texts)
  expect(keys.filter(key => typeof text(key) !== 'string')).toEqual([])
})

it('the specification has a row for every failure that the product can tell of', () => {
  const named = Object.entries(SPECIFICATION)
    .filter(([tag]) => tag.startsWith('spec-8.'))
    .flatMap(([, { texts = [] }]) => texts.map(key => key.replace(/\.(one|other)$/, '')))
  const failures = [...noticeKeys(), ...Object.keys(en.errors).map(key => `errors.${key}`)]
  expect(failures.length).toBeGreaterThan(30)
  expect(failures.filter(key => !named.includes(key) && !GOOD_NEWS.includes(key))).toEqual([])
})
