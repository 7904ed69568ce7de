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

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Address of the service on this machine, for display. */
export function displayUrl(host: string, port: number): string {
  const shown = isLoopback(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
