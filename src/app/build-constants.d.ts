/** Literals that vite.config.ts inserts at build time. */

/** The Firebase project to sign in to, or null in local mode. */
declare const __FIREBASE__: {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string
} | null
/** True without one: sign-in uses the local emulator. */
declare const __LOCAL_MODE__: boolean
declare const __APP_VERSION__: string
