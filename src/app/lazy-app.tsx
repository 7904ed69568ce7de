/** All that a signed-in person needs beyond the first sight of the dashboard, other screens excepted: one chunk. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ComponentType } from 'react'
import { followLanguage } from '../i18n/follow-language.ts'
import { t } from '../i18n/translate.ts'
import { NotificationPrompt } from '../screens/notifications/notification-prompt.tsx'
import { Dialogs } from '../screens/shell/dialogs.tsx'
import { SignOutDialog } from '../screens/sign-out/sign-out-dialog.tsx'
import { StoresProvider, useStores } from '../screens/use-stores.ts'
import { UnsentRecordings } from '../screens/voice/unsent-recordings.tsx'
import type { FirstEnvironment, FirstStores } from '../stores/first-stores.ts'
import { createStores, type Stores } from '../stores/stores.ts'
import { laterSurroundings } from './lazy-browser-environment.ts'
import { lazyDialog } from './lazy-dialog.tsx'

export interface Rest {
  readonly stores: Stores
  /** The screen, handed all the stores. */
  readonly withStores: (Screen: ComponentType) => ComponentType
  readonly Dialogs: ComponentType
  readonly NotificationPrompt: ComponentType
  readonly SignOutDialog: ComponentType
  readonly UnsentRecordings: ComponentType
}

const Exporting = lazyDialog(
  async () => (await import('../screens/export/exporting.tsx')).Exporting,
  function useStandIn() {
    return { title: t('export.title'), onClose: useStores().exporting.close }
  },
)

/** Once a page. */
export function openRest(first: FirstStores, environment: FirstEnvironment): Rest {
  followLanguage(environment.events)
  const stores = createStores(first, { ...environment, ...laterSurroundings() })
  const withStores = (Screen: ComponentType) => () => (
    <StoresProvider value={stores}>
      <Screen />
    </StoresProvider>
  )
  return {
    stores,
    withStores,
    Dialogs: withStores(AllDialogs),
    NotificationPrompt: withStores(NotificationPrompt),
    SignOutDialog: withStores(SignOutDialog),
    UnsentRecordings: withStores(UnsentRecordings),
  }
}

function AllDialogs() {
  useSignals()
  const { exporting } = useStores()
  return (
    <>
      <Dialogs />
      {exporting.state.value.kind !== 'closed' && <Exporting />}
    </>
  )
}
