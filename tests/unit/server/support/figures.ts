/**
 * The figures of a server as Prometheus reads them: its text format 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/), line by line.
 */
import type { Prometheus } from '../../../../server/observability/prometheus.ts'

type Labels = Readonly<Record<string, string>>

export interface Sample {
  readonly name: string
  readonly labels: Labels
  readonly value: number
}

export interface Exposition {
  readonly samples: readonly Sample[]
  /** By the name of the metric. */
  readonly types: ReadonlyMap<string, string>
  readonly helps: ReadonlyMap<string, string>
}

const COMMENT = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)(?: -?\d+)?$/
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\[\\n"])*)"(?:,|$)/y
const TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped']

/** Throws for a line that is none of the format. */
export function parseExposition(text: string): Exposition {
  const samples: Sample[] = []
  const types = new Map<string, string>()
  const helps = new Map<string, string>()
  for (const line of text.split('\n').filter(line => line !== '')) {
    const comment = COMMENT.exec(line)
    const sample = SAMPLE.exec(line)
    if (comment) {
      const [, kind, name = '', told = ''] = comment
      if (kind === 'TYPE' && !TYPES.includes(told)) throw new Error(`No type: ${line}`)
      ;(kind === 'TYPE' ? types : helps).set(name, told)
    } else if (sample) {
      const [, name = '', labels = '', value = ''] = sample
      samples.push({ name, labels: labelsOf(labels), value: numberOf(value) })
    } else throw new Error(`No line of the format: ${line}`)
  }
  return { samples, types, helps }
}

function labelsOf(text: string): Labels {
  const labels: Record<string, string> = {}
  LABEL.lastIndex = 0
  while (LABEL.lastIndex < text.length) {
    const [, name = '', value = ''] = LABEL.exec(text) ?? []
    if (name === '') throw new Error(`No labels: ${text}`)
    labels[name] = value
  }
  return labels
}

function numberOf(text: string): number {
  if (/^[+-]Inf$/.test(text)) return text === '-Inf' ? -Infinity : Infinity
  const value = Number(text)
  if (!/^nan$/i.test(text) && Number.isNaN(value)) throw new Error(`No number: ${text}`)
  return value
}

/** The first sample of that name with these labels, among others; undefined where there is none. */
export async function figure(
  { text }: Pick<Prometheus, 'text'>,
  name: string,
  labels: Labels = {},
): Promise<number | undefined> {
  const wanted = Object.entries(labels)
  return parseExposition(await text()).samples.find(
    sample => sample.name === name && wanted.every(([label, value]) => sample.labels[label] === value),
  )?.value
}
