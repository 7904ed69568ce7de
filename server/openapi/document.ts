/** The contract as an OpenAPI 3.1 document. */
import { answerContent, bodyContent, type Content } from './content.ts'
import { namedSchemas } from './json-schema.ts'
import type { Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { type Parameter, parameters } from './parameters.ts'
import { refusalsOf } from './refusal-texts.ts'

export interface OperationObject {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
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
  const { method, path, summary, body, status, answer, streamed, open } = operation
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
      ...refusalsOf(operation),
    },
  }
}
