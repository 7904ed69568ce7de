import Recorder from 'recorder-core/src/recorder-core.js'
import 'recorder-core/src/engine/wav.js'

export { Recorder }
