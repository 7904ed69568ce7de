/** What the server says to people, in English. `{name}` is filled in. */
export const en = {
  unauthenticated: 'Please sign in.',
  tokenExpired: 'Your sign-in has expired. Please sign in again.',
  tokenInvalid: 'Your sign-in is not valid here. Please sign in again.',
  signInUnavailable: 'Your sign-in cannot be checked right now. Please try again in a moment.',
  databaseUnavailable: 'Your data cannot be reached right now. Please try again in a moment.',
  notFound: 'There is nothing at this address.',
  addressTooLong: 'This address is too long.',
  expenseNotFound: 'This expense was not found. It may have been deleted already.',
  subscriptionNotFound: 'You have no subscription yet.',
  methodNotAllowed: 'This address does not accept {method} requests.',
  badRequest: 'This is not a request that can be read.',
  hostNotLocal:
    'This server runs in local mode, for this machine alone: open it as http://localhost or http://127.0.0.1, with its port.',
  originNotLocal: 'This server runs in local mode and answers only pages of this machine, not other sites.',
  headersTooLarge: 'The headers of the request are too large.',
  requestTimeout: 'The request took too long to arrive.',
  wantJson: 'Please send this as application/json.',
  wantMultipart: 'Please send the recording as multipart/form-data.',
  wantPiece: 'Please send the piece as application/offset+octet-stream.',
  wantTus: 'Please upload by version 1.0.0 of tus: Tus-Resumable is missing or not valid.',
  pieceBroken: 'The piece has arrived broken. Please send it again.',
  pieceElsewhere: 'The upload goes on elsewhere: see Upload-Offset.',
  uploadGone: 'The upload is not complete. Please send the whole recording.',
  badEncoding: 'Please send the body uncompressed.',
  badCharset: 'Please send the body as UTF-8.',
  badJson: 'The request is not valid JSON.',
  badMultipart: 'The upload is damaged or incomplete.',
  tooManyParts: 'The upload holds more parts or headers than a recording has.',
  badField: 'The field "{field}" is missing or not valid.',
  badBody: 'The request does not have the expected form.',
  badZone: 'The time zone "{zone}" is not known.',
  badIdempotencyKey: 'The Idempotency-Key must have 1 to 200 printable characters.',
  idempotencyKeyTaken: 'This Idempotency-Key belongs to another request.',
  stillUnderWay: 'This is still being worked on. Please try again in a moment.',
  dateTooEarly: 'The date must be {min} or later.',
  dateTooLate: 'The date cannot be later than tomorrow.',
  amountTooSmall: 'The amount is too small.',
  accountFull:
    'Your account is full: it holds {count} expenses at most. Export them, then delete old ones to make room.',
  descriptionsFull:
    'Your account is full: all descriptions together hold {limit} at most. Shorten some, or delete old expenses to make room.',
  tooLarge: 'The request is too large: at most {limit} are accepted.',
  tooManyRequests: 'Too many requests. Please try again in {seconds} seconds.',
  subscriptionRequired: 'This feature requires an active subscription.',
  audioMissing: 'The upload holds no recording.',
  audioEmpty: 'The recording is empty.',
  audioUnknown: 'This is not a recording in a known audio format.',
  audioBroken: 'The recording is damaged and cannot be read.',
  audioUnsupported: 'The recording must be 16-bit PCM, mono or stereo, at 8 to 48 kHz.',
  audioWavOnly: 'Voice entry on this server needs WAV recordings at 16 kHz, and this is in another format.',
  audioUncounted:
    'The length of this recording cannot be counted. Please send WAV, Opus in WebM or Ogg, Opus or AAC in MP4, or MP3.',
  audioSecondsUsedUp:
    'You have spoken {minutes} minutes today, the most that one account can. Voice works again on {until}. Until then you can add expenses by hand.',
  audioTooLong: 'The recording is longer than 60 seconds.',
  transcriptionNotSet:
    'Voice entry is not set up on this server: set TRANSCRIBE_URL to the address of a transcription service.',
  transcriptionPreparing: 'Voice entry is still being prepared on this server. It takes a few minutes.',
  voiceBusy: 'Too many recordings are waiting right now.',
  transcriptionUnavailable: 'We couldn’t process that recording.',
  transcriptionRefused: 'We couldn’t process that recording. Please hold the button and speak again.',
  nothingHeard: 'No speech was heard. Please hold the button and speak again.',
  priceMissing: 'You said "{said}". How much was it? Nothing is saved yet.',
  amountNotStorable: 'The amount in "{said}" cannot be saved. Please say it again. Nothing was saved.',
  noExpenseInIt:
    'No expense in "{said}". Say what you bought and its price, like "coffee 20 thousand". Nothing was saved.',
  notExpense: 'Content not related to expense tracking',
  notExpenseWarning:
    'Content not related to expense tracking. Warning: use voice only for expenses, or it will be switched off for a while.',
  notExpenseSuspended: 'Content not related to expense tracking. Voice is now off until {until}.',
  notExpenseDeactivated:
    'Content not related to expense tracking. Voice is now off for your account. Support can switch it on again.',
  notExpenseBanned: 'Content not related to expense tracking. Voice is now off for your account for good.',
  voiceSuspended:
    'Voice is off until {until}: recordings were not about expenses. You can still add expenses by hand.',
  voiceDeactivated:
    'Voice is off for your account: recordings were not about expenses. Support can switch it on again.',
  voiceBanned: 'Voice is off for your account for good: recordings were not about expenses.',
  internal: 'Something went wrong on our side. Please try again.',
} as const

export type MessageKey = keyof typeof en
