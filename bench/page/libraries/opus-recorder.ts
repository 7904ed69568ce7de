import waveWorkerUrl from 'opus-recorder/dist/waveWorker.min.js?url'

export { default as Recorder } from 'opus-recorder'
export { waveWorkerUrl }
