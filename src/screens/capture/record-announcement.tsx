/** Announces the button's visible state to screen readers. */
import { useComputed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'

export function RecordAnnouncement() {
  useSignals()
  const { recording } = useStores()
  const { phase, handsFree, silent, progress } = recording
  const heard = useComputed(() => progress.value.seconds > 0).value
  let said = ''
  if (phase.value === 'requesting') said = t('voice.asking')
  else if (phase.value === 'recording' && silent.value) said = t(`voice.silent.${silent.value}`)
  else if (phase.value === 'recording' && handsFree.value) said = t('voice.handsFree')
  else if (phase.value === 'recording' && heard) said = t('voice.started')
  return (
    <span className="hearable" role="status">
      {said}
    </span>
  )
}
