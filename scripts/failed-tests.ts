/** Which tests failed and why, out of the JSON reports of Vitest and Playwright: a run's log is long, and its end is what is read. */
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** Of each failure's message. */
const MAX_LINES = 15

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      /** Of a file that does not load. */
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

/** One text a failed test, or file that did not load: where, its name, and how its message begins. Empty for no report. */
export function vitestFailures(json: string): string[] {
  const report = v.safeParse(vitestReport, parse(json))
  if (!report.success) return []
  return report.output.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [told(name, message)] : []
    return failed.map(({ fullName, failureMessages }) =>
      told(`${name} › ${fullName}`, failureMessages.join('\n')),
    )
  })
}

const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      results: v.array(
        v.object({
          // That of a timeout comes first, and what was waited for next.
          errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
        }),
      ),
    }),
  ),
})

interface PlaywrightSuite {
  readonly specs?: v.InferOutput<typeof playwrightSpec>[] | undefined
  readonly suites?: PlaywrightSuite[] | undefined
}

const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.optional(v.array(playwrightSpec)),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
})

/** The same of Playwright's, errors outside any test included. A flaky test is named with why it failed at first. */
export function playwrightFailures(json: string): string[] {
  const report = v.safeParse(
    v.object({
      suites: v.array(playwrightSuite),
      errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
    }),
    parse(json),
  )
  if (!report.success) return []
  const specs = report.output.suites.flatMap(specsOf)
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const errors = results.find(result => result.errors.length > 0)?.errors
      const where = `[${projectName}] ${file}:${line} › ${title}`
      return errors ? [told(where, ...errors.map(({ message }) => message))] : []
    }),
  )
  return [...failed, ...report.output.errors.map(({ message }) => told('Outside any test', message))]
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)]
}

function told(where: string, ...messages: readonly string[]): string {
  const lines = messages.flatMap(message => stripVTControlCharacters(message).split('\n').slice(0, MAX_LINES))
  return [`Failed: ${where}`, ...lines.map(line => `    ${line}`)].join('\n').trimEnd()
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
