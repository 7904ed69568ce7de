/** Reads bodies of untrusted length. */

/** The text; null where it exceeds `maxBytes`, after at most one chunk too many. */
export async function boundedText({ body }: Response, maxBytes: number): Promise<string | null> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // Leaving the loop cancels the rest.
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The parsed JSON; null where it exceeds `maxBytes` or is invalid. */
export async function boundedJson(response: Response, maxBytes: number): Promise<unknown> {
  const text = await boundedText(response, maxBytes)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
