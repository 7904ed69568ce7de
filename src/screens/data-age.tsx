/** Beside a screen's title: of when its figures are, where they are not up to date. */
import { useSignals } from '@preact/signals-react/runtime'
import { AsOf } from '../widgets/as-of.tsx'
import { useStores } from './use-stores.ts'

/** `at` in milliseconds since the epoch; null where they are up to date. */
export function DataAge({ at }: { readonly at: number | null }) {
  useSignals()
  const { connection, now } = useStores()
  return <AsOf at={at} offline={connection.offline.value} now={now().getTime()} />
}
