/** A category's icon in its palette colour. */
import type { LucideIcon } from 'lucide-react'
import Briefcase from 'lucide-react/icons/briefcase'
import Bus from 'lucide-react/icons/bus'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis'
import Clapperboard from 'lucide-react/icons/clapperboard'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Plane from 'lucide-react/icons/plane'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Utensils from 'lucide-react/icons/utensils'
import { type Category, isCategory, paletteSlot } from '../../shared/domain/category.ts'
import styles from './category-icon.module.css'

const ICONS: Readonly<Record<Category, LucideIcon>> = {
  'Food & Dining': Utensils,
  Transportation: Bus,
  Shopping: ShoppingBag,
  Entertainment: Clapperboard,
  'Bills & Utilities': ReceiptText,
  Healthcare: HeartPulse,
  Travel: Plane,
  Business: Briefcase,
  Subscription: CalendarSync,
  Other: CircleEllipsis,
}

export function CategoryIcon({ category }: { readonly category: string }) {
  const Icon = isCategory(category) ? ICONS[category] : CircleEllipsis
  return (
    <span className={styles.icon} data-slot={paletteSlot(category)} aria-hidden="true">
      <Icon size={20} />
    </span>
  )
}

/** A dot in the category's colour. */
export function CategoryDot({ category }: { readonly category: string }) {
  return <span className={styles.dot} data-slot={paletteSlot(category)} aria-hidden="true" />
}
