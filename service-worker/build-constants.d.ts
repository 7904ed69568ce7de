/** Absolute paths of what is installed with the service worker; `revision` is null where the name has a hash. */
declare const __SHELL__: { url: string; revision: string | null }[]
/** Absolute paths of what is kept only once it has been used. Their names have a hash. */
declare const __WHEN_USED__: readonly string[]
