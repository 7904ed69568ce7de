/** What a legal document consists of. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'

export interface LegalSection {
  /** The same in every language. */
  readonly id: string
  readonly heading: string
  /** Paragraphs; an array stands for a list. */
  readonly body: readonly (string | readonly string[])[]
}

export interface LegalText {
  /** The Last Updated date: moves with each change of what the text says. */
  readonly updated: CalendarDate
  readonly introduction: string
  readonly sections: readonly LegalSection[]
}

/** Of this version of both texts. */
export const UPDATED = '2026-11-23' as CalendarDate
