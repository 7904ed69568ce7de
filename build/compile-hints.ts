import type { Plugin } from 'vite'

/** Chromium reads it at the very beginning of a script (its Explicit JavaScript Compile Hints). */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the chunks of these names compiled whole while they come, on a thread beside the page's: for what the first paint
 * runs, which else is compiled on the page's thread, function by function, as each is called.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After all that writes before the code.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && names.includes(chunk.name)) chunk.code = HINT + chunk.code
      },
    },
  }
}
