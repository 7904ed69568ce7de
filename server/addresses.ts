/** Where the settings have the server listen. */
import type { Config } from './config.ts'
import type { Address } from './http/listen-failure.ts'

/** Client and API. */
export function originAddress({ host, port }: Config): Address {
  return { host, port, setting: 'PORT' }
}

/** The auth emulator's own, in local mode alone. */
export function emulatorAddress({ host, authEmulatorPort }: Config): Address {
  return { host, port: authEmulatorPort, setting: 'AUTH_EMULATOR_PORT' }
}
