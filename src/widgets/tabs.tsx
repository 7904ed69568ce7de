/** A row of tabs: one is chosen by a tap, or by the arrow keys, Home and End while one of them has the focus. */
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'
import { useOptimisticSelection } from './use-optimistic-selection.ts'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
}

export interface TabsProps<Id extends string> {
  /** Name of the row. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** Null: none of them. */
  readonly chosen: Id | null
  /** Called once the tab is shown as selected, also with the one that is chosen already. */
  readonly onChoose: (id: Id) => void
  /** Of the chosen tab. */
  readonly children: ReactNode
}

export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const base = useId()
  const tabId = (id: Id) => `${base}${id}`
  const [selected, select] = useOptimisticSelection<Id, Id | null>(chosen, onChoose)

  /** The tab stop. */
  const reached = selected ?? tabs[0]?.id

  function moveFocus(event: KeyboardEvent): void {
    const index = tabs.findIndex(({ id }) => id === reached)
    const next = tabs[destination(event.key, index, tabs.length)]
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(tabId(next.id))?.focus()
  }

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={id === selected}
            aria-controls={`${base}panel`}
            tabIndex={id === reached ? 0 : -1}
            onClick={() => select(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${base}panel`}
        className={styles.panel}
        role="tabpanel"
        {...(selected === null ? { 'aria-label': label } : { 'aria-labelledby': tabId(selected) })}
        aria-busy={selected !== chosen}
      >
        {children}
      </div>
    </>
  )
}

/** Index of the tab to focus for a key, with wrap-around; -1 for any other key. */
function destination(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
