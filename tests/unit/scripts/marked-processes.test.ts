import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { platform } from 'node:os'
import { expect, it } from 'vitest'
import { MARK, markedProcesses } from '../../commands/marked-processes.ts'

/** Starts one that outlives it, in a session of its own, and says its number. */
const LEAVES_ONE = `
const { spawn } = require('node:child_process')
const left = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })
left.unref()
console.log(left.pid)`

it.runIf(platform() === 'linux')(
  'a process that a command has left in a session of its own is found',
  async () => {
    const mark = randomUUID()
    const env = { ...process.env, [MARK]: mark }
    const command = spawn(process.execPath, ['-e', LEAVES_ONE], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(command.stdout, 'data')
    await once(command, 'exit')
    const left = Number(said)
    expect(markedProcesses(mark)).toEqual([{ pid: left, command: 'sleep 60 ' }])
    process.kill(left)
  },
)
