/** Brings back expenses from a file: asks for it, says what is in it, and adds what is missing. */
import { useSignals } from '@preact/signals-react/runtime'
import { counted, t } from '../../i18n/translate.ts'
import type { ImportState } from '../../stores/own-data/importing.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import { Spinner } from '../../widgets/spinner.tsx'
import { useStores } from '../use-stores.ts'
import { FileContent } from './file-content.tsx'
import { FilePicker } from './file-picker.tsx'
import styles from './import-dialog.module.css'

export function ImportDialog() {
  useSignals()
  const { importing } = useStores()
  const state = importing.state.value
  const added = state.kind === 'checked' ? state.added.length : 0
  const isPartly = added > 0
  const problem = 'problem' in state ? state.problem : null
  return (
    <Dialog
      title={t('import.title')}
      onClose={importing.close}
      actions={
        <>
          {isPartly ? (
            <button type="button" className="button" onClick={() => void importing.undoPart()}>
              {t('common.undo')}
            </button>
          ) : (
            <button type="button" className="button" onClick={hideDialogThen(importing.close)}>
              {t('common.cancel')}
            </button>
          )}
          <Submit state={state} />
        </>
      }
    >
      <div className={styles.content} aria-busy={state.kind === 'checking' || state.kind === 'importing'}>
        {state.kind === 'choosing' && <FilePicker />}
        {state.kind === 'checking' && <Spinner label={t('import.checking')} />}
        {(state.kind === 'checked' || state.kind === 'importing') && (
          <FileContent file={state.file} added={added} />
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(problem === 'network' ? 'errors.network' : `import.${problem}`)}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Submit({ state }: { readonly state: ImportState }) {
  useSignals()
  const { importing } = useStores()
  if (state.kind !== 'checked' && state.kind !== 'importing') return null
  const busy = state.kind === 'importing'
  const { fresh } = state.file
  const added = state.kind === 'checked' ? state.added.length : 0
  return (
    <button
      type="button"
      className="button"
      data-kind="primary"
      disabled={busy || fresh === 0}
      onClick={() => void importing.run()}
    >
      {busy ? t('import.busy') : added > 0 ? t('import.goOn') : counted('import.submit', fresh)}
    </button>
  )
}
