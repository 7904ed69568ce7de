/** What an operation takes in its path, its query and its headers. */
import type { JsonSchema } from '@valibot/to-json-schema'
import { jsonSchema } from './json-schema.ts'
import { HEADERS, type Operation } from './operation.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

export function parameters({ path, names = {}, query, headers = [] }: Operation): Parameter[] {
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
