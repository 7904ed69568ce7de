/** In place of the product: there is no subscription, or its state could not be loaded. */
import type { Notice } from '../../stores/notices.ts'
import { SubscriptionRequired } from './subscription-required.tsx'
import { SubscriptionUnknown } from './subscription-unknown.tsx'

export interface UnsubscribedProps {
  /** Why it could not be had; null where there is none. */
  readonly notice: Notice | null
}

export function Unsubscribed({ notice }: UnsubscribedProps) {
  return notice ? <SubscriptionUnknown notice={notice} /> : <SubscriptionRequired />
}
