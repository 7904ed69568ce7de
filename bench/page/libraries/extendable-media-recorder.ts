export { MediaRecorder, register } from 'extendable-media-recorder'
export { connect } from 'extendable-media-recorder-wav-encoder'
