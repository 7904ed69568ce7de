import { BROWSER, E2E, SCREEN, UNIT } from './files.ts'
import { line, otherwise, type SpecSection } from './line.ts'

export const SECTION_9: SpecSection = {
  number: 9,
  lines: [
    line(
      'A recording has at most 60 s.',
      [BROWSER.capture, 'a recording ends at 60 s to the sample, says so once, and loses nothing before'],
      [BROWSER.capture, 'a recording whose sound comes too slowly ends 60 s after its beginning'],
    ),
    line('The seconds are counted down; the last 5 stand out.', [
      SCREEN.recordButton,
      'says recording only once samples arrive, then counts down and marks the last 5 seconds',
    ]),
    line('A chunk lasts 1000 ms.', [
      UNIT.encodedTake,
      'comes in chunks of a second, sent whole and as they came',
    ]),
    line('Echo cancellation, noise suppression and 16 kHz are asked for.', [
      UNIT.microphone,
      'asks for one clean channel at 16 kHz',
    ]),
    otherwise(
      'There is no probe at 44.1 kHz: the microphone is asked for once, by the recording itself, with what that needs.',
      line('The permission is asked for before the recording.', [
        UNIT.recording,
        'goes from idle by permission, recording and processing back to idle',
      ]),
    ),
    line('A 401 is tried once more.', [UNIT.http, 'that gets 401 is tried once more with another token']),
    line('All calls go below /api.', [UNIT.endpoints, '%s: method, address and body']),
    line(
      'The currency is kept under its own key, IDR at first.',
      [UNIT.preferences, 'are remembered on the device'],
      [UNIT.preferences, 'start with rupiah, holding, and the theme of the device'],
    ),
    line(
      'The rates are fixed at 0.000067 and 15000.',
      [UNIT.money, 'is converted at the fixed rates, to whole minor units'],
      [UNIT.money, 'is converted to the nearest minor unit, halves up'],
      [UNIT.serverTotals, 'are of the dollars themselves on every screen and in the file'],
    ),
    line('Rupiah on the dashboard have no decimals.', [
      SCREEN.dashboard,
      'sums the month up: count, average per day so far, top category',
    ]),
    line('The first day is 2020-01-01.', [UNIT.form, 'with %j says %s']),
    line(
      'Percentages have one decimal.',
      [UNIT.money, 'has a share of the whole to one decimal, and none of nothing'],
      [UNIT.trends, 'is to one decimal, with its sign'],
    ),
    otherwise(
      'One that says why a recording could not start stays until it is dismissed or the next press tries again.',
      line(
        'A toast shows for 3000 ms.',
        [SCREEN.toasts, 'shows for 3 s and 300 ms more while it leaves'],
        [SCREEN.toasts, 'that lasts stays through an hour, a hidden page and a focus, until it is dismissed'],
        [UNIT.recording, 'tells %j until the next press tries again'],
      ),
    ),
    line('Notifications are offered after 2000 ms.', [
      SCREEN.dashboard,
      'offers notifications 2 s after it has come',
    ]),
    line('A notification has the logo of 192 px.', [UNIT.notifications, 'welcome a person who allows them']),
    line('The print view asks to print after 500 ms.', [
      SCREEN.export,
      'shows the texts as they are, printing 500 ms later',
    ]),
    line('The picker has 24 months.', [
      UNIT.periodDetail,
      'is offered for the last 24, the current one first',
    ]),
    line('Analytics show six categories.', [
      SCREEN.analytics,
      'list the top six with count, amount and trend, and draw as many',
    ]),
    line('They compare three months.', [
      UNIT.analytics,
      'ask for three months at once, the current one last',
    ]),
    line('The palette has ten colours.', [
      UNIT.category,
      'gives the ten categories its ten colours, in their order',
    ]),
    line('The ring’s hole is 60%.', [SCREEN.doughnut, 'has a hole of 60%']),
    otherwise(
      'A CSV file holds all, as a person with more would lose the oldest; a report to print holds 1000 and says so.',
      line(
        'An export holds 1000 expenses at most.',
        [UNIT.exporting, 'to print, of more, holds the newest 1000 and says that it is cut'],
        [UNIT.exporting, 'to CSV holds all, each once'],
        [SCREEN.export, 'says which expenses it holds where there are more'],
      ),
    ),
    line(
      'Its ranges go back a month, three months, a year, or to the beginning.',
      [UNIT.report, 'of a %s on %s begin on %s'],
      [UNIT.report, 'have no bounds when all is wanted'],
    ),
    line(
      'The report has total, count, average and, where wanted, the breakdown with percent to one decimal.',
      [UNIT.report, 'sums, averages and divides by category in the chosen currency'],
      [UNIT.report, 'leaves the breakdown out where it is not wanted'],
      [E2E.export, 'a report is shown alone, asks to be printed and leaves the page as it was'],
    ),
    line(
      'The CSV has four columns.',
      [UNIT.csv, 'begin with a byte order mark and the four columns, and end each line with CRLF'],
      [E2E.export, 'an export that fails says so, keeps the choice and then downloads the CSV'],
    ),
    line('The file’s name holds range and time.', [
      UNIT.report,
      'name the file, together with the clock’s reading',
    ]),
    line(
      'The languages are English, which is the fallback, and Indonesian.',
      [UNIT.i18n, 'found in %j is %s'],
      [UNIT.i18n, 'hold the same keys'],
    ),
    line('The currencies are IDR and USD.', [
      SCREEN.edit,
      'shows its five fields, with the choices and the days there are',
    ]),
    line('One has to be 13.', [UNIT.legal, 'names in %s what it has to: %s']),
    line('Support answers from 09:00 to 17:00 WIB.', [
      SCREEN.subscription,
      'a chat asks for price and payment in the person’s language',
    ]),
  ],
}
