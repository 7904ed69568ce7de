/** A category's icon in its palette colour. */
import {
  Briefcase,
  Bus,
  CalendarSync,
  CircleEllipsis,
  Clapperboard,
  HeartPulse,
  type LucideIcon,
  Plane,
  ReceiptText,
  ShoppingBag,
  Utensils,
} from 'lucide-react'
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
