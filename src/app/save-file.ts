/** Hands a file to the browser's downloads. */

/** How long the browser may take to fetch it, in milliseconds: slow ones do not begin at once. */
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
