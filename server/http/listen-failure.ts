/** Errors of `listen`, as one line that says what to do. */
import { ConfigError } from '../config-error.ts'

export interface Address {
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  /** The setting that chooses the port, for the message when it is busy. */
  readonly setting: string
}

/** The error of node:net as a ConfigError where the settings are wrong, else unchanged. */
export function listenFailure(error: NodeJS.ErrnoException, { host, port, setting }: Address): Error {
  const notOurs = `HOST=${host} is no address of this machine. Set it to one, such as 127.0.0.1, or leave it out.`
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or set ${setting} to another port.`,
    EACCES: `Port ${port} needs more rights than this user has. Set ${setting} to a port above 1023.`,
    EADDRNOTAVAIL: notOurs,
    ENOTFOUND: notOurs,
    EAI_AGAIN: notOurs,
  }
  const reason = reasons[error.code ?? '']
  return reason ? new ConfigError(reason) : error
}
