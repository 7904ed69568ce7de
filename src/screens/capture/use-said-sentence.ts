import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../widgets/use-query.ts'
import { useStores } from '../use-stores.ts'
import { saidIn } from './said-query.ts'

/**
 * Fills the field, which the ref returned is for, with the sentence in the dashboard's address, focuses it and puts `/` in
 * the address's place. It is saved by the person alone: anyone can make a link.
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
