/** The package has no types of its own. */
declare module 'parse-prometheus-text-format' {
  interface Sample {
    readonly labels?: Readonly<Record<string, string>>
    /** Of a gauge or a counter. */
    readonly value?: string
  }
  export default function parse(text: string): readonly {
    readonly name: string
    readonly type: string
    readonly metrics: readonly Sample[]
  }[]
}
