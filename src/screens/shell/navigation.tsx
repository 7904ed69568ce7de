/** The persistent navigation at the bottom. */
import { useSignals } from '@preact/signals-react/runtime'
import type { LucideIcon } from 'lucide-react'
import ChartColumn from 'lucide-react/icons/chart-column'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ReceiptText from 'lucide-react/icons/receipt-text'
import UserRound from 'lucide-react/icons/user-round'
import { Link, useLocation } from 'wouter'
import { type TextKey, t } from '../../i18n/translate.ts'
import { useOptimisticSelection } from '../../widgets/use-optimistic-selection.ts'
import styles from './navigation.module.css'

const TABS: readonly { readonly path: string; readonly label: TextKey; readonly icon: LucideIcon }[] = [
  { path: '/', label: 'nav.dashboard', icon: LayoutDashboard },
  { path: '/expenses', label: 'nav.expenses', icon: ReceiptText },
  { path: '/analytics', label: 'nav.analytics', icon: ChartColumn },
  { path: '/profile', label: 'nav.profile', icon: UserRound },
]

export function Navigation() {
  useSignals()
  const [selected, select] = useOptimisticSelection(...useLocation())
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      {TABS.map(({ path, label, icon: Icon }) => (
        <Link
          key={path}
          href={path}
          className={styles.tab}
          aria-current={path === selected && 'page'}
          onClick={event => {
            event.preventDefault()
            select(path)
          }}
        >
          <Icon size={24} aria-hidden="true" />
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
