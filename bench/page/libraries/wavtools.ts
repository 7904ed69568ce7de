export { WavRecorder } from 'wavtools/lib/wav_recorder.js'
