/** A private PulseAudio server whose only device is a null sink. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endWithThisProcess } from '../../scripts/child-processes.ts'

export interface SoundServer {
  /** What a program needs in its environment to use it. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/**
 * Starts it in a folder of its own, as any user, without D-Bus. `norewinds` keeps the sink's latency at 50 ms: by default
 * the null sink fills 2 s ahead, and an audio context waits for that before it runs.
 */
export async function startSoundServer(program: string): Promise<SoundServer> {
  const folder = await mkdtemp(join(tmpdir(), 'ucap-sound-'))
  const socket = join(folder, 'native')
  const private_ = { HOME: folder, XDG_RUNTIME_DIR: folder, PULSE_RUNTIME_PATH: folder }
  const child = endWithThisProcess(
    spawn(
      program,
      [
        '-n',
        '--daemonize=no',
        '--use-pid-file=no',
        '--exit-idle-time=-1',
        '--disable-shm=yes',
        '--log-target=stderr',
        '--log-level=info',
        '--load=module-null-sink sink_name=silence norewinds=1',
        `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      ],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...private_, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
      },
    ),
  )
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const lines = createInterface({ input: child.stderr })
  const said: string[] = []
  for await (const line of lines) {
    said.push(line)
    if (line.includes('Daemon startup complete')) {
      // Read on, so that it never waits for room in the pipe.
      child.stderr.resume()
      return { environment: { ...private_, PULSE_SERVER: `unix:${socket}` }, stop }
    }
  }
  await stop()
  throw new Error(`the sound server ended before it was ready:\n${said.slice(-5).join('\n')}`)
}
