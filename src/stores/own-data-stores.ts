/** The members that export, import, copy and delete an account's data. */
import type { Api } from '../api/endpoints.ts'
import { createOwnDataApi } from '../api/own-data-endpoints.ts'
import type { AccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'
import { type AccountDeletionDeps, createAccountDeletion } from './own-data/account-deletion.ts'
import { createExporting } from './own-data/exporting.ts'
import { createImporting } from './own-data/importing.ts'
import { createOwnCopy } from './own-data/own-copy.ts'

type OwnDataEnvironment = Pick<Environment, 'localStorage' | 'now' | 'randomId' | 'saveFile'>

export interface OwnDataStoresDeps {
  readonly api: Api
  readonly outbox: AccountDeletionDeps['outbox']
  /** Expenses were imported. */
  readonly onChanged: () => void
}

export function createOwnDataStores(
  { auth, http, preferences, toasts }: AccountStores,
  { today }: InitialStores,
  { localStorage, now, randomId, saveFile }: OwnDataEnvironment,
  { api, outbox, onChanged }: OwnDataStoresDeps,
) {
  const ownDataApi = createOwnDataApi(http)
  return {
    importing: createImporting({ api, auth: auth.state, toasts, today, randomId, onChanged }),
    exporting: createExporting({
      api,
      auth: auth.state,
      currency: preferences.currency,
      toasts,
      today,
      now,
      saveFile,
    }),
    ownCopy: createOwnCopy({ api: ownDataApi, auth: auth.state, toasts, today, saveFile }),
    accountDeletion: createAccountDeletion({ api: ownDataApi, outbox, auth, toasts, storage: localStorage }),
  }
}
