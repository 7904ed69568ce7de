/** The body of an answer whose length is not to be trusted. */

/** Its text; null where it has more than `maxBytes`, of which no more than one chunk too many is then read. */
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

/** What it says as JSON; null where it has more than `maxBytes`, or is none. */
export async function boundedJson(response: Response, maxBytes: number): Promise<unknown> {
  const text = await boundedText(response, maxBytes)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
