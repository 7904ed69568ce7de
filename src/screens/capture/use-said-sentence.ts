import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../widgets/use-query.ts'
import { useStores } from '../use-stores.ts'
import { saidIn } from './said-query.ts'

/**
 * Fills the field of the returned ref with the sentence in the dashboard's address, focuses it and replaces
 * the address by `/`. Only the user saves it, since any site can link to such an address.
 */
export function useSaidSentence(): RefObject<HTMLInputElement | null> {
  const { typed } = useStores()
  const field = useRef<HTMLInputElement>(null)
  const [path, navigate] = useLocation()
  const said = useQuery(saidIn)
  const isHere = path === '/' && said !== null

  useEffect(() => {
    if (!isHere) return
    typed.value = said
    field.current?.focus()
    navigate('/', { replace: true })
  }, [isHere, said, typed, navigate])
  return field
}
