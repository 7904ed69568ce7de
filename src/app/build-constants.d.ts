/** Literals that vite.config.ts puts in at build time. */

/** The Firebase project to sign in to, or null in local mode. */
declare const __FIREBASE__: {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string
} | null
/** Whether there is none: sign-in goes through the local emulator. */
declare const __LOCAL_MODE__: boolean
declare const __APP_VERSION__: string
