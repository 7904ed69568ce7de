/** Makes a component of each icon's drawing, in place of Lucide's own factory, whose many options nothing here uses. */
import { createElement, type SVGProps } from 'react'

/** As in Lucide's files. */
export interface IconDrawing {
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Edge, in CSS pixels. */
  readonly size?: number
}

/** Drawn in the colour of the text around it, hidden from whoever listens. Lucide's files import the default. */
export default function createIcon(icon: IconDrawing) {
  return ({ size = icon.size, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${icon.size} ${icon.size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...icon.node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
