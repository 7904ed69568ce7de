/** `npm run admin -- ...`: what an operator does by hand. Works on the database directly. */
import { runAdmin } from './accounts/admin-commands.ts'
import { createLog, openDatabase } from './compose.ts'
import { readConfig } from './config.ts'
import { fail, loadEnvFile } from './run.ts'

loadEnvFile()
try {
  const config = readConfig(process.env)
  const result = await runAdmin(process.argv.slice(2), {
    open: () => openDatabase(config, createLog(config)),
    now: () => new Date(),
  })
  if (result.ok) console.log(result.text)
  else {
    console.error(result.text)
    process.exitCode = 1
  }
} catch (error) {
  fail(error)
}
