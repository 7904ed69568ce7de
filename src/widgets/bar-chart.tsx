/** Bars drawn by uPlot, which no other module uses. Hidden from screen readers, which get a table. */
import 'uplot/dist/uPlot.min.css'
import { type ReactNode, useEffect, useRef } from 'react'
import UPlot from 'uplot'
import styles from './bar-chart.module.css'
import { AXIS_SPACE, type Bar, beyondLastColumn, CHARACTER, labelledPlaces } from './bar-labels.ts'

export type { Bar } from './bar-labels.ts'

export interface BarChartProps {
  readonly bars: readonly Bar[]
  /** A value as the axis shows it; short. */
  readonly axisText: (value: number) => string
  /**
   * An overlay, which gets the plot's position in `--plot-left`, `--plot-top`, `--plot-width` and
   * `--plot-height`.
   */
  readonly children?: ReactNode
}

/** Height of the drawing, in CSS pixels; the style sheet keeps the same place free. */
const HEIGHT = 200
/** Height of the labels below the bars, in CSS pixels. */
const X_AXIS = 28
/** Adapts to its width and to the theme's colours. */
export function BarChart({ bars, axisText, children }: BarChartProps) {
  const holder = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = holder.current
    if (!element) return
    const data: UPlot.AlignedData = [bars.map((_, index) => index), bars.map(({ value }) => value)]
    const chart = new UPlot(options(element, bars, axisText), data, element)
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }))
    resized.observe(element)
    // Redraws everything, as uPlot caches the bars' colour with their paths.
    const forget = onThemeChange(() => chart.redraw())
    return () => {
      forget()
      resized.disconnect()
      chart.destroy()
    }
  }, [bars, axisText])

  return (
    <div className={styles.frame}>
      <div ref={holder} className={styles.chart} aria-hidden="true" />
      {children}
    </div>
  )
}

function options(element: HTMLElement, bars: readonly Bar[], axisText: (value: number) => string) {
  const { fontFamily } = getComputedStyle(element)
  const token = (name: string) => () => getComputedStyle(element).getPropertyValue(name).trim()
  const axis: UPlot.Axis = { stroke: token('--muted'), font: `12px ${fontFamily}`, ticks: { show: false } }
  /** Width of the vertical axis, in CSS pixels. uPlot lays out again, labels and padding too, where it changes. */
  let yAxis = 0
  const column = (width: number) => Math.max(1, width - yAxis) / bars.length
  return {
    width: element.clientWidth,
    height: HEIGHT,
    cursor: { show: false },
    legend: { show: false },
    padding: [null, ({ width }) => beyondLastColumn(bars, column(width)), null, null],
    scales: {
      x: { time: false, range: () => [-0.5, bars.length - 0.5] },
      y: { range: (_, __, highest) => [0, highest > 0 ? highest * 1.1 : 1] },
    },
    axes: [
      {
        ...axis,
        size: X_AXIS,
        grid: { show: false },
        splits: ({ width }) => labelledPlaces(bars, column(width)),
        values: (_, places) => places.map(place => bars[place]?.label ?? ''),
      },
      {
        ...axis,
        grid: { stroke: token('--line'), width: 1 },
        values: (_, splits) => splits.map(axisText),
        size(_, texts) {
          yAxis = AXIS_SPACE + CHARACTER * Math.max(0, ...(texts ?? []).map(({ length }) => length))
          return yAxis
        },
      },
    ],
    hooks: { draw: [tellPlot] },
    series: [
      {},
      {
        fill: token('--brand'),
        width: 0,
        points: { show: false },
        ...(UPlot.paths.bars && { paths: UPlot.paths.bars({ size: [0.6, 72], radius: [0.12, 0] }) }),
      },
    ],
  } satisfies UPlot.Options
}

function tellPlot({ root, bbox }: UPlot): void {
  const style = root.parentElement?.parentElement?.style
  for (const side of ['left', 'top', 'width', 'height'] as const)
    style?.setProperty(`--plot-${side}`, `${bbox[side] / devicePixelRatio}px`)
}

/** Calls back when the device or the person goes from light to dark or back; returns how to stop it. */
function onThemeChange(changed: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', changed)
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributes: true })
  return () => {
    scheme.removeEventListener('change', changed)
    chosen.disconnect()
  }
}
