import { createServer } from 'node:net'
import { type Address, listenFailure } from './listen-failure.ts'

/**
 * Throws the error of `listen` for one of the addresses, before slower work such as a build or opening the
 * database. The ports are released again when it resolves, so another program may still take one.
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
