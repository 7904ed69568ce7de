import { BROWSER, E2E, SCREEN, UNIT } from './files.ts'
import { line, otherwise, type SpecSection, told } from './line.ts'

const REFUSED = 'is refused with %j before the microphone is touched'

export const SECTION_5: SpecSection = {
  number: 5,
  lines: [
    told(
      'Voice needs an active subscription.',
      ['subscription.blocked'],
      [UNIT.recording, REFUSED],
      [UNIT.serverVoice, 'needs an active subscription'],
      [E2E.sending, 'a 402 says that a subscription is needed, and keeps the recording'],
    ),
    told(
      'It needs the internet.',
      ['press.internetRequired'],
      [UNIT.recording, REFUSED],
      [E2E.unsent, 'offline, recording is refused before the microphone opens'],
    ),
    told(
      'It needs the permission for the microphone, and keeps needing it.',
      ['voice.microphoneRequired', 'voice.blocked'],
      [E2E.microphone, 'a microphone that was refused is told as blocked'],
      [E2E.microphone, 'a permission taken back in mid-recording is told, and what was said is saved once'],
    ),
    told(
      'It needs a browser with a microphone.',
      ['voice.microphoneNotSupported'],
      [UNIT.microphone, 'says when the browser has no microphone API'],
      [BROWSER.fallback, 'a browser with neither is told before anything is asked for'],
    ),
    told(
      'It needs HTTPS.',
      ['voice.httpsRequired'],
      [BROWSER.faults, 'a page over plain HTTP is told so, and nothing is asked for'],
      [UNIT.microphone, 'blames the insecure page before the missing API'],
    ),
    line(
      'A recording has at most 60 seconds.',
      [BROWSER.capture, 'a recording ends at 60 s to the sample, says so once, and loses nothing before'],
      ['unit/server/wav.test.ts', 'of 60 seconds is taken and of 61 is too long'],
      [UNIT.serverVoice, 'of 66 minutes of %s is refused before anybody listens'],
    ),
    line(
      'Voice is for expenses only, which the server enforces.',
      [UNIT.serverVoice, '%s is answered 400 with its violation type, and nothing is saved'],
      [
        E2E.voice,
        'speech that is no expense is refused with the server’s words, and nothing is saved or kept',
      ],
    ),
    otherwise(
      'Rupiah have no decimals, so only dollars are entered in hundredths.',
      line(
        'An amount in the edit dialog and the review is a number in steps of 0.01.',
        [E2E.amounts, 'editing takes an amount as adding does'],
        [E2E.amounts, 'the review takes an amount as adding does'],
        [E2E.amounts, 'decimals that rupiah do not have are neither dropped nor taken for digits'],
        [UNIT.form, 'is no amount with decimals that the currency does not have'],
        [SCREEN.edit, 'saves what was changed, in cents where it is dollars'],
      ),
    ),
    otherwise(
      'It reads as 0, which is refused: a saved 0 would change a total without a word.',
      line(
        'What is no number is 0 there.',
        [UNIT.form, 'is no amount with decimals that the currency does not have'],
        [SCREEN.edit, 'takes what is no number for zero, which it does not save'],
      ),
    ),
    line(
      'An amount to add has digits and at most one point; it may be empty while typing.',
      [E2E.amounts, 'an amount typed key by key is shown and sent as it was meant'],
      [E2E.amounts, 'an amount pasted or offered is shown and sent as it was meant'],
      [UNIT.form, 'is no amount with decimals that the currency does not have'],
    ),
    line('Amount and description are needed to submit.', [SCREEN.add, 'needs an amount and a description']),
    line(
      'The description is trimmed.',
      [UNIT.form, 'becomes a draft with its description trimmed and its day alone'],
      [
        SCREEN.add,
        'groups rupiah as one types and hands over the plain amount with the person’s own day and offset',
      ],
    ),
    line(
      'No day is before 2020-01-01.',
      [UNIT.form, 'with %j says %s'],
      [SCREEN.add, 'says what is wrong with a day before 2020 and sends nothing'],
      [UNIT.serverRoutes, 'on %s is answered with %i'],
    ),
    line(
      'None is after today.',
      [UNIT.form, 'with %j says %s'],
      [SCREEN.edit, 'shows its five fields, with the choices and the days there are'],
      [SCREEN.review, 'offers each its fields, with the limits of any expense'],
    ),
    line('To add, the day begins as now, from the start of 2020 to the end of today.', [
      SCREEN.add,
      'begins with now and an empty amount, from 2020 to the end of today',
    ]),
    line(
      'The currency is IDR or USD.',
      [SCREEN.edit, 'shows its five fields, with the choices and the days there are'],
      [UNIT.wire, 'with %j are refused'],
    ),
    line(
      'The category is one of the ten.',
      [SCREEN.edit, 'shows its five fields, with the choices and the days there are'],
      [UNIT.wire, 'with %j are refused'],
    ),
    line('To add, it begins with the first.', [
      SCREEN.add,
      'offers nine categories, without Subscription, the first one chosen',
    ]),
    line('A way of paying may be missing.', [UNIT.wire, 'may name %s as the way of paying, or none']),
    line('A review cannot be emptied.', [UNIT.review, 'cannot be emptied']),
    line(
      'Spoken rupiah: rb, ribu and k are thousands, a bare number under 1000 as well, any other is as it is.',
      [UNIT.amounts, '%s is %d'],
      ['unit/understanding/utterances.test.ts', '%s'],
    ),
    line('Spoken dollars are as they are.', [UNIT.amounts, '%s is %d']),
    line('Words and signs of rupiah make it rupiah.', [
      UNIT.amounts,
      'is the rupiah in %j, whatever is meant otherwise',
    ]),
    line('Words and signs of dollars make it dollars.', [
      UNIT.amounts,
      'is the dollar in %j, whatever is meant otherwise',
    ]),
    line(
      'Otherwise it is the currency that is set.',
      [UNIT.amounts, 'is the one meant otherwise where nothing names one'],
      [UNIT.serverVoice, "is understood at the speaker's time, place and currency"],
    ),
    told(
      'Deleting many asks first, with their number.',
      ['expenses.deleteQuestion'],
      [UNIT.quoted, '%s reads in English letter by letter as it is fixed'],
      [SCREEN.expenses, 'asks before it deletes, and ends when all are gone'],
    ),
    line('No month after the current one can be reached.', [
      UNIT.periodDetail,
      'cannot pass the current one, nor the first that expenses may have',
    ]),
  ],
}
