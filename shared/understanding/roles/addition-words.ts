/** Words around a surcharge. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Surcharges that may be expenses of their own, as a fee or labor, behind a 'plus' and the amount. */
export const FEES_BEHIND = phraseSet(
  phraseList(
    `labor|labour|for labor|for labour|in labor|in labour|fee|fees|in fees|service fee|booking fee|convenience fee|handling|shipping|for shipping|in shipping|delivery|for delivery|installation|for installation|for setup|ongkos pasang`,
  ),
)

/** Verbs of sending money to a person. */
export const SENDING: ReadonlySet<string> = new Set(
  phraseList(
    'remitly|remittance|remitted|wired|sent|transfer|transferred|wise|western|moneygram|xoom|kirim|ngirim|kirimin|ngirimin',
  ),
)

/** Behind a tax or a tip and its amount: 'sales tax 29.75 extra'. */
export const EXTRA_BEHIND = phraseSet(
  phraseList('extra|on top|additional|separately|separate|more|lagi|di luar itu|nambah lagi'),
)

/** Words of addition. */
export const PLUS: ReadonlySet<string> = new Set(['plus', '+', 'ditambah', 'tambah', 'tambahin'])

/** Words behind a price before the tip. */
export const WITHOUT_TIP = phraseSet(
  phraseList(
    'before tip|before the tip|without tip|without the tip|not including tip|tip not included|no tip',
  ),
)

/** Verbs of tipping, which need no 'plus': 'I left a ten dollar tip', 'tipped her ten'. */
export const TIPPING: ReadonlySet<string> = new Set(['left', 'leaving', 'gave', 'added', 'tipped', 'threw'])

/** Surcharges after a word of `PLUS`, right before the amount. */
const BEFORE_AMOUNT =
  phraseList(`tax|taxes|tax of|sales tax|sales tax of|tip|tip of|a tip of|gst|gst of|vat|service charge|service charge of
  pajak|pajaknya|ppn|pb1|tip buat drivernya|tipnya|uang tip`)
export const ADDED_BEFORE = phraseSet(BEFORE_AMOUNT)
/** The same, with those that may be expenses of their own. */
export const FEES_BEFORE = phraseSet([...BEFORE_AMOUNT, 'admin', 'adminnya'])
/** Words that alone before the amount mark a surcharge on the price before, without a 'plus'. */
export const SEPARATELY = phraseSet(
  phraseList(`tax was|tax was another|tax is another|tax came to|tax added|the tax was|taxes were|sales tax was|tip was|tip was another|the tip was|service was|service charge was
  another for tip|tax another|tip another|pajaknya lagi|pajaknya nambah|tipnya lagi|kena pajak lagi|servicenya lagi`),
)
/** Surcharges behind a word of `PLUS` and the amount. */
export const ADDED_BEHIND = phraseSet(
  phraseList(
    `extra|tip|tips|in tip|in tips|for tip|for the tip|as tip|as a tip|of tip|tipnya|tax|taxes|in tax|in taxes|of tax|gst|sales tax|pajak|service charge|on top|on top of that|on top of it|for the waitress|for the waiter|for the server|on the table|on the table as tip|on the table as a tip|on the table for tip|on the table for the tip|on the table in tip|on the table for the waitress|on the table for the waiter|on the table for her|on the table for him|on the table for the girl
    on top of that for the waitress|on top of that for the waiter|on top for the waitress|on top for the waiter|on top for the driver|on top for the barber|extra for the tip|extra for tip|for the driver|for the barber`,
  ),
)

/** Behind a price to which the tax is still to be added, and right before the tax. */
export const UNTAXED = phraseSet(
  phraseList(
    'belum pajak|belum sama pajak|belum termasuk pajak|belum ppn|belum tax|sebelum pajak|before tax|before taxes',
  ),
)
export const TAX = phraseSet(
  phraseList(
    'pajaknya|pajak|ppn|ppnnya|pajaknya kena|taxnya|tax|tax was|the tax was|taxes were|and the tax was',
  ),
)
