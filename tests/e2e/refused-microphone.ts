/** What a person sees of a microphone that does not open, or is lost while they speak. */
import {
  answerVoice,
  expect,
  type FaultPhone,
  keptNone,
  press,
  recordButton,
  reviewed,
  saved,
  told,
} from './fault-phones.ts'
import { pressButton } from './steps.ts'

/** Presses, is told why nothing is recorded, and lets go. */
export async function refused(phone: FaultPhone, text: string): Promise<void> {
  const uploads = await answerVoice(phone, saved)
  await pressButton(phone.page, recordButton(phone))
  await expect(phone.page.getByRole('alert')).toContainText(text)
  await phone.page.mouse.up()
  await told(phone, text)
  expect(uploads()).toBe(0)
  await keptNone(phone)
}

/** What was said until then is saved once. */
export async function lostInMidRecording(
  phone: FaultPhone,
  text: string,
  lose: () => Promise<void>,
): Promise<void> {
  const uploads = await answerVoice(phone, saved)
  await press(phone)
  await lose()
  await expect(recordButton(phone)).not.toHaveAttribute('data-phase', 'recording')
  await phone.page.mouse.up()
  await told(phone, text)
  await reviewed(phone)
  expect(uploads()).toBe(1)
}
