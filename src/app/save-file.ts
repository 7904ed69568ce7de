/** Saves a file as a download. */

/** How long the object URL is kept, in milliseconds, as slow browsers do not start at once. */
const KEPT = 60_000

/** `type` is a MIME type. A text is written as UTF-8. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
