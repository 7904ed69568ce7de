/** The second tier of a signed-in page, one chunk: the dialogs, and the stores of the other screens. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { t } from '../i18n/translate.ts'
import { Dialogs as OpenDialogs, Receipt as OpenReceipt } from '../screens/shell/dialogs.tsx'
import { useStores } from '../screens/use-stores.ts'
import { lazyDialog } from './lazy-dialog.tsx'

export { BudgetLine } from '../screens/budgets/budget-line.tsx'
export { warningText } from '../screens/budgets/budget-text.ts'
export { AgainChips } from '../screens/capture/again-chips.tsx'
export { SentencePreview } from '../screens/capture/sentence-preview.tsx'
export { StandingMessages } from '../screens/capture/standing-messages.tsx'
export { Breakdown } from '../screens/dashboard/breakdown.tsx'
export { NotificationPrompt } from '../screens/notifications/notification-prompt.tsx'
export { SavingLines } from '../screens/voice/saving-lines.tsx'
export { openSentences } from '../sentences/open-sentences.ts'
export { createLazyStores } from '../stores/lazy-stores.ts'

const ExportDialogs = lazyDialog(
  async () => (await import('../screens/export/exporting.tsx')).Exporting,
  function usePlaceholder() {
    return { title: t('export.title'), onClose: useStores().exporting.close }
  },
)

const OwnDataDialogs = lazyDialog(
  async () => (await import('../screens/own-data/own-data-dialogs.tsx')).OwnDataDialogs,
  function usePlaceholder() {
    const { accountDeletion, ownCopy } = useStores()
    return ownCopy.state.value.kind === 'closed'
      ? { title: t('ownData.deleteTitle'), onClose: accountDeletion.close }
      : { title: t('ownData.copyTitle'), onClose: ownCopy.close }
  },
)

/** Also without a subscription, since the data belongs to the user. */
export function Exporting() {
  useSignals()
  const { accountDeletion, exporting, ownCopy } = useStores()
  const ownData = [ownCopy.state.value, accountDeletion.state.value]
  return (
    <>
      {exporting.state.value.kind !== 'closed' && <ExportDialogs />}
      {ownData.some(({ kind }) => kind !== 'closed') && <OwnDataDialogs />}
    </>
  )
}

const BudgetDialog = lazyDialog(
  async () => (await import('../screens/budgets/budget-dialog.tsx')).BudgetDialog,
  function usePlaceholder() {
    return { title: t('budget.title'), onClose: useStores().budgets.close }
  },
)

const ConflictDialog = lazyDialog(
  async () => (await import('../screens/expense-dialogs/conflict-dialog.tsx')).ConflictDialog,
  function usePlaceholder() {
    return { title: t('conflict.title'), onClose: useStores().editing.close }
  },
)

const ObjectionDialog = lazyDialog(
  async () => (await import('../screens/profile/objection-dialog.tsx')).ObjectionDialog,
  function usePlaceholder() {
    return { title: t('standing.object'), onClose: useStores().standing.close }
  },
)

const AgreementDialog = lazyDialog(
  async () => (await import('../screens/agreement/agreement-dialog.tsx')).AgreementDialog,
  function usePlaceholder() {
    return { title: t('legal.terms'), onClose: useStores().agreement.later }
  },
)

const loadRequests = async () => (await import('../screens/requests/request-sheet.tsx')).RequestSheet
const Requests = lazyDialog(loadRequests, function usePlaceholder() {
  const { corrections, spendingAnswers } = useStores()
  function onClose() {
    spendingAnswers.close()
    corrections.close()
  }
  return { title: t('app.loading'), onClose }
})

/** The sheet on the foot: the latest answer, above the receipt. */
export function Receipt() {
  useSignals()
  const { corrections, sentence, spendingAnswers } = useStores()
  const { kind } = sentence.reading.value
  const isTyped = kind === 'question' || kind === 'correction'
  // Loaded while the user types, so that it also works offline afterwards.
  useEffect(() => {
    if (isTyped) void loadRequests().catch(() => undefined) // A failure is reported when it is to be shown.
  }, [isTyped])
  return spendingAnswers.shown.value || corrections.shown.value ? <Requests /> : <OpenReceipt />
}

const SignOut = lazyDialog(
  async () => (await import('../screens/sign-out/sign-out-dialog.tsx')).SignOutDialog,
  function usePlaceholder() {
    return { title: t('signingOut.title'), onClose: useStores().signingOut.close }
  },
)

export function SignOutDialog() {
  useSignals()
  return useStores().signingOut.state.value.kind !== 'closed' && <SignOut />
}

const ImportDialog = lazyDialog(
  async () => (await import('../screens/import/import-dialog.tsx')).ImportDialog,
  function usePlaceholder() {
    return { title: t('import.title'), onClose: useStores().importing.close }
  },
)

export function Dialogs() {
  useSignals()
  const { agreement, editing, budgets, importing, standing } = useStores()
  return (
    <>
      <OpenDialogs />
      <Exporting />
      {(editing.dialog.value.kind === 'conflict' || editing.dialog.value.kind === 'gone') && (
        <ConflictDialog />
      )}
      {budgets.dialog.value && <BudgetDialog />}
      {importing.state.value.kind !== 'closed' && <ImportDialog />}
      {standing.objecting.value && <ObjectionDialog />}
      {agreement.asked.value && <AgreementDialog />}
    </>
  )
}
