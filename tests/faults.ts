/**
 * Every fault that the recorder has to survive, with the tests that provoke it. After each of them: the right message in
 * both languages, the microphone off, the button idle, the next recording works, and what was said is saved once or
 * still there to be sent again. The tests in `e2e` look at all of that in the built product; those in `browser` look
 * into the recorder itself, in real Chromium as well; `unit` and `component` hold what no browser can be made to do.
 */

export interface FaultRow {
  readonly fault: string
  /** File under `tests`, and the title of the test in it. */
  readonly tests: readonly (readonly [file: string, title: string])[]
  /** What of the list above does not hold, and why; absent where all of it does. */
  readonly reservation?: string
}

const SENDING = 'e2e/faults-sending.spec.ts'
const MICROPHONE = 'e2e/faults-microphone.spec.ts'
const BUTTON = 'e2e/faults-button.spec.ts'
const CAPTURE = 'browser/capture.spec.ts'
const FAULTS = 'browser/faults.spec.ts'
const LIFECYCLE = 'browser/lifecycle.spec.ts'
const OUTBOX = 'browser/outbox.spec.ts'
const PERMISSION = 'browser/permission.spec.ts'

export const FAULTS_TABLE: readonly FaultRow[] = [
  {
    fault: 'permission denied',
    tests: [
      [MICROPHONE, 'a microphone that was refused is told as blocked'],
      [PERMISSION, 'a refused microphone is told as blocked, and one allowed later works'],
      [
        'firefox/denied.spec.ts',
        'in Firefox a microphone that was refused is told as blocked, and the button rests',
      ],
    ],
  },
  {
    fault: 'permission dismissed',
    tests: [
      [MICROPHONE, 'a prompt that is closed unanswered is told as cancelled'],
      [PERMISSION, 'a prompt that is closed unanswered is told as cancelled, and can be asked again'],
    ],
  },
  {
    fault: 'permission revoked in mid-recording',
    tests: [
      [MICROPHONE, 'a permission taken back in mid-recording is told, and what was said is saved once'],
      [PERMISSION, 'a permission taken back in mid-recording is told as blocked, and what was said is sent'],
    ],
  },
  {
    fault: 'no microphone',
    tests: [
      [MICROPHONE, 'no microphone is told, and what to check'],
      ['browser/no-microphone.spec.ts', 'no microphone is told as not found'],
    ],
  },
  {
    fault: 'microphone in use',
    tests: [[MICROPHONE, 'a microphone that another program uses is told']],
  },
  {
    fault: 'microphone kept shut by the browser’s security',
    tests: [[MICROPHONE, 'a microphone that the browser’s security keeps shut is told']],
  },
  {
    fault: 'microphone that fails for another reason, or none',
    tests: [
      [MICROPHONE, 'any other reason is told in the browser’s own words'],
      [MICROPHONE, 'a microphone that fails for no reason is told'],
    ],
  },
  {
    fault: 'insecure context',
    tests: [
      [FAULTS, 'a page over plain HTTP is told so, and nothing is asked for'],
      ['unit/stores/fault-texts.test.ts', 'every fault of the microphone has its message in both languages'],
    ],
    reservation: 'Nobody can sign in over plain HTTP, so the product’s own page is not reached.',
  },
  {
    fault: 'no AudioWorklet',
    tests: [
      [MICROPHONE, 'a browser without an audio worklet records in its own format'],
      ['browser/fallback.spec.ts', 'what was said arrives whole, with its own type and extension'],
    ],
  },
  {
    fault: 'neither AudioWorklet nor MediaRecorder',
    tests: [
      ['browser/fallback.spec.ts', 'a browser with neither is told before anything is asked for'],
      ['unit/stores/fault-texts.test.ts', 'every fault of the microphone has its message in both languages'],
    ],
  },
  {
    fault: 'unplugged in mid-recording (ended)',
    tests: [
      [MICROPHONE, 'a microphone unplugged in mid-recording is told, and what was said is saved once'],
      [LIFECYCLE, 'an unplugged microphone is told once, and what was said before is sent'],
    ],
  },
  {
    fault: 'muted by the system in mid-recording (mute)',
    tests: [[FAULTS, 'a microphone that the system mutes is told, one that comes back at once is not']],
  },
  {
    fault: 'context interrupted or suspended',
    tests: [
      [
        LIFECYCLE,
        'audio that the system takes away is told once, what was said is sent, and a new context follows',
      ],
      ['unit/stores/fault-texts.test.ts', 'every interruption has its message in both languages'],
    ],
  },
  {
    fault: 'context that claims to run but does not',
    tests: [
      [FAULTS, 'a context that claims to run but does not is replaced once, and the recording goes on'],
      [FAULTS, 'a second dead context is told as audio that does not start, and the next recording works'],
      [FAULTS, 'audio that stalls in mid-recording is told, and what was said is sent'],
    ],
  },
  {
    fault: 'no audio device, so that no context of Firefox ever runs',
    tests: [
      [
        'firefox/no-sound.spec.ts',
        'in Firefox without an audio device a press says why it records nothing, until the message is dismissed',
      ],
    ],
    reservation: 'Nothing can be recorded there, so no next recording is looked at.',
  },
  {
    fault: 'processorerror',
    tests: [
      [FAULTS, 'a processor that throws is told, and what was said is sent'],
      ['unit/stores/fault-texts.test.ts', 'every interruption has its message in both languages'],
    ],
  },
  {
    fault: 'addModule failing: 404',
    tests: [
      [LIFECYCLE, 'a worklet that does not load fails the start, and the next recording works'],
      [MICROPHONE, 'audio code that does not load is told as a failed start'],
    ],
  },
  {
    fault: 'addModule failing: blocked',
    tests: [[FAULTS, 'a worklet that the network blocks fails the start, and the next recording works']],
  },
  {
    fault: 'worker failing to start',
    tests: [[LIFECYCLE, 'a worker that does not load fails the start, and the next recording works']],
  },
  {
    fault: 'worker crashing',
    tests: [
      [LIFECYCLE, 'a worker that crashes in mid-recording is told, and the next recording works'],
      [LIFECYCLE, 'a worker that crashes during the upload leaves the recording to retry'],
      [FAULTS, 'of a recording whose worker crashes after 3 s, those are there to retry'],
    ],
    reservation:
      'Of what was said, the first half second or up to the last 3 s are lost with the worker; the person is told.',
  },
  {
    fault: 'worker hanging',
    tests: [
      [FAULTS, 'a worker that hangs before the start fails it, and the next recording works'],
      [FAULTS, 'of a recording whose worker hangs after 3 s, those are there to retry'],
      [FAULTS, 'a worker that hangs during the upload leaves the recording to retry'],
    ],
    reservation:
      'Of what was said, the first half second or up to the last 3 s are lost with the worker; the person is told.',
  },
  {
    fault: 'release before permission',
    tests: [[LIFECYCLE, 'a release before the permission records nothing and turns the microphone off']],
  },
  {
    fault: 'double press',
    tests: [[BUTTON, 'a second press while the first is processed does nothing']],
  },
  {
    fault: 'second finger',
    tests: [[BUTTON, 'a second finger neither starts nor ends anything']],
  },
  {
    fault: 'key repeat',
    tests: [[BUTTON, 'a key that repeats while it is held records once']],
  },
  {
    fault: 'context menu',
    tests: [[BUTTON, 'the menu of a long press does not open over the button, and the recording goes on']],
  },
  {
    fault: 'pointer leaving',
    tests: [[BUTTON, 'a pointer that leaves the button ends the recording, which is sent']],
  },
  {
    fault: 'pointercancel',
    tests: [[BUTTON, 'a touch that the system cancels ends the recording, which is sent']],
  },
  {
    fault: 'page hidden in mid-recording',
    tests: [[BUTTON, 'a page that is hidden in mid-recording sends what was said']],
  },
  {
    fault: 'page frozen in mid-recording',
    tests: [[BUTTON, 'a page that is frozen in mid-recording sends what was said once it thaws']],
  },
  {
    fault: 'page unloaded in mid-recording',
    tests: [
      [SENDING, 'a page that is left in mid-recording finds it on the next visit'],
      [
        FAULTS,
        'a page that is left in mid-recording finds what it had kept on the next visit, for the same account',
      ],
      [FAULTS, 'a tab that crashes after 0.6 s of sound has kept half a second of it'],
      [FAULTS, 'another tab neither lists nor sends what is still being recorded'],
    ],
    reservation:
      'Half a second, or up to the last 3 s of what was said are lost where the page is killed without being hidden first.',
  },
  {
    fault: 'sound that comes slower than the clock',
    tests: [
      [
        'unit/recorder/recording-session.test.ts',
        'is over 60 s after its first sample by the clock, too, where samples come slower than that',
      ],
      [CAPTURE, 'a recording whose sound comes too slowly ends 60 s after its beginning'],
    ],
  },
  {
    fault: 'offline before',
    tests: [['e2e/unsent.spec.ts', 'offline, recording is refused before the microphone opens']],
  },
  {
    fault: 'offline during',
    tests: [
      [
        SENDING,
        'a connection lost in mid-recording keeps it, and its return sends it, saved once and without a dialog',
      ],
    ],
  },
  {
    fault: 'offline after',
    tests: [
      [OUTBOX, 'a browser without a connection keeps it, and sends it when there is one again'],
      [
        'e2e/unsent.spec.ts',
        'a recording that the network cut off is kept, found again after a reload, and discarded on request',
      ],
    ],
  },
  {
    fault: 'token refresh failing for lack of network',
    tests: [[SENDING, 'a token that can’t be refreshed for lack of network leaves the recording to retry']],
  },
  {
    fault: 'sign-in gone',
    tests: [[OUTBOX, 'a sign-in that is gone keeps it and sends nothing']],
  },
  {
    fault: '400 with violation_type',
    tests: [
      [SENDING, 'a 400 with a violation shows the server’s words and keeps nothing'],
      [SENDING, 'a 400 with a violation and no words says that it is no expense, and keeps nothing'],
    ],
  },
  {
    fault: 'a sentence without a price',
    tests: [
      [
        SENDING,
        'a sentence without a price is asked for it, with what was heard filled in, and keeps nothing',
      ],
      ['unit/server/violations.test.ts', 'is not one that breaks no rule: %j, heard as well as %s'],
    ],
  },
  {
    fault: '400 without violation_type',
    tests: [[SENDING, 'a 400 without a violation says that it failed, and keeps nothing']],
  },
  {
    fault: '401 twice',
    tests: [
      [
        'e2e/faults-signing-out.spec.ts',
        'a second 401 leads to /login, and the recording is there after the next sign-in',
      ],
    ],
  },
  {
    fault: 'a sign-out while recordings wait',
    tests: [
      [
        'e2e/unsent.spec.ts',
        'signing out asks about unsent recordings; what is kept is the same account’s alone',
      ],
      ['unit/stores/unsent.test.ts', 'of an account that signs out are neither shown nor sent'],
    ],
  },
  {
    fault: 'no network for 24 hours',
    tests: [
      [
        'e2e/unsent.spec.ts',
        'a recording that waited for more than 24 hours is gone, and its account is told so',
      ],
      [OUTBOX, 'after 24 hours it is forgotten, audio and all, and its account is told once'],
    ],
  },
  {
    fault: 'a tab that dies while Discard can be undone',
    tests: [
      [
        OUTBOX,
        'set aside, no tab lists or sends it until it is taken back, and a page that dies takes it back',
      ],
    ],
  },
  { fault: '402', tests: [[SENDING, 'a 402 says that a subscription is needed, and keeps the recording']] },
  { fault: '413', tests: [[SENDING, 'a 413 says that it failed, and keeps nothing']] },
  { fault: '429', tests: [[SENDING, 'a 429 shows the server’s words and keeps the recording']] },
  {
    fault: '500',
    tests: [
      [SENDING, 'a 500 says that it failed, and keeps the recording'],
      [SENDING, 'a recording that the server could not take is sent again by itself after a while'],
    ],
  },
  { fault: '503', tests: [[SENDING, 'a 503 shows the server’s words and keeps the recording']] },
  {
    fault: 'no answer in time',
    tests: [
      ['unit/recorder/upload.test.ts', 'gives up after 90 seconds, also while it waits for the token'],
      [
        'unit/stores/fault-texts.test.ts',
        'every reason to keep a recording has its message in both languages',
      ],
    ],
  },
  {
    fault: 'connection cut in mid-upload',
    tests: [
      [SENDING, 'a connection that is cut in mid-upload leaves the recording to retry'],
      [OUTBOX, 'offline it is kept, and a retry after a reload sends it under the same key'],
    ],
  },
  {
    fault: 'answer that is not JSON',
    tests: [[SENDING, 'an answer that is not JSON says that it failed, and keeps the recording']],
  },
  {
    fault: 'storage quota',
    tests: [
      [SENDING, 'with no room on the device it is sent and saved all the same'],
      [OUTBOX, 'with the storage full it is sent all the same, and lost only when that fails as well'],
    ],
    reservation: 'Lost, and the person is told, where storage and network fail at the same time.',
  },
  {
    fault: 'storage forbidden',
    tests: [[OUTBOX, 'a browser that forbids storage sends all the same']],
    reservation: 'Lost, and the person is told, where storage and network fail at the same time.',
  },
  {
    fault: 'five recordings waiting already',
    tests: [
      [OUTBOX, 'five are kept; a sixth pushes none of them out, is sent, and is lost only when that fails'],
    ],
    reservation: 'The sixth is lost, and the person is told, where it can’t be sent.',
  },
]
