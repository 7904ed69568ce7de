/** The contract as an OpenAPI 3.1 document. */
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
import { jsonSchema, namedSchemas } from './json-schema.ts'
import { HEADERS, type Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>

export interface OperationObject {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}

/** Descriptions of refusals, for all routes. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Not valid: the message names the field.',
  401: 'No token, or one that is not valid here.',
  402: 'No active subscription.',
  403: 'The sign-in is none by Google, or its email address is not verified. Or the account may not do this now; see violation_type. Or the account is to be deleted: `code` is then `account_deleting`.',
  404: 'There is none.',
  409: 'Nothing to object to, or an objection waits already. Or the first request under this Idempotency-Key is still under way: try again. Or an upload does not go on there, or is not all there: `code` is then `upload_gone`, and the recording has to come whole.',
  412: 'Another version of tus, or none.',
  413: 'Too large.',
  414: 'The address is too long.',
  415: 'Another media type, charset or encoding, or audio of another format.',
  422: 'No speech or no expense was heard (`unpriced` tells what only lacks its price), the transcription service refused the recording, or the Idempotency-Key was used for another request.',
  460: 'The piece does not have its checksum.',
  428: 'The terms have changed, and the account has not agreed: `code` is `terms_due`. POST /auth/agreements says that the person does.',
  429: 'Too many requests: Retry-After says for how many seconds.',
  500: 'A fault of the server.',
  503: 'Sign-in, transcription or the database is out of reach for now.',
  507: 'The account is full: the message says what to do.',
}
const OF_EVERY_OPERATION = [414, 429, 500]
const OF_EVERY_ACCOUNT = [401, 403, 503]

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
            'Ids of expenses that were saved just before, the latest last, parted by commas, at most 20: what a correction can be about. Those that name none of the account’s are passed over.',
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

export function openApiDocument() {
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const operation of OPERATIONS) {
    const { path, method } = operation
    paths[path] = { ...paths[path], [method]: operationObject(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ucap',
      version: '1',
      description:
        'Every error is { message, violation_type?, code?, transcription?, unpriced? } in the language of Accept-Language (id or en). Unknown fields and parameters are refused.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: namedSchemas(),
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: 'A Firebase identity token.' },
      },
    },
  }
}

function operationObject(operation: Operation): OperationObject {
  const { method, path, summary, body, status, answer, streamed, refusals, open } = operation
  const all = [...refusals, ...OF_EVERY_OPERATION, ...(open ? [] : OF_EVERY_ACCOUNT)]
  return {
    operationId: `${method}${path.replace(/[^a-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    security: open ? [] : [{ idToken: [] }],
    parameters: parameters(operation),
    ...(body ? { requestBody: { required: true, content: bodyContent(body) } } : {}),
    responses: {
      [status]: {
        description: 'Done.',
        ...(answer === null ? {} : { content: answerContent(answer, streamed) }),
      },
      ...Object.fromEntries(all.map(code => [code, refusal(code)])),
    },
  }
}

function bodyContent(body: NonNullable<Operation['body']>): Content {
  if (body === 'recording') return RECORDING
  return body === 'piece' ? PIECE : json(body)
}

function answerContent(answer: NonNullable<Operation['answer']>, streamed: Operation['streamed']): Content {
  const whole = typeof answer === 'string' ? { [answer]: {} } : json(answer)
  return streamed ? { ...whole, [VOICE_EVENTS_TYPE]: { schema: jsonSchema(streamed) } } : whole
}

function refusal(code: number) {
  const content: Content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return { description: REFUSALS[code] ?? '', content }
}

function json(schema: v.GenericSchema): Content {
  return { 'application/json': { schema: jsonSchema(schema) } }
}

function parameters({ path, names = {}, query, headers = [] }: Operation): Parameter[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): Parameter => ({
      name,
      in: 'path',
      required: true,
      schema: names[name] ? jsonSchema(names[name]) : { type: 'string', format: 'uuid' },
    }),
  )
  const { properties = {}, required = [] } = query ? jsonSchema(query) : {}
  const inQuery = Object.entries(properties).map(
    ([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: schema as JsonSchema,
    }),
  )
  const inHeader = headers.map(
    (name): Parameter => ({
      name,
      in: 'header',
      required: false,
      description: HEADERS[name],
      schema: { type: 'string' },
    }),
  )
  return [...inPath, ...inQuery, ...inHeader]
}
