/** Where the settings have the server listen. */
import type { Config } from './config.ts'
import type { Address } from './http/listen-failure.ts'

/** Client and API. */
export function originAddress({ host, port }: Config): Address {
  return { host, port, setting: 'PORT' }
}

/** Of the figures for Prometheus: none where no port is set. */
export function metricsAddresses({ metricsHost: host, metricsPort: port }: Config): readonly Address[] {
  return port === null ? [] : [{ host, port, setting: 'METRICS_PORT' }]
}

/** The auth emulator's own, in local mode alone. */
export function emulatorAddress({ host, authEmulatorPort }: Config): Address {
  return { host, port: authEmulatorPort, setting: 'AUTH_EMULATOR_PORT' }
}
