/** What a client posts to /audio/transcriptions, read out of its multipart body. */

/** As OpenAI's: 25 MB. */
export const MAX_BYTES = 25 * 1024 * 1024

const FORMATS = ['json', 'text', 'verbose_json'] as const
export type ResponseFormat = (typeof FORMATS)[number]

export type UploadReading =
  | { readonly kind: 'upload'; readonly audio: Uint8Array; readonly format: ResponseFormat }
  | { readonly kind: 'refused'; readonly reason: string; readonly param: string | null }

/** Never throws: whatever is wrong with the body comes back as `refused`. */
export async function readUpload(contentType: string, body: Uint8Array<ArrayBuffer>): Promise<UploadReading> {
  if (!contentType.startsWith('multipart/form-data')) return refused('the body is not multipart/form-data')
  let form: FormData
  try {
    form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    return refused('the multipart body cannot be read')
  }
  const model = form.get('model')
  if (typeof model !== 'string' || model === '') return refused('model is missing', 'model')
  const format = form.get('response_format') ?? 'json'
  if (!isFormat(format)) return refused(`response_format is none of ${FORMATS.join(', ')}`, 'response_format')
  const file = form.get('file')
  if (!(file instanceof Blob)) return refused('file is missing', 'file')
  return { kind: 'upload', audio: new Uint8Array(await file.arrayBuffer()), format }
}

function isFormat(value: unknown): value is ResponseFormat {
  return (FORMATS as readonly unknown[]).includes(value)
}

function refused(reason: string, param: string | null = null): UploadReading {
  return { kind: 'refused', reason, param }
}
