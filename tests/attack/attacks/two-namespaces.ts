import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../../unit/server/support/local-process.ts'
import type { Attack, Finding } from '../attack.ts'
import { addExpense, countExpenses } from '../support/expenses.ts'
import { startContained } from '../support/namespace.ts'

const SECOND_STARTS = 3
const EMAIL = 'other@example.com'

export const twoNamespaces: Attack = {
  name: 'two-namespaces',
  mustHold: 'Of two containers on one data folder the second is refused, and no acknowledged expense is lost',
  limitSeconds: 150,
  run,
}

async function run(): Promise<Finding> {
  const environment = { DATA_DIR: await mkdtemp(join(tmpdir(), 'data-')) }
  const first = await startContained(environment)
  if (first.url === null) throw new Error(`The first server did not start: ${first.said}`)
  const { url } = first
  const { idToken } = await signIn(url, EMAIL)
  let acknowledged = 0
  let over = false
  const adding = (async () => {
    while (!over) if ((await addExpense(url, idToken))?.status === 201) acknowledged++
  })()
  let refused = 0
  for (let start = 0; start < SECOND_STARTS; start++) {
    const second = await startContained(environment)
    if (second.exitCode === 1 && second.said.includes('is in use by process 1 ')) refused++
    await second.kill()
  }
  over = true
  await adding
  // As a container that is thrown away.
  await first.kill()

  const third = await startContained(environment)
  if (third.url === null) throw new Error(`The folder was not given back: ${third.said}`)
  const again = await signIn(third.url, EMAIL)
  const saved = await savedOf(third.url, again.idToken, acknowledged)
  await third.kill()
  return {
    held: refused === SECOND_STARTS && acknowledged > 0 && saved === acknowledged,
    tried: `${SECOND_STARTS} starts in process namespaces of their own (unshare) on a folder in use, under writes; then the first killed, and the folder taken again`,
    measured: `${refused} of ${SECOND_STARTS} refused; ${acknowledged} expenses acknowledged, ${saved} there afterwards`,
  }
}

/** A list holds 1000: what is acknowledged beyond that is not looked at. */
async function savedOf(url: string, token: string, acknowledged: number): Promise<number> {
  const saved = await countExpenses(url, token)
  return saved === 1000 ? acknowledged : saved
}
