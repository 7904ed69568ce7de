/** The words around money that comes on top of a price. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** They say that something is added. */
export const PLUS: ReadonlySet<string> = new Set(['plus', '+', 'ditambah', 'tambah', 'tambahin'])

/** What one does with a tip, which then needs no 'plus': 'I left a ten dollar tip', 'tipped her ten'. */
export const TIPPING: ReadonlySet<string> = new Set(['left', 'leaving', 'gave', 'added', 'tipped', 'threw'])

/** Behind one of them, right before the amount. */
export const ADDED_BEFORE = phraseSet(
  phraseList(`tax|taxes|tax of|sales tax|sales tax of|tip|tip of|a tip of|gst|gst of|vat|service charge|service charge of
  pajak|pajaknya|ppn|pb1|tip buat drivernya|tipnya|uang tip`),
)
/** Behind one of them and the amount. */
export const ADDED_BEHIND = phraseSet(
  phraseList(
    'tip|tips|in tip|in tips|for tip|for the tip|as tip|as a tip|of tip|tax|taxes|in tax|in taxes|of tax|gst|sales tax|pajak|service charge',
  ),
)
