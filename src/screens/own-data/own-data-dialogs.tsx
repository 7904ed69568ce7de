/** The dialogs for copying and deleting the account's data. */
import { useSignals } from '@preact/signals-react/runtime'
import { useStores } from '../use-stores.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

export function OwnDataDialogs() {
  useSignals()
  const { accountDeletion, ownCopy } = useStores()
  return (
    <>
      {ownCopy.state.value.kind !== 'closed' && <CopyDialog />}
      {accountDeletion.state.value.kind !== 'closed' && <DeleteAccountDialog />}
    </>
  )
}
