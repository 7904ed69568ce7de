/** Persistent messages in the foot of every signed-in screen: unsent recordings, installation, first use. */
import { useSignals } from '@preact/signals-react/runtime'
import { InstallLine } from '../install/install-line.tsx'
import { useStores } from '../use-stores.ts'
import { UnsentLine } from '../voice/unsent-line.tsx'
import { FirstUseHint } from './first-use-hint.tsx'

export function StandingMessages() {
  useSignals()
  const { installOffer, unsent } = useStores()
  if (unsent.list.value.length > 0) return <UnsentLine />
  if (installOffer.shown.value) return <InstallLine />
  return <FirstUseHint />
}
