/** The client accepts answers with and without the envelope `{ "data": ... }` (DESIGN §3.16). */
import * as v from 'valibot'

export function enveloped<T extends v.GenericSchema>(schema: T) {
  return v.pipe(v.unknown(), v.transform(unwrap), schema)
}

function unwrap(body: unknown): unknown {
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body
  return isEnvelope ? (body as { data: unknown }).data : body
}
