/** In place of the product: for whoever has no subscription, or cannot be told whether they have one. */
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
