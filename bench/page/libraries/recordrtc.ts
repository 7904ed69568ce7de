export { default as RecordRTC } from 'recordrtc'
