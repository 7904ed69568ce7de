import { E2E, SCREEN, UNIT } from './files.ts'
import { line, otherwise, type SpecSection, told } from './line.ts'

const GUARDS = 'without a sign-in every page leads to /login, and a signed-in person is led away from it'
const LEGAL = 'terms and policy are open to everybody; the navigation is there for those with a subscription'
const BY_HAND = 'an expense is added, corrected and deleted by hand, and brought back'
const LOOKS = 'the record button shows by its place and colour what it does, and the page is dimmed meanwhile'
const WIDTHS = 'on a wide screen the edit dialog takes 42 rem and the review 56, no more'
const QUOTED = [UNIT.quoted, '%s reads in English letter by letter as it is fixed'] as const
const NOTIFICATIONS =
  'whatever becomes of asking for notifications is told, and where they are denied, how to allow them'

export const SECTION_2: SpecSection = {
  number: 2,
  lines: [
    // Routes
    line(
      'The dashboard, the expenses, analytics and the profile are for signed-in people; others go to /login.',
      [E2E.session, GUARDS],
    ),
    line('Each of the four has its own address.', [SCREEN.app, 'has four tabs and both buttons on the page']),
    line('A signed-in person is led from /login to the dashboard.', [E2E.session, GUARDS]),
    line('Terms and privacy policy are open to everybody.', [E2E.legal, LEGAL]),
    line(
      'An unknown address leads to the dashboard, or to /login.',
      [SCREEN.app, 'is led from %s to the dashboard'],
      [E2E.session, GUARDS],
    ),
    line('While it is not known who is signed in, there is a spinner.', [
      SCREEN.app,
      'who is signed in, there is a spinner and nothing else',
    ]),
    line(
      'Signed in, one has the navigation with four tabs and the record button everywhere.',
      [SCREEN.app, 'has four tabs and both buttons on the page'],
      [E2E.legal, LEGAL],
    ),
    line(
      'A token that cannot be had leads to /login.',
      [UNIT.http, 'without a valid sign-in is not sent and ends the session'],
      [E2E.session, 'a sign-in that the server no longer honours ends at /login and stays there'],
    ),
    otherwise(
      'Where only the network keeps the token back, the person sees the network error with Retry and stays signed in.',
      line('A token that cannot be refreshed leads to /login.', [
        E2E.session,
        'a token that the network keeps back shows what was last known with Retry, not /login',
      ]),
    ),
    line('A 401 with nobody signed in leads to /login.', [UNIT.http, 'that gets 401 twice ends the session']),
    line('The page registers /sw.js.', [
      E2E.notification,
      'where notifications are allowed, one says that the spoken expenses are saved',
    ]),
    line('Where that fails, it is only logged.', [
      E2E.session,
      'a sign-in that fails is told and can be tried again',
    ]),
    line(
      'Web vitals are reported only to a callback that is supplied.',
      [SCREEN.vitals, 'are not even watched without a callback'],
      [SCREEN.vitals, 'are told to a callback: of layout shifts the worst window, of taps the slowest'],
    ),
    // Login
    line('/login has a logo, a title, a subtitle on tracking by voice, and three cards.', [
      SCREEN.login,
      'says what the product does, and what it claims',
    ]),
    line('Its one button signs in with Google, with a spinner meanwhile.', [
      SCREEN.login,
      'is busy until it is done',
    ]),
    line('It links to terms and policy in a new tab, and says that one agrees to them.', [
      SCREEN.login,
      'says what one agrees to, and opens it in a new tab',
    ]),
    // Subscription required
    line(
      'Without an active subscription a screen says so in place of the app.',
      [SCREEN.subscription, 'one is told so, and what there would be'],
      [E2E.legal, LEGAL],
    ),
    line('A spinner stands there while the status loads.', [
      SCREEN.app,
      'whether there is a subscription, a spinner stands in the place of the dashboard, under the record button',
    ]),
    told(
      'Title and sentence of that screen are fixed.',
      ['subscription.title', 'subscription.text'],
      QUOTED,
      [SCREEN.subscription, 'one is told so, and what there would be'],
    ),
    line('Its button opens a chat that already asks for price and payment.', [
      SCREEN.subscription,
      'a chat asks for price and payment in the person’s language',
    ]),
    line('It lists six features and four benefits.', [
      SCREEN.subscription,
      'one is told so, and what there would be',
    ]),
    line('It says how to reach support, and when.', [
      SCREEN.subscription,
      'a chat asks for price and payment in the person’s language',
    ]),
    // Dashboard
    line(
      '/?add=true opens the form for a new expense and puts / in its place.',
      [SCREEN.dashboard, 'opens the form for a new expense at /?add=true, and puts / in its place'],
      [SCREEN.dashboard, 'does not open it for any other query'],
      [E2E.analytics, '/?add=true leads through signing in to the form for a new expense'],
    ),
    line('It shows the month’s name and what was spent this month, this week and today.', [
      SCREEN.dashboard,
      'sums the month up: count, average per day so far, top category',
    ]),
    line('It counts the month’s expenses over all categories, and spreads the sum over the days so far.', [
      SCREEN.dashboard,
      'sums the month up: count, average per day so far, top category',
    ]),
    line(
      'The top category is the first of the breakdown, or none.',
      [SCREEN.dashboard, 'sums the month up: count, average per day so far, top category'],
      [SCREEN.dashboard, 'has no top category where nothing was spent'],
    ),
    line(
      'A ring with a hole of 60% shows the categories, with the total in its middle.',
      [SCREEN.doughnut, 'has a hole of 60%'],
      [SCREEN.doughnut, 'names its slices and its total in full'],
      [
        SCREEN.dashboard,
        'draws the categories, and lists each with count, amount and percent to one decimal',
      ],
    ),
    line('Beside it each category has its dot, name, count, amount and percent to one decimal.', [
      SCREEN.dashboard,
      'draws the categories, and lists each with count, amount and percent to one decimal',
    ]),
    line(
      'The tooltip tells category, amount and percent.',
      [SCREEN.doughnut, 'tells of the slice under the mouse, until it leaves'],
      [E2E.analytics, 'three months are compared, and a month that fails is marked until Retry brings it'],
    ),
    line('Without expenses a title and a text invite to the first recording.', [
      SCREEN.dashboard,
      'has no top category where nothing was spent',
    ]),
    line('The latest expenses show description, amount, category and day of creation.', [
      SCREEN.dashboard,
      'lists the latest with a badge and the day, and when it was recorded where that is another',
    ]),
    line(
      'A tap on one opens it for editing.',
      [SCREEN.dashboard, 'opens for editing the one that is tapped'],
      [E2E.byHand, BY_HAND],
    ),
    line('A floating button opens the form.', [E2E.byHand, BY_HAND]),
    line('The header has a button to export.', [SCREEN.dashboard, 'offers to export']),
    line(
      'A toast of 3 s says that spoken expenses are saved.',
      [SCREEN.toasts, 'shows for 3 s and 300 ms more while it leaves'],
      [
        E2E.voice,
        'two expenses said in Indonesian are understood, saved and on the dashboard after a reload',
      ],
    ),
    line(
      'Notifications are offered 2 s after the dashboard has come, if the browser would still ask.',
      [SCREEN.dashboard, 'offers notifications 2 s after it has come'],
      [UNIT.notifications, 'are offered only while the browser would still ask'],
      [UNIT.notifications, 'are not offered again for 30 days after %s, nor at a later visit'],
      [E2E.notification, NOTIFICATIONS],
    ),
    told(
      'The offer can be taken or put off.',
      ['notifications.enable', 'notifications.later'],
      QUOTED,
      [SCREEN.notificationPrompt, 'closes when it is put off, and asks the browser nothing'],
      [SCREEN.notificationPrompt, 'closes when it is taken, and tells what came of it: %s'],
    ),
    line('Who allows them is welcomed by one.', [UNIT.notifications, 'welcome a person who allows them']),
    told(
      'Three headings of the dashboard are fixed.',
      ['dashboard.recent', 'dashboard.breakdown', 'dashboard.totalSpent'],
      QUOTED,
    ),
    // Voice
    line('The record button floats at the bottom right.', [E2E.looks, LOOKS]),
    line('While it is held, a tooltip shows label, bar, seconds left and how to stop.', [
      SCREEN.recordButton,
      'says recording only once samples arrive, then counts down and marks the last 5 seconds',
    ]),
    line('The last 5 seconds stand out.', [
      SCREEN.recordButton,
      'says recording only once samples arrive, then counts down and marks the last 5 seconds',
    ]),
    line(
      'While a recording is processed, a spinner and words lie over the dimmed page.',
      [SCREEN.processing, 'a spinner turns over the whole page, with the three steps and a tip'],
      [SCREEN.processing, 'other words may stand in for the usual ones'],
      [E2E.looks, LOOKS],
    ),
    otherwise(
      'The first step is told as done only once it is; see docs/decisions/processing-steps.md.',
      line(
        'Three steps are listed, and a tip names the two languages.',
        [SCREEN.processing, 'a spinner turns over the whole page, with the three steps and a tip'],
        [SCREEN.processing, 'the first step is under way until the answer is there, and done only then'],
        [
          UNIT.recording,
          'what is processed is being sent, then transcribed, and is known to be only once the answer is there',
        ],
      ),
    ),
    line('The button is red while it records, pulses in the warning colour while asking, else primary.', [
      E2E.looks,
      LOOKS,
    ]),
    line(
      'It is out of use while it asks or processes.',
      [SCREEN.recordButton, 'is out of use while %s'],
      [E2E.button, 'a second press while the first is processed does nothing'],
    ),
    line(
      'What was extracted and not saved opens the review to insert it.',
      [UNIT.voiceOutcomes, 'that was only understood, the review opens and nothing claims to be saved'],
      [E2E.failures, 'a review that cannot be saved is told, and keeps every change'],
    ),
    // Edit
    told(
      'The edit dialog has its title and subtitle, Delete, a way to close, five fields, save and cancel.',
      ['edit.title', 'edit.subtitle', 'edit.submit'],
      QUOTED,
      [SCREEN.edit, 'shows its five fields, with the choices and the days there are'],
      [SCREEN.edit, 'is left by %s'],
    ),
    otherwise(
      'It does not say that this cannot be undone, for Undo follows; see docs/decisions/undo-after-delete.md.',
      told(
        'Delete asks first, in fixed words that name the expense.',
        ['edit.deleteTitle', 'edit.deleteQuestion'],
        QUOTED,
        [SCREEN.edit, 'asks before it deletes, and Cancel leads back to the form'],
        [E2E.byHand, BY_HAND],
      ),
    ),
    line('It is at most 2xl wide.', [E2E.looks, WIDTHS]),
    // Review
    told(
      'Title and subtitle of the review say whether the expenses are saved already.',
      ['review.title', 'review.titleAutoInserted', 'review.subtitle', 'review.subtitleAutoInserted'],
      QUOTED,
      [SCREEN.review, 'shows what was heard and saved, with nothing but Close to press'],
      [SCREEN.review, 'offers to save them or to cancel'],
    ),
    told('Each expense has a numbered card.', ['review.heading'], QUOTED, [
      SCREEN.review,
      'shows what was heard and saved, with nothing but Close to press',
    ]),
    line('A card can be removed only while there is another.', [
      SCREEN.review,
      'has a remove button on each card only while more than one is listed',
    ]),
    told(
      'The buttons save, update, close, cancel or discard, as fits.',
      ['review.save', 'review.update', 'review.discard'],
      QUOTED,
      [SCREEN.review, 'offers to update or to discard once something was changed, and saves the change'],
      [SCREEN.review, 'offers to save them or to cancel'],
    ),
    line('It is at most 4xl wide.', [E2E.looks, WIDTHS]),
    told(
      'It names itself and asks to look over what was detected, before that is saved.',
      ['review.hint', 'review.list'],
      QUOTED,
      [SCREEN.review, 'offers to save them or to cancel'],
    ),
    line('It shows the transcript and how sure the server is.', [
      SCREEN.review,
      'shows what was heard and saved, with nothing but Close to press',
    ]),
    // Add
    line(
      'The add dialog has amount with its placeholder, description, category and date with time.',
      [SCREEN.add, 'begins with now and an empty amount, from 2020 to the end of today'],
      [E2E.byHand, BY_HAND],
    ),
    line('Nine categories stand in a grid with icons; Subscription is not among them.', [
      SCREEN.add,
      'offers nine categories, without Subscription, the first one chosen',
    ]),
    // Export
    line('The export asks for PDF or CSV and for one of four ranges.', [
      SCREEN.export,
      'offers both formats and four ranges, a report of the past month first',
    ]),
    line('It asks whether to include the breakdown.', [
      SCREEN.export,
      'asks about the category breakdown for a report only',
    ]),
    // Expense detail
    line('Three tabs choose today, the week or the month.', [
      SCREEN.expenses,
      'moves with the arrow keys, and only the month has arrows of its own',
    ]),
    line('In the month, arrows lead back and forth, no further than the current one.', [
      SCREEN.expenses,
      'ends at the current month and goes back from there',
    ]),
    line('A picker lists 24 months, the current and the selected one marked.', [
      SCREEN.expenses,
      'offers 24 months, the current one and the selected one marked',
    ]),
    line('It shows the sum, the shares of the categories, every expense and their number.', [
      SCREEN.expenses,
      'shows the sum, the count, each category’s share, and each expense with its four facts',
    ]),
    told(
      'While selecting, all can be selected or cleared, and what is selected deleted.',
      ['expenses.selectAll', 'expenses.clearAll'],
      QUOTED,
      [SCREEN.expenses, 'counts what is picked, picks all and clears all'],
      [E2E.expenses, 'a period’s expenses are looked at, changed, picked and deleted'],
    ),
    line('Otherwise a tap on an expense opens it for editing.', [
      SCREEN.expenses,
      'opens the one that is tapped',
    ]),
    told('An empty period says so.', ['expenses.empty'], QUOTED, [
      SCREEN.expenses,
      'says that there are none',
    ]),
    line(
      'A period that does not load offers to retry.',
      [SCREEN.expenses, 'says why it could not be loaded, and loads on Retry: %j'],
      [E2E.expenses, 'a month that could not be loaded is loaded on Retry'],
    ),
    told(
      'Its tabs and its heading are fixed.',
      ['expenses.today', 'expenses.thisWeek', 'expenses.thisMonth', 'expenses.all'],
      QUOTED,
    ),
    // Analytics
    line(
      'Four cards show the month, its change with a sign, the daily average and the number of categories.',
      [SCREEN.analytics, 'say what this month came to, against the last, per day and on how many categories'],
    ),
    line(
      'More is red, less is green.',
      [UNIT.meanings, 'a change that goes %s has the colour of %s'],
      [SCREEN.analytics, 'show more in one way and less in another, not by colour alone'],
      [E2E.analytics, 'three months are compared, and a month that fails is marked until Retry brings it'],
    ),
    line(
      'Trends draw three months as bars, with the change, the highest, the average and all transactions.',
      [SCREEN.analytics, 'are a table of three months, and what they come to'],
      [E2E.analytics, 'three months are compared, and a month that fails is marked until Retry brings it'],
    ),
    line('Categories draw and list the six largest, each with count, amount and change.', [
      SCREEN.analytics,
      'list the top six with count, amount and trend, and draw as many',
    ]),
    line(
      'Insights name the biggest category, the average per day, the change and three recommendations.',
      [
        SCREEN.analytics,
        'name the biggest category, the average per day, the increase, and three things to do',
      ],
      [SCREEN.analytics, 'speak of a decrease where less was spent'],
    ),
    // Profile
    line('The profile has a photo or its placeholder.', [
      SCREEN.profile,
      'has a photo, and a placeholder where it does not load',
    ]),
    line('It has a name, from the account, from the profile or a general one.', [
      SCREEN.profile,
      'is called, with the account’s name %j and the profile’s %j, %s',
    ]),
    line(
      'Two languages and two currencies can be chosen.',
      [SCREEN.profile, 'offer both languages, both currencies and three themes'],
      [E2E.session, 'the language and the currency change at once and are remembered'],
    ),
    line(
      'Time zone, notifications, about and version have their texts.',
      [SCREEN.profile, 'show the device’s time zone with its offset'],
      [SCREEN.profile, 'let notifications be enabled where the browser would still ask'],
      [SCREEN.profile, 'names the version and leads to the terms and the policy'],
    ),
    line(
      'The account has an email, its day of creation or N/A, and Google as its provider.',
      [
        SCREEN.profile,
        'has an account of Google with an email and a first day, in the words of the language',
      ],
      [SCREEN.profile, 'says N/A where the first day is not known'],
    ),
    line('It leads to the legal pages.', [
      SCREEN.profile,
      'names the version and leads to the terms and the policy',
    ]),
    line(
      'It leads out.',
      [SCREEN.profile, 'leads to support, and out'],
      [E2E.session, 'a sign-in outlives a reload, and one account never sees another’s expenses'],
    ),
  ],
}
