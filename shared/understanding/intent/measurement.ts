/**
 * Whether a clause reports a measurement of a body, a machine or the weather, so that its bare number is no
 * price.
 */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { SPENDING } from './spending-words.ts'

const MEASURED = phraseSet(
  phraseList(`heart rate|resting heart rate|pulse was|pulse is|blood pressure|bp was|bp is|my bp|his bp|her bp|blood sugar|sugar was|glucose was|cholesterol|temperature|temp was|temp is|fever of|fever was|fever at
  oven to|oven at|preheat|thermostat|speed limit|gas mileage|tire pressure|battery is at|battery at|battery was at|credit score|iq|bmi|body fat|a1c|on his test|on her test|on my test|on the test|on his quiz|on the quiz|on the exam|on her exam|on his exam|suhu badannya|call me at|text me at|reach me at|area code|zip code|gate code|door code|passcode
  tensi|tensiku|tensinya|tekanan darah|gula darah|gula darahku|kadar gula|kolesterol|kolesterolku|asam urat|asam uratku|detak jantung|nadi|saturasi|saturasinya|suhu badan|suhu tubuh|demamnya|panasnya|berat badan|berat badanku|lingkar perut|trombosit|hb|hbnya|a1c
  kecepatan|rpm|baterai tinggal|baterai sisa|batre tinggal|kuota tinggal|nilai ulangan|nilai ujian|peringkat`),
)
/** Words that mark a payment for the measurement or its device. */
const PAID_FOR = phraseSet(
  phraseList(
    `test|tests|check|checkup|checked|monitor|cuff|meter|machine|strips|strip|meds|medicine|pill|pills|kit|sensor|gauge|fee|new|card|cek|periksa|tes|obat|alat|strip|jarum|kontrol|ukur`,
  ),
)

/** 'My heart rate was 140', 'tensiku tadi 130', but not 'cek gula darah 25'. */
export function isMeasurement(words: readonly Token[]): boolean {
  return (
    containsPhrase(MEASURED, words) && !containsPhrase(PAID_FOR, words) && !containsPhrase(SPENDING, words)
  )
}
