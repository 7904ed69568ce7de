import type { ReadmeTexts } from './readme-texts.ts'

const amount = 'how much, with a decimal point and in its own currency'
const currency = 'IDR (rupiah) or USD (US dollar)'
const category = 'by its English name'
const payment = 'how it was paid, if that is known'

export const en: ReadmeTexts = {
  title: 'Your data in Ucap',
  made: 'This copy was made at {time}.',
  introduction: [
    'Everything that our server stores about you. Each part comes twice with the same content: .csv for a',
    'spreadsheet, .json for programs. Days are written year-month-day, times are in UTC, and what is empty is',
    'not known. In a .csv file an apostrophe stands before a text that a spreadsheet would take for a formula.',
  ],
  files: {
    profile: {
      about: 'Your account.',
      columns: {
        id: 'the number of your account with us',
        email: 'your address, from Google',
        name: 'your name, from Google',
        created_at: 'when you first signed in',
        google_id: 'by which Google knows you',
        sign_in_id: 'by which the sign-in service knows you',
        learns_phrases: 'whether we learn from your corrections',
        deletion_due_at: 'when your account will be deleted, if you asked for that',
      },
    },
    subscription: {
      about: 'Your trial or subscription.',
      columns: {
        is_trial: 'whether it is the trial',
        total_days: 'all days that you ever had',
        expires_at: 'when it ends, or ended',
      },
    },
    expenses: {
      about: 'All your expenses, the latest first. Ucap can import the .csv file again.',
      columns: {
        date: 'the day of the expense',
        description: 'what it was',
        amount,
        category,
        currency,
        payment_method: payment,
        id: 'the number of the expense',
        created_at: 'when it was added',
        version: '1 as it was added, one more with each change',
        recurring_id:
          'the repeating expense that it is of, if of one; the same as id where you entered it yourself',
        phrase: 'the words by which you named it, if you said it or typed a sentence',
      },
    },
    recurring: {
      about: 'Your repeating expenses.',
      columns: {
        id: 'its number',
        description: 'what it is',
        amount,
        currency,
        category,
        payment_method: payment,
        every: 'month or week',
        day: 'of the month 1 to 31, or of the week, where Monday is 1',
        time_zone: 'where its days begin and end',
        next_day: 'the next day that it is for',
        due_at: 'when it is added next; empty while it is paused',
        created_at: 'when you set it up',
      },
    },
    learned: {
      about: 'What we learnt from your corrections.',
      columns: {
        id: 'its number',
        phrase: 'what you say',
        learned:
          'what it means: each field with the value, how often that held, and the expense it comes from',
        learned_on: 'the day of your latest correction',
        used_at: 'when it was last of use',
      },
    },
    budgets: {
      about: 'Your monthly budgets.',
      columns: { scope: 'the category, or all', amount, currency },
    },
    voice_use: {
      about: 'How much of your speech was turned into text, by day; kept for about two days.',
      columns: {
        day: 'in UTC',
        seconds: 'of your recordings',
        model_calls: 'how often a language model or a second speech service was asked',
      },
    },
    voice_restriction: {
      about: 'Whether voice was switched off for you.',
      columns: {
        kind: 'why and how',
        since: 'since when',
        until: 'until when; empty means until it is lifted',
      },
    },
    recordings: {
      about: 'Recordings that were not about expenses, which the privacy policy says we keep.',
      columns: {
        id: 'its number, which is also the name of the file in recordings/',
        created_at: 'when it came',
        expires_at: 'when we delete it',
        violation_type: 'what you were told',
        counted: 'whether it counts for what follows',
        reason: 'why it was no expense',
        transcript: 'what was heard',
        confidence: 'how sure the speech service was, from 0 to 1',
        media_type: 'the kind of file',
        ip_address: 'the internet address that it came from',
        device: 'what your browser said about itself',
      },
    },
    objections: {
      about: 'What you said against a warning or against voice being switched off, and our answer.',
      columns: {
        id: 'its number',
        created_at: 'when you sent it',
        text: 'what you said',
        answered_at: 'when we answered; empty while it waits',
        accepted: 'whether you were right',
        answer: 'what we said',
      },
    },
    agreements: {
      about: 'Which terms and privacy policy you agreed to.',
      columns: { version: 'the day of that version', agreed_at: 'when you agreed' },
    },
    answers: {
      about:
        'Our answers of the last 48 hours, with transcripts, by which nothing sent twice is saved twice.',
      columns: {
        key: 'the number of what was sent',
        created_at: 'when we answered',
        request: 'what was asked, and a checksum of it',
        status: 'how it went (HTTP)',
        body: 'the answer',
      },
    },
  },
  recordingFiles: 'The sound of those recordings, if there are any.',
  notHere: [
    'Language, currency, theme and way of recording are on your device alone, and so is what waits there to be',
    'sent. Recordings about expenses are never stored.',
  ],
}
