import type { LegalText } from './legal-text.ts'

export const privacy: LegalText = {
  introduction:
    'This page says what Ucap knows about you, where it is kept and for how long. By using Ucap you agree to it.',
  sections: [
    {
      id: 'signIn',
      heading: 'Signing in with Google',
      body: [
        'Google tells us your name, your email address and the address of your photo. We never see your password. The sign-in stays in this browser’s storage until you sign out.',
      ],
    },
    {
      id: 'stored',
      heading: 'What our server stores',
      body: [
        [
          'your expenses: amount, currency, description, category, date, how you paid if you said so, and when each was added',
          'of an expense that you said, or typed as a sentence, the words by which you named it; and what you corrected of such expenses, so that the same words are understood as you mean them. You see what was learnt on your profile, where you can have any of it forgotten, or all of it by switching learning off',
          'the budgets that you set: category, amount and currency',
          'your repeating expenses: what each is, on which days it comes, and the time zone for that',
          'your profile: name, email and when the account was made',
          'which version of the terms and of this policy you agreed to, and when',
          'until when your subscription runs',
          'whether voice is switched off for you, and until when',
          'if you object to a warning or a restriction, what you wrote, what was decided and what we answered, until 180 days after the answer',
          'each time an operator of Ucap looks at your account or changes something there: who it was, when, what was done and what came of it',
          'how many seconds of your recordings were turned into text on each of the last days, for about two days, so that no account uses up what all share',
          'our answer to each recording, with the transcript, for about 48 hours, so that the same recording sent twice is not saved twice',
        ],
      ],
    },
    {
      id: 'expenseAudio',
      heading: 'Recordings about expenses',
      body: [
        'While you hold the button, your voice is recorded and travels to our server piece by piece, so that you wait less when you let go. Until then the server keeps the pieces in its memory alone, and when you pause it may already have what you said so far turned into text. If you cancel, pieces and text are deleted at once; if the connection breaks off, after 90 seconds.',
        'A speech service turns your recording into text, and where an amount is unclear perhaps a second one does; once you let go, the server takes the expenses out of that text. So that the service spells them rightly, it may be told words from the descriptions of your latest expenses, without amounts and without anything about who you are. It may have a language model read the text, too, to check what was understood; the model gets the text, your date, time zone and currency, and nothing about who you are.',
        'The audio of legitimate expense recordings is never stored by us.',
      ],
    },
    {
      id: 'otherAudio',
      heading: 'Recordings about anything else',
      body: [
        'Use voice only for expense content. When what you said is clearly about something else, we store the following to investigate abuse:',
        [
          'the audio itself',
          'its transcript',
          'how confident the AI was, and its reasoning',
          'the account that it came from',
          'the IP address and information about the device',
        ],
        'It is deleted after 180 days. If it did not count as abuse, because it came within a minute of another, it is deleted after 30 days.',
        'Nothing is stored of a recording that only lacks a price, is about money or about Ucap, is a greeting or a test, is too short or hard to hear, or in which nothing was said.',
      ],
    },
    {
      id: 'consequences',
      heading: 'Consequences of abuse',
      body: [
        'They grow with each case within 90 days:',
        [
          'the first and the second: a warning',
          'from the third: temporary suspension, voice is off for 24 hours',
          'from the fifth: account deactivation, voice is off until support switches it on again',
          'from the seventh: a permanent ban, voice is off for good',
        ],
        'Of several cases within a minute only the first counts. Whatever happens, you can still see, change, export and delete your expenses, and if you think it was a mistake, you can object on your profile.',
      ],
    },
    {
      id: 'unsent',
      heading: 'Recordings and sentences that wait on your device',
      body: [
        'So that nothing you said is lost, a finished recording waits in this device’s storage (IndexedDB) until our server has answered for it. While you are recording, what you have said so far is kept there after half a second and then every 3 seconds, so that a crash loses no more than that.',
        'It is deleted:',
        [
          'when the server has answered',
          'when you discard it, as soon as Undo is no longer offered',
          'when you choose Delete as you sign out',
          'after 24 hours, or as soon as Ucap is next used on this device',
        ],
        'If recordings wait when you sign out, we ask what should happen to them. Those that you keep, and those that wait when a sign-in ends by itself, are for your account alone: no other account on this device sees or sends them.',
        'Once a recording has been deleted for its age, its time and account are remembered here for up to 30 days, until we have told you.',
        'At most five recordings are kept for an account.',
        'A sentence that you typed and that could not be saved yet waits there in the same way, with what was understood of it: at most 50 for an account, without a limit of time, until it is saved or you delete it. It is understood on your device: what you type is not sent to our server before you save it, and then as expenses.',
      ],
    },
    {
      id: 'ownData',
      heading: 'Your data are yours',
      body: [
        'On your profile you can download everything that our server stores about you, as one file, also without a subscription.',
        'You can delete your account there, too. You are then signed out everywhere, and what waits on your device is deleted at once. On another device that happens when it is next used. For 7 days signing in again undoes the deletion; in that time we do nothing with your data but keep them. Then everything that our server stores about you is deleted, with what was left of your subscription.',
        'What stays is a code made of your Google account’s number with a secret key, the time of the deletion and, if voice was switched off for you, until when. Your name, your address and your expenses can’t be read from it. By it we know you again if you come back: deleting an account ends no ban and brings no second trial. The record of what operators did stays, too: of you it names only our internal number of the deleted account. Backups hold your data until they are replaced.',
      ],
    },
    {
      id: 'preferences',
      heading: 'Preferences',
      body: [
        'Your language, currency, theme and way of recording are kept in this browser’s local storage. They are not tied to you on our server: a recording only carries the language, currency and time zone that it needs to be understood.',
        'So that Ucap opens without a network, too, the figures and expenses that you last looked at are kept there as well, with your name and email. So is a list of expenses that you have not saved yet, until you save or discard it. All of that is deleted when you sign out, or when another account signs in.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees',
      body: ['Subscription fees are non-refundable unless the law requires a refund.'],
    },
    {
      id: 'children',
      heading: 'Children',
      body: ['Ucap is not meant for children under 13.'],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'This policy may change. When it does, the Last Updated date at the top changes with it, and we ask you in the app whether you agree. Until you do, you cannot add anything; what is there you can still see, export and delete.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      body: ['This policy is governed by the law of Indonesia.'],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [
        'Questions about your data: write to us through the support channels inside the app. You find them on your profile.',
      ],
    },
  ],
}
