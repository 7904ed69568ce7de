/** What bodies and answers hold, by media type. */
import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { VOICE_EVENTS_TYPE } from '../../shared/wire/voice-events.ts'
import { AUDIO_FIELD, AUTO_INSERT_FIELD, CONTEXT_FIELD } from '../../shared/wire/voice-request.ts'
import {
  LENGTH_FIELD,
  OFFSET_FIELD,
  PIECE_MEDIA_TYPE,
  SHA256_FIELD,
  UPLOAD_FIELD,
} from '../../shared/wire/voice-uploads.ts'
import { jsonSchema } from './json-schema.ts'
import type { Operation } from './operation.ts'

export type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>

const RECORDING: Content = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        [AUDIO_FIELD]: {
          type: 'string',
          description:
            'WAV of 16-bit PCM, mono or stereo, 8 to 48 kHz, at most 60 s; or Opus in WebM or Ogg, Opus or AAC in MP4, MP3, as long. At most 4 MB.',
        },
        [AUTO_INSERT_FIELD]: { enum: ['true', 'false'] },
        [CONTEXT_FIELD]: {
          type: 'string',
          description:
            'Ids of expenses that were saved just before, the latest last, parted by commas, at most 20: what a correction can be about. Those that name none of the account’s are passed over. `undo` stands last where the latest correction can be undone.',
        },
        [UPLOAD_FIELD]: {
          type: 'string',
          description:
            'Location of an upload: `audio` is then the rest of it. What it is in all is decoded into a WAV of 44 bytes of header.',
        },
        [OFFSET_FIELD]: { type: 'string', description: 'With `upload`: where the rest begins, in bytes.' },
        [LENGTH_FIELD]: { type: 'string', description: 'With `upload`: bytes of the upload in all.' },
        [SHA256_FIELD]: { type: 'string', description: 'With `upload`: of the WAV, in base64.' },
      },
      required: [AUDIO_FIELD],
      additionalProperties: false,
    },
  },
}

const PIECE: Content = {
  [PIECE_MEDIA_TYPE]: { schema: { type: 'string', description: 'Bytes of the upload.' } },
}

export function bodyContent(body: NonNullable<Operation['body']>): Content {
  if (body === 'recording') return RECORDING
  return body === 'piece' ? PIECE : json(body)
}

export function answerContent(
  answer: NonNullable<Operation['answer']>,
  streamed: Operation['streamed'],
): Content {
  const whole = typeof answer === 'string' ? { [answer]: {} } : json(answer)
  return streamed ? { ...whole, [VOICE_EVENTS_TYPE]: { schema: jsonSchema(streamed) } } : whole
}

function json(schema: v.GenericSchema): Content {
  return { 'application/json': { schema: jsonSchema(schema) } }
}
