import { BROWSER, E2E, SCREEN, UNIT } from './files.ts'
import { line, otherwise, type SpecSection, told } from './line.ts'

const HANDS_OFF = 'what cannot be added, changed or deleted is told, and stays in its form'
const LISTS = 'a period, its deletions, a month and an export that fail are told'
const BANNER = 'a dashboard that cannot be loaded says so until Retry brings it, or it is dismissed'
const SUBSCRIPTION =
  'a subscription that cannot be asked for is told, in the server’s words where it has some'
const NOTIFICATIONS =
  'whatever becomes of asking for notifications is told, and where they are denied, how to allow them'
const NO_MICROPHONE = 'a browser without microphones, and one without a connection, are told so'
const EDITING = [
  UNIT.editing,
  'that fails is told and logged, leaves the dialog open, and can be tried again',
] as const
const UNSAID = [UNIT.faultTexts, 'what no browser is made to say has its message in both languages'] as const
const WORDS = [UNIT.quoted, '%s reads in English letter by letter as it is fixed'] as const
const MICROPHONE = [
  UNIT.faultTexts,
  'every fault of the microphone has its message in both languages',
] as const

export const SECTION_8: SpecSection = {
  number: 8,
  lines: [
    line(
      'A token that cannot be had is logged, and leads to /login.',
      [UNIT.auth, 'is nobody once the session is no longer honoured, which is logged'],
      [UNIT.http, 'without a valid sign-in is not sent and ends the session'],
    ),
    line(
      'A second 401 is logged, and leads to /login.',
      [UNIT.auth, 'is nobody once the session is no longer honoured, which is logged'],
      [E2E.session, 'a sign-in that the server no longer honours ends at /login and stays there'],
    ),
    told(
      'A profile that cannot be had is logged, and the dashboard’s banner says so.',
      ['errors.failedToLoad'],
      [UNIT.auth, 'says that the profile is missing until it came after all'],
      [E2E.failures, BANNER],
    ),
    line('A profile that cannot be made is only logged.', [
      UNIT.auth,
      'enters all the same where the account could not be made there: that is only logged',
    ]),
    line('A sign-in that cannot be kept is only logged.', [
      UNIT.openSession,
      'a browser that blocks storage is only logged: one can sign in all the same',
    ]),
    line('A sign-out that fails is only logged.', [UNIT.firebase, 'a sign-out that fails is only logged']),
    told(
      'A sign-in that fails is told.',
      ['login.failed'],
      WORDS,
      [SCREEN.login, 'says when it failed, and lets one try again'],
      [E2E.session, 'a sign-in that fails is told and can be tried again'],
    ),
    told(
      'A dashboard that cannot be loaded is told in a banner that can be dismissed.',
      ['errors.failedToLoad'],
      WORDS,
      [SCREEN.dashboard, 'tells that %j, until dismissed'],
      [E2E.failures, BANNER],
    ),
    told(
      'A period that cannot be loaded is told, with Retry.',
      ['expenses.failedToLoad'],
      WORDS,
      [E2E.expenses, 'a month that could not be loaded is loaded on Retry'],
      [E2E.failures, LISTS],
    ),
    told(
      'Deletions of many that fail are told.',
      ['expenses.deleteFailed'],
      WORDS,
      [SCREEN.expenses, 'names what could not be deleted and keeps it picked'],
      [E2E.expenses, 'a period’s expenses are looked at, changed, picked and deleted'],
      [E2E.failures, LISTS],
    ),
    told(
      'An export that fails is told.',
      ['export.failed'],
      WORDS,
      [E2E.export, 'an export that fails says so, keeps the choice and then downloads the CSV'],
      [E2E.failures, LISTS],
    ),
    otherwise(
      'It is told as well.',
      told('Adding that fails is logged.', ['errors.failedToAdd'], EDITING, [E2E.failures, HANDS_OFF]),
    ),
    otherwise(
      'That nothing typed is lost is told as well.',
      told(
        'Adding, changing or deleting while the network fails.',
        ['errors.networkKept', 'errors.network'],
        [UNIT.editing, 'to %s: that the network fails is told, with what is kept, and the dialog stays'],
        [
          E2E.offline,
          'the second visit needs no network: it shows what was last known, loses nothing, and catches up',
        ],
      ),
    ),
    line(
      'A compared month that fails counts as zero.',
      [UNIT.trends, 'count a month that could not be loaded as zero'],
      [SCREEN.analytics, 'count a month that failed as zero, say so wherever it matters, and offer Retry'],
      [E2E.analytics, 'three months are compared, and a month that fails is marked until Retry brings it'],
    ),
    told(
      'A change that fails is told and logged, and can be made again.',
      ['errors.failedToUpdate'],
      WORDS,
      EDITING,
      [E2E.failures, HANDS_OFF],
    ),
    told('So is a deletion that fails.', ['errors.failedToDelete'], WORDS, EDITING, [
      E2E.failures,
      HANDS_OFF,
    ]),
    told(
      'So is a review that fails to save.',
      ['errors.failedToSave'],
      WORDS,
      [UNIT.review, 'stays open when the batch is not taken, which is told and logged'],
      [E2E.failures, 'a review that cannot be saved is told, and keeps every change'],
    ),
    told(
      'What could be put to saved expenses only by their ids is told, where the server gave none.',
      ['review.notSavedWithoutId'],
      UNSAID,
      [UNIT.review, 'calls nothing and says so when the server did not name what it saved'],
    ),
    otherwise(
      'It adds that the recording is kept.',
      told(
        'A 402 to a recording asks for a subscription.',
        ['subscription.blocked'],
        [E2E.sending, 'a 402 says that a subscription is needed, and keeps the recording'],
      ),
    ),
    told(
      'A 400 with a violation shows the server’s words, or that it is no expense.',
      ['voice.notExpense'],
      WORDS,
      [E2E.sending, 'a 400 with a violation shows the server’s words and keeps nothing'],
      [E2E.sending, 'a 400 with a violation and no words says that it is no expense, and keeps nothing'],
      [
        E2E.voice,
        'speech that is no expense is refused with the server’s words, and nothing is saved or kept',
      ],
    ),
    told(
      'Any other failure shows its message, or that processing failed.',
      ['voice.failed'],
      WORDS,
      [E2E.sending, 'a 400 without a violation says that it failed, and keeps nothing'],
      [E2E.sending, 'a 503 shows the server’s words and keeps the recording'],
      [E2E.sending, 'a 500 says that it failed, and keeps the recording'],
    ),
    told(
      'A recording that is kept, or lost, is told as that.',
      ['voice.unsent.offline', 'voice.unsent.timeout', 'voice.unsent.kept', 'voice.unsent.lost'],
      [UNIT.faultTexts, 'every reason to keep a recording has its message in both languages'],
      [E2E.sending, 'a connection that is cut in mid-upload leaves the recording to retry'],
    ),
    told(
      'Recordings that expired, and what becomes of those that wait at a sign-out, are told.',
      [
        'voice.unsent.oneExpired',
        'voice.unsent.manyExpired',
        'voice.unsent.keptForAccount',
        'voice.unsent.deleted',
      ],
      [UNIT.faultTexts, 'every end of a kept recording has its message in both languages'],
      [E2E.unsent, 'a recording that waited for more than 24 hours is gone, and its account is told so'],
      [E2E.unsent, 'signing out asks about unsent recordings; what is kept is the same account’s alone'],
    ),
    told(
      'A subscription that cannot be asked for shows the server’s words, or that it failed.',
      ['subscription.failedToCheck'],
      WORDS,
      [UNIT.subscription, 'that could not be had for %j tells %j, and can be asked for again'],
      [E2E.failures, SUBSCRIPTION],
    ),
    told(
      'Microphone blocked.',
      ['voice.blocked'],
      WORDS,
      [E2E.microphone, 'a microphone that was refused is told as blocked'],
      [BROWSER.permission, 'a refused microphone is told as blocked, and one allowed later works'],
    ),
    told(
      'No microphone found.',
      ['voice.notFound'],
      WORDS,
      [E2E.microphone, 'no microphone is told, and what to check'],
      ['browser/no-microphone.spec.ts', 'no microphone is told as not found'],
    ),
    told('Microphone in use.', ['voice.inUse'], WORDS, [
      E2E.microphone,
      'a microphone that another program uses is told',
    ]),
    told('The question closed unanswered.', ['voice.cancelled'], WORDS, [
      E2E.microphone,
      'a prompt that is closed unanswered is told as cancelled',
    ]),
    told('The browser’s security.', ['voice.security'], WORDS, [
      E2E.microphone,
      'a microphone that the browser’s security keeps shut is told',
    ]),
    told('Another reason, in the browser’s words.', ['voice.accessFailed'], WORDS, [
      E2E.microphone,
      'any other reason is told in the browser’s own words',
    ]),
    told('No reason at all.', ['voice.unknownMicrophone'], WORDS, [
      E2E.microphone,
      'a microphone that fails for no reason is told',
    ]),
    told('A recording that does not start.', ['press.startFailed'], WORDS, [
      E2E.microphone,
      'audio code that does not load is told as a failed start',
    ]),
    told(
      'A browser whose audio does not start.',
      ['voice.noAudio'],
      [UNIT.faultTexts, 'every fault of the microphone has its message in both languages'],
      [
        'firefox/no-sound.spec.ts',
        'in Firefox without an audio device a press says why it records nothing, until the message is dismissed',
      ],
    ),
    otherwise(
      'The button cannot be let go without a recording, so no browser is made to say it.',
      told('Ending what does not record.', ['voice.notRecording'], WORDS, UNSAID, [
        UNIT.voiceOutcomes,
        'with %j the person is told %j',
      ]),
    ),
    told(
      'The microphone is needed, and was taken back.',
      ['voice.microphoneRequired'],
      WORDS,
      [E2E.microphone, 'a permission taken back in mid-recording is told, and what was said is saved once'],
      [UNIT.faultTexts, 'every interruption has its message in both languages'],
    ),
    told(
      'A recording that the system ended.',
      ['voice.interrupted'],
      [UNIT.faultTexts, 'every interruption has its message in both languages'],
    ),
    told(
      'A browser without microphones.',
      ['voice.microphoneNotSupported'],
      WORDS,
      MICROPHONE,
      [E2E.failures, NO_MICROPHONE],
      [BROWSER.fallback, 'a browser with neither is told before anything is asked for'],
    ),
    told(
      'No internet.',
      ['press.internetRequired'],
      WORDS,
      [E2E.failures, NO_MICROPHONE],
      [E2E.unsent, 'offline, recording is refused before the microphone opens'],
    ),
    otherwise(
      'Nobody can sign in over plain HTTP, so the recorder is asked and the text is looked at apart.',
      told('No HTTPS.', ['voice.httpsRequired'], WORDS, MICROPHONE, [
        BROWSER.faults,
        'a page over plain HTTP is told so, and nothing is asked for',
      ]),
    ),
    told(
      'The network fails.',
      ['errors.network'],
      WORDS,
      [SCREEN.dashboard, 'tells that %j, until dismissed'],
      [SCREEN.expenses, 'says why it could not be loaded, and loads on Retry: %j'],
      [E2E.session, 'a token that the network keeps back shows what was last known with Retry, not /login'],
      [E2E.failures, SUBSCRIPTION],
    ),
    told('Nobody knows why.', ['errors.unknown'], WORDS, [
      SCREEN.app,
      'a page that breaks says that nobody knows why, and offers to reload',
    ]),
    told('Retry is called so.', ['common.retry'], WORDS),
    told(
      'A part of the app that does not load is told.',
      ['app.chunkFailed'],
      [E2E.missingCode, 'a part of the app that does not load is told, and there after Reload'],
      ['unit/app/load-chunk.test.ts', 'that fails twice has failed, for the second reason'],
    ),
    told(
      'Notifications are not supported.',
      ['notifications.notSupported'],
      WORDS,
      UNSAID,
      [UNIT.notifications, 'asked for where they are %s tell %j, with no question and no welcome'],
      [E2E.notification, NOTIFICATIONS],
    ),
    told(
      'Notifications are enabled already.',
      ['notifications.already'],
      [E2E.notification, NOTIFICATIONS],
      [UNIT.notifications, 'asked for where they are %s tell %j, with no question and no welcome'],
    ),
    told(
      'Notifications are denied, and how to allow them.',
      ['notifications.denied', 'notifications.deniedHow'],
      WORDS,
      [SCREEN.notificationPrompt, 'closes when it is taken, and tells what came of it: %s'],
      [SCREEN.profile, 'say of notifications that are %s what they are, with nothing to press'],
      [E2E.notification, NOTIFICATIONS],
    ),
    told(
      'Notifications are enabled.',
      ['notifications.welcome'],
      [SCREEN.notificationPrompt, 'closes when it is taken, and tells what came of it: %s'],
      [E2E.notification, NOTIFICATIONS],
    ),
    told(
      'The question about notifications was closed.',
      ['notifications.dismissed'],
      [E2E.notification, NOTIFICATIONS],
      [UNIT.notifications, 'answered with %s tell %j and send nothing'],
    ),
    told('Asking for notifications failed.', ['notifications.failed'], WORDS, [
      E2E.notification,
      NOTIFICATIONS,
    ]),
    line(
      'All of it is there in Indonesian as well.',
      [UNIT.i18n, 'have %s in both languages, with the same parameters'],
      [UNIT.serverMessages, 'both languages say everything, with the same blanks to fill'],
      [E2E.voice, 'the whole way in Indonesian'],
    ),
  ],
}
