import { type Signal, useSignal, useSignalEffect } from '@preact/signals-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../widgets/use-query.ts'
import { useStores } from '../use-stores.ts'
import { asksToSpeak } from './speak-query.ts'

/**
 * Records hands-free where the dashboard's address asks for it, and puts `/` in the address's place. Where the browser
 * wants to be asked first, the signal returned says so, until something is recorded: the button then takes a tap.
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
