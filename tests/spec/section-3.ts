import { SCREEN, UNIT } from './files.ts'
import { line, type SpecSection } from './line.ts'

const ANSWERS = 'give expenses in minor units and calendar days, ids and amounts as text or number'

export const SECTION_3: SpecSection = {
  number: 3,
  lines: [
    line(
      'An expense has an id, an amount, a description, a category, a currency, a date and its moment of creation.',
      [UNIT.wire, ANSWERS],
    ),
    line('Of its date only the part before T counts.', [
      UNIT.dates,
      'are the part before T, and only days that exist',
    ]),
    line(
      'A spoken one may have a way of paying, and the answer may say that it is saved already.',
      [
        UNIT.serverVoice,
        'becomes saved expenses, answered with their ids, the words, and the least confidence',
      ],
      [UNIT.wire, 'of a recording may carry expenses without ids'],
    ),
    line('A new expense is sent with amount, description, category and date, and its currency.', [
      UNIT.endpoints,
      '%s: method, address and body',
    ]),
    line('An item of a batch carries its currency and may name a way of paying.', [
      UNIT.wire,
      'may name %s as the way of paying, or none',
    ]),
    line('A change is sent with the five fields.', [UNIT.endpoints, '%s: method, address and body']),
    line(
      'There are ten categories.',
      [UNIT.category, 'gives the ten categories its ten colours, in their order'],
      [SCREEN.edit, 'shows its five fields, with the choices and the days there are'],
    ),
    line('Each has an icon.', [SCREEN.categoryIcon, 'each category has an icon of its own, in its colour']),
    line('The palette has ten colours in a fixed order.', [
      UNIT.palette,
      'slot %i of the palette is %s in both themes',
    ]),
    line(
      'A category takes its colour by its place, any other name by a hash.',
      [UNIT.category, 'gives the ten categories its ten colours, in their order'],
      [UNIT.category, 'gives any other name one of them'],
      [UNIT.category, 'gives a name the same one on every device, for ever'],
    ),
    line('An entry of the breakdown has category, amount and count.', [
      UNIT.serverRoutes,
      'of the dashboard add both currencies in IDR, most spent category first',
    ]),
    line(
      'The dashboard’s answer has the month, three sums, the breakdown and the latest expenses.',
      [UNIT.wire, 'of the dashboard need their three sums'],
      [UNIT.serverRoutes, 'of the dashboard add both currencies in IDR, most spent category first'],
    ),
    line(
      'A period’s answer has its sum under either name, the breakdown, the expenses and their number.',
      [UNIT.wire, 'take month_spend where totalSpend is missing'],
      [UNIT.serverRoutes, 'of a period come with its expenses'],
    ),
    line(
      'The profile has name, email and day of creation.',
      [UNIT.serverRoutes, 'is made with a trial at the first sign-in, and found again at the next'],
      [UNIT.wire, 'are read with and without an envelope'],
    ),
    line('The signed-in user has a name, an email and a photo.', [
      SCREEN.profile,
      'has a photo, and a placeholder where it does not load',
    ]),
    line(
      'The subscription’s status says whether it is active, a trial, of how many days, and how many are left.',
      [UNIT.serverRoutes, 'is made with a trial at the first sign-in, and found again at the next'],
    ),
    line('The days that are left may be missing.', [
      UNIT.wire,
      'of the subscription default what is optional',
    ]),
    line('A 404 means none, no trial, 0 days.', [
      UNIT.endpoints,
      'is none, no trial and of 0 days where the backend knows of none',
    ]),
    line('The answer to a recording has expenses, transcript, confidence and whether they are saved.', [
      UNIT.serverVoice,
      'becomes saved expenses, answered with their ids, the words, and the least confidence',
    ]),
    line(
      'Of an error the message is read, and on a 400 the violation.',
      [UNIT.wire, 'that are errors never throw, whatever they hold'],
      [UNIT.voiceOutcomes, 'with %j the person is told %j'],
    ),
    line(
      'The microphone is granted, denied, still to be asked for, or not supported.',
      [UNIT.microphone, 'is for %s with permission %s (%s): %s'],
      [UNIT.microphone, 'gives the stream'],
      [UNIT.microphone, 'says when the browser has no microphone API'],
    ),
    line(
      'IDR is written with Rp in the Indonesian manner without decimals, USD with $ in the American one with two.',
      [UNIT.money, 'is written as each country writes it, whatever the language of the interface'],
      [UNIT.money, 'is written with all of its digits, grouped by three'],
      [SCREEN.profile, 'offer both languages, both currencies and three themes'],
    ),
    line('There are nine ways of paying.', [UNIT.wire, 'may name %s as the way of paying, or none']),
  ],
}
