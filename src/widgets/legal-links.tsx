/** The ways to the terms, to the privacy policy, and to the licenses of what the client is made of. */
import { useSignals } from '@preact/signals-react/runtime'
import { Link } from 'wouter'
import { type TextKey, t } from '../i18n/translate.ts'

const PAGES = [
  ['/terms', 'legal.terms'],
  ['/privacy', 'legal.privacy'],
] as const

export interface LegalLinksProps {
  /** Leaves the page at hand as it is. */
  readonly newTab?: boolean
  readonly licenses?: boolean
}

export function LegalLinks({ newTab = false, licenses = false }: LegalLinksProps) {
  useSignals()
  return (
    <ul className="legal-links">
      {PAGES.map(([path, title]) => (
        <li key={path}>
          {newTab ? <InNewTab path={path} title={title} /> : <Link href={path}>{t(title)}</Link>}
        </li>
      ))}
      {licenses && (
        <li>
          <InNewTab path="/licenses.txt" title="legal.licenses" />
        </li>
      )}
    </ul>
  )
}

function InNewTab({ path, title }: { readonly path: string; readonly title: TextKey }) {
  return (
    <a href={path} target="_blank" rel="noopener">
      {t(title)} <span className="hearable">{t('legal.opensNewTab')}</span>
    </a>
  )
}
