/** Names of the upload of a recording while it is spoken: tus 1.0 (https://tus.io/protocols/resumable-upload). */
import { VOICE_PATH } from './voice-request.ts'

export const VOICE_UPLOADS_PATH = `${VOICE_PATH}/uploads`

export const TUS_VERSION = '1.0.0'
export const TUS_VERSION_HEADER = 'Tus-Resumable'
export const OFFSET_HEADER = 'Upload-Offset'
export const DEFER_LENGTH_HEADER = 'Upload-Defer-Length'
/** An algorithm's name, a space, and its sum in base64. */
export const CHECKSUM_HEADER = 'Upload-Checksum'
export const PIECE_MEDIA_TYPE = 'application/offset+octet-stream'

/** Fields of the request that completes one, beside those of every recording; `audio` is what was not sent before. */
/** Its Location. */
export const UPLOAD_FIELD = 'upload'
/** Where `audio` begins in the upload, in bytes. */
export const OFFSET_FIELD = 'offset'
/** Length of the upload including `audio`, in bytes. */
export const LENGTH_FIELD = 'length'
/** Hash of the decoded WAV, in base64. */
export const SHA256_FIELD = 'sha256'

/** `code` of an error answer: the recording has to be sent whole. */
export const UPLOAD_GONE = 'upload_gone'
