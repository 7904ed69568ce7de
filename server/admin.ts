/** `npm run admin -- ...`: what an operator does by hand, on the database or through the server that has it open. */
import { type AdminResult, runAdmin } from './accounts/admin-commands.ts'
import { adminSocketPath } from './accounts/admin-socket.ts'
import { askServer } from './accounts/ask-server.ts'
import { statusSources } from './accounts/open-admin.ts'
import { operatorName } from './accounts/operator.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { NOT_TRACED } from './observability/tracing.ts'
import { createLog } from './observability/watching.ts'
import { fail, loadEnvFile } from './run.ts'

async function admin(words: readonly string[], config: Config): Promise<AdminResult> {
  const operator = operatorName(config.adminName)
  const path = config.databaseUrl === null ? adminSocketPath(config.dataDir) : null
  const answer = path === null ? null : await askServer(path, { words, operator })
  if (answer !== null) return answer
  return runAdmin(words, operator, {
    open: () => openDatabase(config, { log: createLog(config), tracing: NOT_TRACED }),
    now: () => new Date(),
    statusSources: statusSources(config, null),
  })
}

try {
  loadEnvFile()
  const { ok, text } = await admin(process.argv.slice(2), readConfig(process.env))
  if (ok) console.log(text)
  else {
    console.error(text)
    process.exitCode = 1
  }
} catch (error) {
  fail(error)
}
