/** What every signed-in screen has: navigation, the two floating buttons, dialogs. */
import { useSignals } from '@preact/signals-react/runtime'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { t } from '../../i18n/translate.ts'
import { whenIdle } from '../../widgets/when-idle.ts'
import { AddDialog } from '../expense-dialogs/add-dialog.tsx'
import { EditDialog } from '../expense-dialogs/edit-dialog.tsx'
import { NotificationPrompt } from '../notifications/notification-prompt.tsx'
import { ReviewDialog } from '../review/review-dialog.tsx'
import { useStores } from '../use-stores.ts'
import { Processing } from '../voice/processing.tsx'
import { RecordButton } from '../voice/record-button.tsx'
import { Navigation } from './navigation.tsx'
import styles from './shell.module.css'

export function Shell({ children }: { readonly children: ReactNode }) {
  useSignals()
  const { editing, recording, unsent } = useStores()

  useEffect(
    () =>
      whenIdle(() => {
        void recording.warm()
        void unsent.refresh()
      }),
    [recording, unsent],
  )

  return (
    <div className={styles.shell}>
      {children}
      <button type="button" className={styles.add} aria-label={t('add.open')} onClick={editing.openAdd}>
        <Plus size={24} aria-hidden="true" />
      </button>
      <RecordButton />
      <Navigation />
      <NotificationPrompt />
      <Dialogs />
    </div>
  )
}

function Dialogs() {
  useSignals()
  const { editing, recording, review } = useStores()
  const dialog = editing.dialog.value
  return (
    <>
      {dialog.kind === 'add' && <AddDialog />}
      {dialog.kind === 'edit' && <EditDialog key={dialog.expense.id} expense={dialog.expense} />}
      {recording.phase.value === 'processing' && <Processing />}
      {review.review.value && <ReviewDialog review={review.review.value} />}
    </>
  )
}
