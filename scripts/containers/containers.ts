/**
 * `npm run containers`: builds the image and starts what compose.yaml puts together with podman, then asks it what
 * docs/running.md says of it (`started.ts`), and replaces its servers one after the other under requests. The base images
 * are stand-ins of Debian's packages, so no registry of images is needed. By root on Linux, with Debian's podman,
 * podman-compose, aardvark-dns, iptables and debootstrap. Exit code 1 when something does not hold.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Disposables } from '../../server/disposables.ts'
import { ROOT } from '../environment.ts'
import { runCommand } from '../run-command.ts'
import { endSteps, failureOf, runStep } from '../run-step.ts'
import { podmanEnvironment } from './podman.ts'
import { SITE } from './site.ts'
import { makeStandIns, type Step } from './stand-ins.ts'

/** Of one step. */
const LIMIT_MINUTES = 30
const COMPOSE = ['-f', 'compose.yaml', '-f', 'scripts/containers/compose.yaml', '-p', 'ucap-tried']

/** As an operator would fill it in. The Firebase project does not exist, so no user can sign in. */
const settings = () => `UCAP_DOMAIN=${SITE}
POSTGRES_PASSWORD=${randomBytes(16).toString('hex')}
FIREBASE_PROJECT_ID=ucap-tried
VITE_FIREBASE_API_KEY=key
VITE_FIREBASE_AUTH_DOMAIN=ucap-tried.firebaseapp.com
VITE_FIREBASE_APP_ID=1:2:web:3
VITE_SUPPORT_EMAIL=help@example.com
VITE_SUPPORT_WHATSAPP=6281234567890
TRANSCRIBE_URL=http://127.0.0.1:9/v1
SECURITY_CONTACT=mailto:security@example.com
`

async function containers(opened: Disposables): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'ucap-containers-'))
  opened.add(() => rm(folder, { recursive: true, force: true }))
  opened.add(endSteps)
  const env = await podmanEnvironment(folder)
  const step: Step = async (command, ...args) => {
    const complaint = failureOf(command, await runStep({ command, args, env, limitMinutes: LIMIT_MINUTES }))
    if (complaint !== null) throw new Error(complaint)
  }
  const work = join(folder, 'stand-ins')
  await mkdir(work)
  await makeStandIns(work, step)
  // What git has of the tree, so that no settings or files of this machine come with it.
  const project = join(folder, 'project')
  await step('git', 'checkout-index', '--all', `--prefix=${project}/`)
  await writeFile(join(project, '.env'), settings())
  process.chdir(project)
  const from = performance.now()
  // What npm has fetched on this machine before is not fetched again.
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
  const buildArgs = `--podman-build-args=--volume=${cache}:/root/.npm`
  await step('podman-compose', ...COMPOSE, buildArgs, 'build', 'app-1')
  console.log(`The image was built in ${Math.round((performance.now() - from) / 1000)} s`)
  const started = join(ROOT, 'scripts/containers/started.ts')
  const inside = [join(ROOT, 'scripts/containers/own-namespaces.sh'), process.execPath, ...process.execArgv]
  await step('sh', ...inside, started, ...COMPOSE)
  return 0
}

process.chdir(ROOT)
await runCommand(containers)
