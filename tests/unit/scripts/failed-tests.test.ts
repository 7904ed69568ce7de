import { expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from '../../../scripts/failed-tests.ts'

it('names the failed tests of a Vitest report, and the file that did not load', () => {
  const report = {
    testResults: [
      {
        name: 'tests/a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'subtracts',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
          },
        ],
      },
      { name: 'tests/b.test.ts', message: 'Cannot find module x', assertionResults: [] },
    ],
  }
  expect(vitestFailures(JSON.stringify(report))).toEqual([
    'Failed: tests/a.test.ts › subtracts\n    expected 1\n      to be 2',
    'Failed: tests/b.test.ts\n    Cannot find module x',
  ])
})

it('names the failed tests of a Playwright report at any depth, flaky ones too', () => {
  const spec = (title: string, ...errors: readonly (string | null)[]) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [
      {
        projectName: 'e2e',
        results: errors.map(message => (message === null ? {} : { error: { message } })),
      },
    ],
  })
  const report = {
    suites: [
      { specs: [spec('passes', null)], suites: [{ specs: [spec('is flaky', 'too late', null)] }] },
      { specs: [spec('fails', 'wrong')] },
    ],
    errors: [{ message: 'no browser' }],
  }
  expect(playwrightFailures(JSON.stringify(report))).toEqual([
    'Failed: [e2e] a.spec.ts:7 › is flaky\n    too late',
    'Failed: [e2e] a.spec.ts:7 › fails\n    wrong',
    'Failed: Outside any test\n    no browser',
  ])
})

it('tells only how a long message begins', () => {
  const failureMessages = [Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')]
  const report = {
    testResults: [
      { name: 'f', assertionResults: [{ status: 'failed', fullName: 'is long', failureMessages }] },
    ],
  }
  expect(vitestFailures(JSON.stringify(report))[0]?.split('\n')).toHaveLength(16)
})

it.each(['', 'no JSON', '{}', 'null'])('finds no failure in %j', text => {
  expect([vitestFailures(text), playwrightFailures(text)]).toEqual([[], []])
})
