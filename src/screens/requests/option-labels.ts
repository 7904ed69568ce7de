/** What the choices of a question say: no two of them alike. */
import type { CorrectionOptions, ExpenseEdit, SavedExpense } from '../../../shared/domain/correction.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { dayName, momentName, secondName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { askedText, optionText } from './edit-lines.ts'

/** In the order of `options`: those alike with what is saved and when, as exactly as it takes, or numbered. */
export function optionLabels(options: CorrectionOptions['options']): readonly string[] {
  const plain = options.map(optionText)
  const detailed = [savedText, exactText].reduce<readonly string[]>(
    (labels, detail) =>
      labels.map((label, at) =>
        isAlone(label, labels) ? label : withDetail(plain[at], options[at], detail),
      ),
    plain,
  )
  return detailed.map((label, at) =>
    isAlone(label, detailed)
      ? label
      : `${label} · ${detailed.slice(0, at + 1).filter(one => one === label).length}`,
  )
}

/** Text of the correction, or of its question with what can be chosen; how it gets clear where that is nothing. */
export function correctionText({ options, asks, orNew }: CorrectionOptions): string {
  if (options.length === 0) return t('requests.sayName')
  const edits = optionLabels(options)
  if (!asks) return edits.join()
  return `${askedText(options, orNew)} ${(orNew ? [...edits, t('requests.addNew')] : edits).join(' / ')}`
}

function isAlone(label: string, labels: readonly string[]): boolean {
  return labels.filter(one => one === label).length === 1
}

function withDetail(
  label = '',
  edits: readonly ExpenseEdit[] = [],
  detail: (saved: SavedExpense) => string,
): string {
  return `${label} (${edits.map(({ before }) => detail(before)).join(', ')})`
}

function savedText({ amount, currency, date, savedAt }: SavedExpense): string {
  return `${formatMoney(amount, currency)}, ${savedAt === undefined ? dayName(date) : momentName(savedAt)}`
}

function exactText({ date, savedAt }: SavedExpense): string {
  return savedAt === undefined ? dayName(date) : `${dayName(date)}, ${secondName(savedAt)}`
}
