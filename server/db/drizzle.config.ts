/** For `npx drizzle-kit generate --config server/db/drizzle.config.ts`, after a change of the schema. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
})
