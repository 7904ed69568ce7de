import { E2E, SCREEN, UNIT } from './files.ts'
import { line, type SpecSection } from './line.ts'

export const SECTION_6: SpecSection = {
  number: 6,
  lines: [
    line(
      'A visitor has /login and the two legal pages, nothing else.',
      [
        E2E.session,
        'without a sign-in every page leads to /login, and a signed-in person is led away from it',
      ],
      [
        E2E.legal,
        'terms and policy are open to everybody; the navigation is there for those with a subscription',
      ],
    ),
    line(
      'Without an active subscription there is the screen that says so, with a way to get in touch.',
      [
        E2E.legal,
        'terms and policy are open to everybody; the navigation is there for those with a subscription',
      ],
      [SCREEN.subscription, 'a chat asks for price and payment in the person’s language'],
    ),
    line(
      'With one, a trial included, there is the whole app and voice.',
      [UNIT.subscription, 'opens the voice path with %s: %j %s'],
      [
        E2E.voice,
        'two expenses said in Indonesian are understood, saved and on the dashboard after a reload',
      ],
    ),
    line('The status is asked for when the signed-in user changes, and empty without one.', [
      UNIT.subscription,
      'is asked for when the signed-in user changes, and is empty without one',
    ]),
    line(
      'Every request of a signed-in person carries a bearer token.',
      [UNIT.http, 'carries a fresh token, the language and the zone'],
      [UNIT.upload, 'sends the WAV with all that the server has to know'],
      [UNIT.serverRoutes, 'to %s needs a bearer token'],
    ),
    line('The token is forced anew before each.', [
      UNIT.firebase,
      'is forced anew for each request, and shared by those that ask meanwhile',
    ]),
  ],
}
