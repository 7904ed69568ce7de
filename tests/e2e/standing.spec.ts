/** A person who was warned sees why, and objects; an operator decides; the person sees what became of it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { judgeFit } from './fit-look.ts'
import { expect, test } from './product.ts'
import { holdAndSpeak, openSignedIn } from './steps.ts'

const run = promisify(execFile)
const STORY = 'dulu kami tinggal di dekat sungai dan setiap sore bermain layang layang bersama teman sekolah'

test('from a warning by way of its message to an objection, and to the operator’s answer', async ({
  openPhone,
  product: { dataDir, transcriber },
}) => {
  const admin = async (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, ADMIN_NAME: 'sari' }
    return (await run(process.execPath, ['dist/server/admin.js', ...words], { env })).stdout
  }
  const email = 'objects@example.com'
  const page = await openPhone()
  await openSignedIn(page, email)
  const section = page.getByRole('region', { name: 'Voice on Your Account' })
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Repeating Expenses' })).toBeVisible()
  await expect(section).toHaveCount(0)

  const endStory = transcriber.hearAs(STORY)
  await holdAndSpeak(page, 1)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'See why' }).tap()
  endStory()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(section).toContainText('Voice is on, but you were warned.')
  await expect(section.getByRole('listitem')).toContainText(STORY)
  expect(await judgeFit(page)).toEqual([])

  await section.getByRole('button', { name: 'Send an objection' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Send an objection' })
  await dialog.getByRole('textbox').pressSequentially('That was the radio')
  expect(await judgeFit(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(section).toContainText(/That was the radio.*Received on/s)
  await expect(section.getByRole('button')).toHaveCount(0)

  const waiting = await admin('objections')
  expect(waiting).toContain(email)
  expect(waiting).toContain('That was the radio')
  await admin('lift', email, 'You are right.')
  await page.reload()
  await expect(section).toContainText('Voice is on.')
  await expect(section).toContainText(/You are right\.\s*Accepted on/)
  expect(await admin('objections')).not.toContain(email)
})
