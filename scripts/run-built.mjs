/** `node scripts/run-built.mjs PROGRAM ...`: a program of the built server, or one line that says that there is none. */
import './node-version.mjs'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [name = '', ...given] = process.argv.slice(2)
const program = fileURLToPath(new URL(`../dist/server/${name}.js`, import.meta.url))
if (existsSync(program)) {
  if (name === 'main') process.env.NODE_ENV = 'production'
  // As if node had been started with it.
  process.argv.splice(1, Number.POSITIVE_INFINITY, program, ...given)
  await import(pathToFileURL(program).href)
} else {
  console.error('The product is not built yet: run npm run build first.')
  process.exitCode = 1
}
