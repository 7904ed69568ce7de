/** Literals that vite.config.ts puts in at build time. */

/** The Firebase project to sign in to, or null in local mode. */
declare const __FIREBASE__: {
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  readonly appId: string
} | null
declare const __APP_VERSION__: string
