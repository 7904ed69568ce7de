import type { Socket } from 'node:net'

export interface LineLimits {
  /** In UTF-16 units. */
  readonly longest: number
  readonly withinMs: number
}

/** The first line that comes in, without its end; null where it is too long, too late, or cut off. */
export function readLine(socket: Socket, { longest, withinMs }: LineLimits): Promise<string | null> {
  return new Promise(settle => {
    let text = ''
    const done = (line: string | null) => {
      clearTimeout(timer)
      socket.off('data', more).off('close', cutOff).resume()
      settle(line)
    }
    const more = (part: string) => {
      text += part
      const end = text.indexOf('\n')
      if (end >= 0 || text.length > longest) done(end >= 0 && end <= longest ? text.slice(0, end) : null)
    }
    const cutOff = () => done(null)
    const timer = setTimeout(cutOff, withinMs)
    socket.setEncoding('utf8').on('data', more).once('close', cutOff)
  })
}
