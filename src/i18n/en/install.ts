import type { Dictionary } from '../texts.ts'

export const install = {
  install: {
    label: 'Install the app',
    offer: 'Keep Ucap on your home screen?',
    byHand: 'Keep Ucap at hand: tap Share, then “Add to Home Screen”.',
    install: 'Install',
    later: 'Not now',
  },
} as const satisfies Dictionary
