import { render } from '@testing-library/react'
import { Mic } from 'lucide-react'
import { expect, it } from 'vitest'
import createIcon from '../../src/widgets/create-icon.ts'

const MIC = {
  size: 24,
  node: [
    ['path', { d: 'M12 19v3', key: 'npa21l' }],
    ['path', { d: 'M19 10v2a7 7 0 0 1-14 0v-2', key: '1vc78b' }],
    ['rect', { x: '9', y: '2', width: '6', height: '13', rx: '3', key: 's6n7sd' }],
  ],
} as const

it('an icon is drawn as Lucide’s own factory draws it, but for what nobody here needs', () => {
  const Ours = createIcon(MIC)
  const drawn = (icon: React.JSX.Element) => {
    const svg = render(icon).container.firstElementChild
    svg?.removeAttribute('class')
    svg?.removeAttribute('xmlns')
    const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort()
    return { attributes, inside: svg?.innerHTML }
  }
  expect(drawn(<Ours size={20} aria-hidden="true" />)).toEqual(drawn(<Mic size={20} aria-hidden="true" />))
  expect(drawn(<Ours />)).toEqual(drawn(<Mic />))
})
