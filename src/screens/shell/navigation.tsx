/** The persistent navigation at the bottom. */
import { useSignals } from '@preact/signals-react/runtime'
import { ChartColumn, LayoutDashboard, type LucideIcon, ReceiptText, UserRound } from 'lucide-react'
import { Link } from 'wouter'
import { type TextKey, t } from '../../i18n/translate.ts'
import styles from './navigation.module.css'

const TABS: readonly { readonly path: string; readonly label: TextKey; readonly icon: LucideIcon }[] = [
  { path: '/', label: 'nav.dashboard', icon: LayoutDashboard },
  { path: '/expenses', label: 'nav.expenses', icon: ReceiptText },
  { path: '/analytics', label: 'nav.analytics', icon: ChartColumn },
  { path: '/profile', label: 'nav.profile', icon: UserRound },
]

export function Navigation() {
  useSignals()
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      {TABS.map(({ path, label, icon: Icon }) => (
        <Link key={path} href={path} className={active => `${styles.tab} ${active ? styles.active : ''}`}>
          <Icon size={24} aria-hidden="true" />
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
