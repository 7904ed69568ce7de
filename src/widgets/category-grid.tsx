/** Categories as a grid of icons to choose one from. */
import { useSignals } from '@preact/signals-react/runtime'
import { categoryName } from '../i18n/translate.ts'
import styles from './category-grid.module.css'
import { CategoryIcon } from './category-icon.tsx'

export interface CategoryGridProps {
  readonly label: string
  readonly categories: readonly string[]
  readonly value: string
  readonly onChange: (category: string) => void
}

export function CategoryGrid({ label, categories, value, onChange }: CategoryGridProps) {
  useSignals()
  return (
    <fieldset className={styles.grid}>
      <legend>{label}</legend>
      {categories.map(category => (
        <label key={category} className={styles.choice}>
          <input
            className="hearable"
            type="radio"
            name="category"
            value={category}
            checked={category === value}
            onChange={() => onChange(category)}
          />
          <CategoryIcon category={category} />
          {categoryName(category)}
        </label>
      ))}
    </fieldset>
  )
}
