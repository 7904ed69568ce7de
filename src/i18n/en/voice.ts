import type { Dictionary } from '../texts.ts'

export const voice = {
  capture: {
    field: 'Type what you spent',
    placeholder: 'Type what you spent…',
  },
  voice: {
    hold: 'Hold to record an expense',
    tapStart: 'Tap to record an expense',
    send: 'Send',
    asking: 'Getting the microphone…',
    started: 'Recording started',
    recording: 'Recording',
    starting: 'Starting…',
    release: 'Release to stop',
    slideToCancel: 'Slide to cancel',
    secondsLeft: '{{seconds}} s left',
    handsFree: 'Recording hands-free. Send when you are done.',
    silent: 'Not hearing you',
    holdKeys: 'While it is held, Arrow Up goes on hands-free, and Escape cancels.',
    escapeKey: 'Escape cancels.',
    discarded: 'Recording discarded',
    ready: 'The microphone is ready. Hold the button and speak.',
    tooShort: 'Hold the button while you speak.',
    manyInHand: 'Three recordings are still on their way. One moment, then go on.',
    microphoneRequired:
      'Microphone access is required to record expenses. Please allow microphone access and try again.',
    microphoneNotSupported:
      'Microphone not available. Please check if your browser supports microphone access.',
    noAudio:
      'The browser could not start its audio, so nothing was recorded. Connect a speaker or headset, then try again.',
    httpsRequired: 'Microphone access requires HTTPS. Please use a secure connection.',
    blocked:
      'Microphone blocked. Click the lock icon in your browser address bar to allow microphone access.',
    notFound:
      'No microphone detected. Please check if your microphone is connected and recognized by your system.',
    inUse: 'Microphone is already in use. Please close other apps using the microphone and try again.',
    cancelled: 'Microphone request was cancelled. Please try again.',
    security: 'Microphone access blocked by browser security settings. Try refreshing the page.',
    accessFailed: 'Microphone access failed: {{reason}}. Please check your browser settings.',
    unknownMicrophone: 'Unknown microphone error occurred',
    interrupted: 'The recording was interrupted. What you said before counts.',
    notRecording: 'No active recording',
    notExpense: 'Content not related to expense tracking',
    failed: 'Failed to process voice recording',
    saved: { one: '1 expense saved, {{sum}}', other: '{{count}} expenses saved, {{sum}}' },
    expensesAutoSaved: 'Your expenses have been automatically saved!',
    processing: {
      title: 'Processing your recording',
      sending: 'Sending your recording…',
      transcribing: 'Turning speech into text…',
      transcribed: 'Audio transcription completed',
      extracting: 'Extracting expense information',
      saving: 'Saving to your account',
      done: 'Done',
      heard: '“{{said}}”',
      tip: 'Tip: our AI understands English and Indonesian.',
      keepGoing: 'Keep going',
      inHand: 'Processing your recording…',
      savingSaid: 'Saving “{{said}}”…',
    },
    unsent: {
      title: 'Unsent recording',
      text: 'Recorded {{time}}, {{seconds}} s long. It is kept on this device.',
      offline: 'No connection. Your recording is kept and will be sent once you are back online.',
      timeout: 'The server did not answer in time. Your recording is kept.',
      failed: 'We couldn’t process that recording.',
      kept: 'Your recording is kept on this device.',
      keptForRetry: 'It is kept, and we will try again.',
      lost: 'The recording could neither be sent nor kept on this device. Please say it again.',
      keptForAccount:
        'Kept on this device for your account alone. Sign in here again within 24 hours of recording to send it.',
      deleted: 'Unsent recordings deleted.',
      expired: {
        one: 'A recording from {{time}} could not be sent within 24 hours and was deleted.',
        other:
          '{{count}} recordings could not be sent within 24 hours and were deleted. The oldest was from {{time}}.',
      },
      sending: 'Sending…',
      sent: 'Uploaded',
    },
  },
} as const satisfies Dictionary
