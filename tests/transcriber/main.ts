/** `tsx tests/transcriber/main.ts [port]`: runs the test transcription service and prints its address. */
import { startTranscriber } from './server.ts'

const port = Number(process.argv[2] ?? 0)
const transcriber = await startTranscriber({ port })
console.log(`TRANSCRIBE_URL=${transcriber.url}`)
