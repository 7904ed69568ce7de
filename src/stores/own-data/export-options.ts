/** What is to be exported, and the query for it. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type ExportSpan, spanRange } from '../../../shared/domain/export-report.ts'
import { isFiltering, type ListFilter } from '../../../shared/domain/list-filter.ts'
import type { DateRange } from '../../../shared/domain/period.ts'
import type { ListQuery } from '../../api/list-query.ts'

/** What is on show where the export is asked for. */
export type ExportPreset =
  | {
      readonly kind: 'period'
      /** Null: all days. */
      readonly range: DateRange | null
      readonly filter: ListFilter
    }
  | { readonly kind: 'range' }

export interface ExportOptions {
  readonly format: 'pdf' | 'csv'
  /** `shown` is the preset's period. */
  readonly span: ExportSpan | 'shown'
  /** Used for `pdf` only. */
  readonly breakdown: boolean
  /** Counts for `csv` only: all that is known of each, which can be imported again. */
  readonly allFields: boolean
}

export function queryOf(span: ExportOptions['span'], preset: ExportPreset, today: CalendarDate): ListQuery {
  const narrowed = preset.kind === 'period' && isFiltering(preset.filter) ? { filter: preset.filter } : {}
  if (span !== 'shown') return { range: spanRange(span, today), ...narrowed }
  if (preset.kind === 'range') throw new Error('no period is shown')
  return { range: preset.range, ...narrowed }
}
