import type { OtherMoney } from '../../shared/domain/extraction.ts'
import { t } from '../i18n/translate.ts'

/** The text that money mentioned besides the expenses is not recorded, and why. */
export function otherMoneyText(besides: readonly OtherMoney[]): string {
  const what = besides.map(({ reason, said }) => t(`sentence.besides.${reason}`, { said }))
  return t('sentence.notNoted', { what: what.join(', ') })
}
