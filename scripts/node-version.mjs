/** Ends the program with one line where Node is too old for it. Plain JavaScript, and to be imported first. */
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const least = engines.node.replace(/^>=/, '')

/** Whether `version` comes before `least`; both are numbers with dots. */
export function isBefore(version, least) {
  const [ours, theirs] = [version, least].map(text => text.split('.').map(Number))
  const at = theirs.findIndex((part, index) => part !== (ours[index] ?? 0))
  return at >= 0 && (ours[at] ?? 0) < theirs[at]
}

if (isBefore(process.versions.node, least)) {
  console.error(`Node ${process.versions.node} is too old: install Node ${least} or later.`)
  process.exit(1)
}
