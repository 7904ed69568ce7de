/** The ways to the terms and to the privacy policy. */
import { useSignals } from '@preact/signals-react/runtime'
import { Link } from 'wouter'
import { t } from '../i18n/translate.ts'

const PAGES = [
  ['/terms', 'legal.terms'],
  ['/privacy', 'legal.privacy'],
] as const

export interface LegalLinksProps {
  /** Leaves the page at hand as it is. */
  readonly newTab?: boolean
}

export function LegalLinks({ newTab = false }: LegalLinksProps) {
  useSignals()
  return (
    <ul className="legal-links">
      {PAGES.map(([path, title]) => (
        <li key={path}>
          {newTab ? (
            <a href={path} target="_blank" rel="noopener">
              {t(title)} <span className="hearable">{t('legal.opensNewTab')}</span>
            </a>
          ) : (
            <Link href={path}>{t(title)}</Link>
          )}
        </li>
      ))}
    </ul>
  )
}
