export { Recorder } from '../../../src/recorder/recorder.ts'
