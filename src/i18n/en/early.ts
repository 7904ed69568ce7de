import type { Dictionary } from '../texts.ts'

/** Of larger groups, what the dashboard says before the rest of them is there. */
export const early = {
  add: { open: 'Add expense' },
  export: { open: 'Export' },
  voice: {
    hold: 'Hold to record an expense',
    tapStart: 'Tap to record an expense',
    tapStop: 'Tap to stop recording',
    asking: 'Getting the microphone…',
    started: 'Recording started',
    recording: 'Recording',
    starting: 'Starting…',
    release: 'Release to stop',
    tapToStop: 'Tap to stop',
    secondsLeft: '{{seconds}} s left',
  },
} as const satisfies Dictionary
