/** The time of the next automatic attempt; nothing while none is scheduled. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import styles from '../capture/standing-line.module.css'
import { useStores } from '../use-stores.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

export function NextAttempt() {
  useSignals()
  const { now, unsent } = useStores()
  const at = unsent.nextAttempt.value
  const [, tick] = useState(0)
  useEffect(() => {
    if (at === null) return
    const timer = setInterval(() => tick(count => count + 1), SECOND)
    return () => clearInterval(timer)
  }, [at])
  if (at === null) return null
  const left = Math.max(0, at - now().getTime())
  return (
    <p className={styles.beside}>
      {left > MINUTE
        ? t('voice.unsent.nextInMinutes', { count: Math.ceil(left / MINUTE) })
        : t('voice.unsent.nextInSeconds', { count: Math.ceil(left / SECOND) })}
    </p>
  )
}
