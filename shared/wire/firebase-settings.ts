/** Which Firebase project the client signs in to, from the environment. All absent means local mode. */

export interface FirebaseSettings {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string
}

const NAMES = {
  projectId: 'FIREBASE_PROJECT_ID',
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  appId: 'VITE_FIREBASE_APP_ID',
} as const

const HOST = /^[a-z\d-]+(\.[a-z\d-]+)+$/i

/** Null in local mode. Throws where only some are set, or the domain is no host. */
export function firebaseSettings(env: Record<string, string | undefined>): FirebaseSettings | null {
  const missing = Object.values(NAMES).filter(name => !env[name])
  if (missing.length === Object.keys(NAMES).length) return null
  if (missing.length > 0)
    throw new Error(`Set all of the Firebase variables or none. Missing: ${missing.join(', ')}`)
  const read = (name: string) => env[name] ?? ''
  const authDomain = read(NAMES.authDomain)
  // It also goes into the content policy, where an invalid value would block the popup silently.
  if (!HOST.test(authDomain))
    throw new Error(
      `${NAMES.authDomain} is a host such as your-project.firebaseapp.com, without https:// and path.`,
    )
  return {
    projectId: read(NAMES.projectId),
    apiKey: read(NAMES.apiKey),
    authDomain,
    appId: read(NAMES.appId),
  }
}
