import { createServer } from 'node:net'
import { type Address, listenFailure } from './listen-failure.ts'

/**
 * Throws what `listen` would throw for one of the addresses, before slower work is begun, such as a build or opening the
 * database. All are free again when it resolves, so another program may still take one.
 */
export async function assertCanListen(...addresses: readonly Address[]): Promise<void> {
  for (const address of addresses) {
    const probe = createServer()
    await new Promise<void>((resolve, reject) => {
      probe.once('error', error => reject(listenFailure(error, address)))
      probe.listen(address.port, address.host, resolve)
    })
    await new Promise(resolve => probe.close(resolve))
  }
}
