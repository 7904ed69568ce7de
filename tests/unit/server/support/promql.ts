/** What an expression of Prometheus's language asks for, as far as the dashboard and the alerts go: no offsets, no joins. */

type Labels = Readonly<Record<string, string>>

export interface Selector {
  readonly name: string
  /** Whether a series with these labels is meant. */
  readonly matches: (labels: Labels) => boolean
  readonly labelNames: readonly string[]
}

const BY = /\bby\s*\(([^)]*)\)/g
const RANGE = /\[[^\]]*\]/g
/** A name and its matchers; a name before a bracket is a function's, one within a number no name. */
const SELECTOR = /(?<![\w.])([a-zA-Z_:][\w:]*)\b(?:\{([^}]*)\})?(?!\s*\(|\{)/g
const MATCHER = /(\w+)(=~|!~|!=|=)"((?:[^"\\]|\\.)*)"/g

export function selectorsOf(expression: string): Selector[] {
  const bare = expression.replace(BY, ' ').replace(RANGE, ' ')
  return [...bare.matchAll(SELECTOR)].map(([, name = '', matchers = '']) => {
    const wanted = [...matchers.matchAll(MATCHER)].map(([, label = '', operator, value = '']) => ({
      label,
      holds: comparison(operator, value),
    }))
    return {
      name,
      labelNames: wanted.map(({ label }) => label),
      matches: labels => wanted.every(({ label, holds }) => holds(labels[label] ?? '')),
    }
  })
}

function comparison(operator: string | undefined, value: string): (told: string) => boolean {
  const whole = new RegExp(`^(?:${value})$`)
  switch (operator) {
    case '=':
      return told => told === value
    case '!=':
      return told => told !== value
    case '=~':
      return told => whole.test(told)
    default:
      return told => !whole.test(told)
  }
}

/** Labels by which an expression adds up; null for one that does not, and so has all labels of its figure. */
export function labelsAddedUpBy(expression: string): string[] | null {
  const lists = [...expression.matchAll(BY)].map(([, list = '']) => list.split(',').map(name => name.trim()))
  return lists.length > 0 || /\b(?:sum|min|max|avg|count)\s*\(/.test(expression) ? lists.flat() : null
}
