/** Says what a copy of everything holds, and fetches it. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import type { OwnCopyProblem } from '../../stores/own-data/own-copy.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { Spinner } from '../../widgets/spinner.tsx'
import { useStores } from '../use-stores.ts'
import styles from './own-data.module.css'

export function CopyDialog() {
  useSignals()
  const { ownCopy } = useStores()
  const state = ownCopy.state.value
  const fetching = state.kind === 'fetching'
  const problem = state.kind === 'asking' ? state.problem : null
  return (
    <Dialog
      title={t('ownData.copyTitle')}
      onClose={ownCopy.close}
      actions={
        <DialogActions
          onCancel={ownCopy.close}
          label={t(fetching ? 'ownData.copying' : 'ownData.copySubmit')}
          disabled={fetching}
          onConfirm={() => void ownCopy.fetch()}
        />
      }
    >
      <div className={styles.content} aria-busy={fetching}>
        <p>{t('ownData.copyText')}</p>
        <p className={styles.note}>{t('ownData.copyNote')}</p>
        {fetching && <Spinner label={t('ownData.copying')} />}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problemText(problem)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function problemText(problem: OwnCopyProblem): string {
  if (problem.kind === 'network') return t('errors.network')
  return problem.message ?? t('ownData.copyFailed')
}
