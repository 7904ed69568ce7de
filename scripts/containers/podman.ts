/** podman and podman-compose as this machine lets them run: without cgroups, and within its limits of open files. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Limits that need no privilege beyond root's usual ones; what they are is nothing that the product relies on. */
const CONTAINERS_CONF = `[containers]
cgroups = "disabled"
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
`

/** Variables for both programs, with their settings written to `folder`. */
export async function podmanEnvironment(folder: string): Promise<Record<string, string>> {
  const conf = join(folder, 'containers.conf')
  await writeFile(conf, CONTAINERS_CONF)
  return {
    CONTAINERS_CONF: conf,
    // RUN needs neither cgroups nor a network of its own.
    BUILDAH_ISOLATION: 'chroot',
    // The one that has health checks.
    BUILDAH_FORMAT: 'docker',
    // The image alone is kept, not each step on the way, of which one has 700 MB of packages.
    BUILDAH_LAYERS: 'false',
  }
}

/** What it prints. Throws what it complains of. */
export async function podman(...words: string[]): Promise<string> {
  const { stdout } = await run('podman', words)
  return stdout.trim()
}

export async function hasImage(name: string): Promise<boolean> {
  return podman('image', 'exists', name).then(
    () => true,
    () => false,
  )
}
