/** Says what a copy of everything holds, and fetches it. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import type { OwnCopyProblem } from '../../stores/own-copy.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
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
        <>
          <button type="button" className="button" onClick={hideDialogThen(ownCopy.close)}>
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="primary"
            disabled={fetching}
            onClick={() => void ownCopy.fetch()}
          >
            {t(fetching ? 'ownData.copying' : 'ownData.copySubmit')}
          </button>
        </>
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
