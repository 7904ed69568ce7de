import { E2E, SCREEN, UNIT } from './files.ts'
import { line, type SpecSection } from './line.ts'

export const SECTION_1: SpecSection = {
  number: 1,
  lines: [
    line(
      'A person sees nobody’s spending but their own.',
      [E2E.session, 'a sign-in outlives a reload, and one account never sees another’s expenses'],
      ['e2e/bad-input.spec.ts', 'another person’s expense can be neither changed nor deleted'],
    ),
    line(
      'One signs in with Google alone, in a popup with the scopes email and profile; the chooser always shows.',
      [UNIT.firebase, 'asks in a popup for email and profile, and always which account'],
      [
        'popup/popup.spec.ts',
        'an account made in the popup ends up signed in on the page, and stays so after a reload',
      ],
    ),
    line(
      'After the sign-in the backend’s profile is made, or loaded where there is one.',
      [UNIT.auth, 'enters only once the account exists on the backend'],
      [UNIT.auth, 'enters at once when an earlier visit left the sign-in behind, with the profile to follow'],
      [UNIT.serverRoutes, 'is made with a trial at the first sign-in, and found again at the next'],
    ),
    line('Holding a button and speaking Indonesian records expenses, which are understood and saved.', [
      E2E.voice,
      'two expenses said in Indonesian are understood, saved and on the dashboard after a reload',
    ]),
    line('English is understood as well.', [
      E2E.voice,
      'dollars said in English are saved as dollars and totalled at the fixed rate',
    ]),
    line('What was detected can be reviewed and edited.', [
      E2E.voice,
      'what was heard wrong is put right in the review',
    ]),
    line('Expenses can be added with a form.', [
      E2E.byHand,
      'an expense is added, corrected and deleted by hand, and brought back',
    ]),
    line(
      'There are a dashboard, the detail by period, analytics, and a profile with settings.',
      [SCREEN.app, 'has four tabs and both buttons on the page'],
      [E2E.expenses, 'a period’s expenses are looked at, changed, picked and deleted'],
      [E2E.analytics, 'three months are compared, and a month that fails is marked until Retry brings it'],
      [E2E.session, 'the language and the currency change at once and are remembered'],
    ),
    line(
      'Expenses are exported to PDF and to CSV.',
      [E2E.export, 'a report is shown alone, asks to be printed and leaves the page as it was'],
      [E2E.export, 'an export that fails says so, keeps the choice and then downloads the CSV'],
    ),
    line('Notifications of the browser can be opted into.', [
      E2E.notification,
      'whatever becomes of asking for notifications is told, and where they are denied, how to allow them',
    ]),
    line(
      'The app needs an active subscription; a trial is one.',
      [UNIT.subscription, 'opens the voice path with %s: %j %s'],
      [
        E2E.legal,
        'terms and policy are open to everybody; the navigation is there for those with a subscription',
      ],
    ),
    line(
      'Without one there are a chat on WhatsApp, an email address and the hours of support.',
      [SCREEN.subscription, 'a chat asks for price and payment in the person’s language'],
      [UNIT.quoted, '%s reads in English letter by letter as it is fixed'],
    ),
    line(
      'Audio of real expenses is stored nowhere, and the policy says so.',
      [
        'unit/server/local.test.ts',
        'turns a recording into a saved expense and leaves the recording nowhere on disk',
      ],
      [UNIT.serverViolations, '%s is in no table'],
      [UNIT.legal, 'names in %s what it has to: %s'],
    ),
    line(
      'Other audio is kept with transcript, confidence, reasoning, account, IP and device, to look into abuse, and the policy says so.',
      [UNIT.serverViolations, 'is kept with all that helps to look into abuse'],
      [UNIT.legal, 'names in %s what it has to: %s'],
    ),
    line(
      'The consequences come in their order, from a warning to a permanent ban, as the policy names them.',
      [UNIT.serverViolations, 'after %i are %s'],
      [UNIT.serverViolations, 'after %i close voice before anybody listens: %s'],
      [UNIT.legal, 'names in %s what it has to: %s'],
    ),
    line(
      'Fees are not refunded unless the law demands it, Indonesian law governs, children under 13 are not meant.',
      [UNIT.legal, 'names in %s what it has to: %s'],
    ),
    line(
      'The policy may change, and carries the date of its last change.',
      [UNIT.legal, 'names in %s what it has to: %s'],
      [SCREEN.legal, 'says when it was last updated and changes with the language'],
    ),
    line(
      'Support is reached inside the app.',
      [UNIT.legal, 'names in %s what it has to: %s'],
      [SCREEN.profile, 'leads to support, and out'],
    ),
    line(
      'Whoever uses the product agrees to the policy; voice is for expenses only.',
      [UNIT.legal, 'names in %s what it has to: %s'],
      [SCREEN.login, 'says what one agrees to, and opens it in a new tab'],
      [
        E2E.voice,
        'speech that is no expense is refused with the server’s words, and nothing is saved or kept',
      ],
    ),
    line(
      'Screens claim the accuracy, the speed and the support around the clock.',
      [SCREEN.login, 'says what the product does, and what it claims'],
      [SCREEN.subscription, 'one is told so, and what there would be'],
    ),
    line('Six features of Premium are listed.', [
      SCREEN.subscription,
      'one is told so, and what there would be',
    ]),
  ],
}
