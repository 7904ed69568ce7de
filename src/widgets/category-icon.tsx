/** A category's icon in its palette colour. */
import { isCategory, paletteSlot } from '../../shared/domain/category.ts'
import { DRAWINGS } from './category-drawings.ts'
import styles from './category-icon.module.css'

export function CategoryIcon({ category }: { readonly category: string }) {
  return (
    <span className={styles.icon} data-slot={paletteSlot(category)} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={DRAWINGS[isCategory(category) ? category : 'Other']} />
      </svg>
    </span>
  )
}

/** A dot in the category's colour. */
export function CategoryDot({ category }: { readonly category: string }) {
  return <span className={styles.dot} data-slot={paletteSlot(category)} aria-hidden="true" />
}
