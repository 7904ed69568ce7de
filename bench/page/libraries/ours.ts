export { createRecorder } from '../../../src/recorder/recorder.ts'
