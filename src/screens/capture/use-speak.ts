import { type Signal, useSignal, useSignalEffect } from '@preact/signals-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../widgets/use-query.ts'
import { useStores } from '../use-stores.ts'
import { asksToSpeak } from './speak-query.ts'

/**
 * Records hands-free where the dashboard's address requests it, and replaces the address by `/`. Where the
 * browser requires a tap, the returned signal is true until a recording, and one tap on the button records.
 */
export function useSpeak(): Signal<boolean> {
  const { recording } = useStores()
  const isInvited = useSignal(false)
  const [path, navigate] = useLocation()
  const isAsked = useQuery(asksToSpeak) && path === '/'

  useEffect(() => {
    if (!isAsked) return
    navigate('/', { replace: true })
    void recording.beginUnasked().then(begun => {
      isInvited.value = !begun
    })
  }, [isAsked, recording, isInvited, navigate])
  useSignalEffect(() => {
    if (recording.phase.value === 'recording') isInvited.value = false
  })
  return isInvited
}
