import { BROWSER, E2E, SCREEN, UNIT } from './files.ts'
import { line, otherwise, type SpecSection, told } from './line.ts'

const WHOLE_FLOW = 'goes from idle by permission, recording and processing back to idle'
const SAVED = 'that was saved, the review opens and the page, the toast and the notification say so'

export const SECTION_4: SpecSection = {
  number: 4,
  lines: [
    line(
      'Signing in goes from loading to signed in, with the profile, or to signed out, without it.',
      [UNIT.auth, 'is unknown until the session has spoken'],
      [UNIT.auth, 'enters at once when an earlier visit left the sign-in behind, with the profile to follow'],
      [UNIT.auth, 'is nobody once the session is no longer honoured, which is logged'],
    ),
    otherwise(
      'Where an earlier visit left a sign-in behind, its figures are painted at once, with their time.',
      line('Nothing shows before the first answer.', [
        SCREEN.app,
        'who is signed in, there is a spinner and nothing else',
      ]),
    ),
    line(
      'A sign-in is kept in local storage.',
      [UNIT.firebase, 'is kept in local storage, or for the page where that is refused'],
      [E2E.session, 'a sign-in outlives a reload, and one account never sees another’s expenses'],
    ),
    line(
      'A 401 is tried once more with a token forced anew; then, or without a user, it is /login.',
      [UNIT.http, 'that gets 401 is tried once more with another token'],
      [UNIT.http, 'that gets 401 twice ends the session'],
      [UNIT.http, 'without a valid sign-in is not sent and ends the session'],
      [E2E.signingOut, 'a second 401 leads to /login, and the recording is there after the next sign-in'],
    ),
    line('The dashboard waits with a spinner for the subscription, then gives way or shows.', [
      SCREEN.app,
      'whether there is a subscription, a spinner stands in the place of the dashboard, under the record button',
    ]),
    line(
      'Its figures load, and show or fail in a banner that can be dismissed.',
      [UNIT.dashboard, 'load with the sign-in, and go with the sign-out'],
      [SCREEN.dashboard, 'tells that %j, until dismissed'],
    ),
    line(
      'Saving and deleting refresh it.',
      [E2E.byHand, 'an expense is added, corrected and deleted by hand, and brought back'],
      [UNIT.editing, 'closes the dialog, refreshes what is on show and says so'],
    ),
    line('So does the page’s event that spoken expenses are saved.', [
      E2E.voice,
      'the whole way in Indonesian',
    ]),
    line('Recording goes from idle by permission, recording and processing back to idle.', [
      UNIT.recording,
      WHOLE_FLOW,
    ]),
    line(
      'A press by mouse or touch starts it.',
      [SCREEN.recordButton, 'records from press to release'],
      [BROWSER.capture, 'a held touch, which is no gesture yet, is enough to record'],
    ),
    otherwise(
      'While the backend has not yet said whether there is a subscription, it is taken: the backend decides when it is sent.',
      line(
        'It is refused without a subscription and without a connection.',
        [UNIT.recording, 'is refused with %j before the microphone is touched'],
        [E2E.unsent, 'offline, recording is refused before the microphone opens'],
      ),
    ),
    line('Permission starts the recording.', [UNIT.recording, WHOLE_FLOW]),
    line('Letting go ends it and starts processing.', [SCREEN.recordButton, 'records from press to release']),
    otherwise(
      'The area that counts as the button grows by 48 px all round while it is held.',
      line(
        'A pointer that leaves the button ends it.',
        [SCREEN.recordButton, 'lets a thumb drift 48 px past its edge, no further'],
        [E2E.button, 'a pointer that leaves the button ends the recording, which is sent'],
      ),
    ),
    line(
      '60 seconds end it.',
      [
        UNIT.recording,
        'stops by itself at the cap, and only once when the button is let go at the same moment',
      ],
      [BROWSER.capture, 'a recording ends at 60 s to the sample, says so once, and loses nothing before'],
    ),
    line('Only a recording can be ended.', [
      UNIT.recording,
      'let go before permission records nothing and says that the microphone is ready',
    ]),
    line('Then the microphone is off.', [
      BROWSER.lifecycle,
      'the microphone is off as soon as the recording is stopped',
    ]),
    line('The expenses go on with transcript, confidence and whether they are saved.', [
      UNIT.voiceOutcomes,
      SAVED,
    ]),
    line('The page’s event fires.', [UNIT.voiceOutcomes, SAVED]),
    told(
      'Where notifications are allowed, one tells it, under the product’s name and in fixed words.',
      ['voice.expensesAutoSaved'],
      [UNIT.quoted, '%s reads in English letter by letter as it is fixed'],
      [E2E.notification, 'where notifications are allowed, one says that the spoken expenses are saved'],
      [UNIT.notifications, 'say that the expenses are saved only where they are allowed'],
    ),
    otherwise(
      'A browser with an audio worklet records WAV; the list is for the others.',
      line(
        'The first format that the browser has is taken, in the order of the list.',
        [UNIT.encodedTake, 'looks for a format in the order of the list'],
        [BROWSER.fallback, 'the first format of the list that the browser has is taken'],
        [E2E.microphone, 'a browser without an audio worklet records in its own format'],
      ),
    ),
    line('Where none is known, it is WebM.', [
      UNIT.encodedTake,
      'is called WebM where the browser names no type at all',
    ]),
    line(
      'Audio comes in chunks of a second and is sent untrimmed.',
      [UNIT.encodedTake, 'comes in chunks of a second, sent whole and as they came'],
      [BROWSER.capture, 'every sample of a known sequence arrives at the server, in its place'],
    ),
    line(
      'The edit dialog is saving, deleting or asking whether to delete.',
      [UNIT.editing, 'is sent once, however often it is pressed meanwhile'],
      [SCREEN.edit, 'cannot be saved twice at once, nor deleted'],
      [SCREEN.edit, 'asks before it deletes, and Cancel leads back to the form'],
    ),
    line(
      'The review inserts unless the expenses are saved; changing a field or removing a card marks it as changed.',
      [SCREEN.review, 'offers to update or to discard once something was changed, and saves the change'],
      [SCREEN.review, 'has a remove button on each card only while more than one is listed'],
    ),
    line('What is not saved yet is posted as one batch.', [
      UNIT.review,
      'posts them as they now read, in one batch',
    ]),
    otherwise(
      'The specification drops such changes in silence, its update not being implemented; here they are saved.',
      line(
        'Changes to what is saved already are carried out.',
        [UNIT.review, 'puts what was changed and deletes what was removed, and only that'],
        [UNIT.review, 'calls nothing and says so when the server did not name what it saved'],
        [E2E.voice, 'what was heard wrong is put right in the review'],
      ),
    ),
    line('What is saved already and unchanged calls nothing.', [
      UNIT.review,
      'left as it is closes without a call',
    ]),
    line('Then what is on show is refreshed.', [
      UNIT.review,
      'puts what was changed and deletes what was removed, and only that',
    ]),
    line(
      'The button says Update, Close or Save, as fits.',
      [SCREEN.review, 'offers to update or to discard once something was changed, and saves the change'],
      [SCREEN.review, 'shows what was heard and saved, with nothing but Close to press'],
      [SCREEN.review, 'offers to save them or to cancel'],
    ),
    line(
      'It is out of use while saving; the list is never empty.',
      [SCREEN.review, 'cannot be saved twice at once'],
      [UNIT.review, 'cannot be emptied'],
    ),
    line(
      'Adding is out of use while saving, and without amount or description.',
      [SCREEN.add, 'needs an amount and a description'],
      [SCREEN.add, 'cannot be sent twice at once'],
    ),
    line('A success closes the form and refreshes.', [
      UNIT.editing,
      'closes the dialog, refreshes what is on show and says so',
    ]),
    otherwise(
      'It is told as well: a person whose expense is not saved has to know.',
      line('A failure to add is logged.', [
        UNIT.editing,
        'that fails is told and logged, leaves the dialog open, and can be tried again',
      ]),
    ),
    line(
      'The export is busy meanwhile and says when it failed.',
      [SCREEN.export, 'is busy meanwhile, and can still be cancelled'],
      [SCREEN.export, 'keeps what was chosen when it fails, and says what to do'],
    ),
    line('A toast is a success, an error or an info.', [SCREEN.toasts, 'is of its type']),
    line(
      'It goes after its time and 300 ms more, or by a click.',
      [SCREEN.toasts, 'shows for 3 s and 300 ms more while it leaves'],
      [SCREEN.toasts, 'closes on a click on %s'],
      [SCREEN.toasts, 'does what Undo says at a click on it, once, and closes'],
    ),
    line('Another month ends selecting and clears what was selected.', [
      UNIT.periodDetail,
      'is dropped when %s, and picking ends',
    ]),
    line('Selecting keeps a set of ids.', [UNIT.periodDetail, 'loses only what a refresh no longer lists']),
    line('Deleting what is selected reloads and ends selecting.', [
      UNIT.bulkDelete,
      'leaves picking, reloads and says how many are gone',
    ]),
    line('The offer of notifications closes on either choice.', [
      SCREEN.notificationPrompt,
      'closes when it is taken, and tells what came of it: %s',
    ]),
    line(
      'They end up enabled with a welcome, denied, not supported or dismissed.',
      [UNIT.notifications, 'welcome a person who allows them'],
      [UNIT.notifications, 'answered with %s tell %j and send nothing'],
      [UNIT.notifications, 'asked for where they are %s tell %j, with no question and no welcome'],
    ),
    line('The language comes from storage, the browser or the page, else it is English.', [
      UNIT.i18n,
      'found in %j is %s',
    ]),
    line('A chosen one is kept in local storage.', [
      E2E.session,
      'the language and the currency change at once and are remembered',
    ]),
  ],
}
