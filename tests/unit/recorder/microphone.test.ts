import { describe, expect, it, vi } from 'vitest'
import {
  type MicrophoneAccess,
  microphoneFault,
  openMicrophone,
  requestMicrophone,
} from '../../../src/recorder/microphone.ts'
import { deferred } from '../deferred.ts'

function thrown(name: string, message = ''): DOMException {
  return new DOMException(message, name)
}

describe('microphone fault', () => {
  it.each([
    ['NotFoundError', 'notFound'],
    ['NotReadableError', 'inUse'],
    ['SecurityError', 'security'],
    ['AbortError', 'dismissed'],
    ['NotSupportedError', 'notSupported'],
  ] as const)('is for %s: %s', (name, kind) => {
    expect(microphoneFault(thrown(name), 'prompt')).toEqual({ kind })
  })

  it.each([
    ['NotAllowedError', 'denied', 'Permission denied', 'blocked'],
    ['NotAllowedError', 'prompt', 'Permission dismissed', 'dismissed'],
    ['NotAllowedError', 'granted', 'Permission denied by system', 'blocked'],
    ['NotAllowedError', 'unknown', 'Permission dismissed', 'dismissed'],
    ['NotAllowedError', 'unknown', 'The request is not allowed', 'blocked'],
  ] as const)(
    'is for %s with permission %s (%s): %s',
    { tags: ['spec-3.21'] },
    (name, permission, message, kind) => {
      expect(microphoneFault(thrown(name, message), permission)).toEqual({ kind })
    },
  )

  it.each([
    [thrown('OverconstrainedError', 'too picky'), { kind: 'other', reason: 'too picky' }],
    [thrown('UnknownError'), { kind: 'other', reason: 'UnknownError' }],
    [new TypeError('no audio asked for'), { kind: 'other', reason: 'no audio asked for' }],
    ['a string', { kind: 'other' }],
    [null, { kind: 'other' }],
  ])('is with its reason, where there is one, for anything else: %s', (error, fault) => {
    expect(microphoneFault(error, 'unknown')).toEqual(fault)
  })
})

describe('opening the microphone', () => {
  const stream = {} as MediaStream
  const access: MicrophoneAccess = {
    isSecureContext: true,
    canCapture: true,
    getUserMedia: async () => stream,
    microphonePermission: async () => 'prompt',
  }

  it('gives the stream', { tags: ['spec-3.21'] }, async () => {
    expect(await openMicrophone(access)).toEqual({ kind: 'open', stream })
  })

  it('asks for one clean channel at 16 kHz', { tags: ['spec-9.4'] }, async () => {
    const asked: unknown[] = []
    const getUserMedia = async (constraints: MediaStreamConstraints) => {
      asked.push(constraints)
      return stream
    }
    await openMicrophone({ ...access, getUserMedia })
    const audio = { echoCancellation: true, noiseSuppression: true, sampleRate: 16_000, channelCount: 1 }
    expect(asked).toEqual([{ audio }])
  })

  it('blames the insecure page before the missing API', { tags: ['spec-5.5'] }, async () => {
    const bare = { ...access, isSecureContext: false, getUserMedia: undefined }
    expect(await openMicrophone(bare)).toEqual({ kind: 'failed', fault: { kind: 'insecure' } })
  })

  it('says when the browser has no microphone API', { tags: ['spec-3.21', 'spec-5.4'] }, async () => {
    const bare = { ...access, getUserMedia: undefined }
    expect(await openMicrophone(bare)).toEqual({ kind: 'failed', fault: { kind: 'notSupported' } })
  })

  it('tells a refusal by what the browser remembers', async () => {
    const refusing = {
      ...access,
      getUserMedia: () => Promise.reject(thrown('NotAllowedError')),
      microphonePermission: async () => 'denied' as const,
    }
    expect(await openMicrophone(refusing)).toEqual({ kind: 'failed', fault: { kind: 'blocked' } })
  })
})

describe('a request for the microphone', () => {
  function world() {
    const track = { stop: vi.fn() }
    const opened = deferred<MediaStream>()
    const getUserMedia = vi.fn(() => opened.promise)
    const access: MicrophoneAccess = {
      isSecureContext: true,
      canCapture: true,
      getUserMedia,
      microphonePermission: async () => 'prompt',
    }
    return { access, getUserMedia, track, open: () => opened.resolve({ getTracks: () => [track] } as never) }
  }

  it('is made before the function returns', () => {
    const { access, getUserMedia } = world()
    requestMicrophone(access)
    expect(getUserMedia).toHaveBeenCalledOnce()
  })

  it('taken back turns the microphone off as soon as it opens, or at once', async () => {
    const { access, track, open } = world()
    const request = requestMicrophone(access)
    request.release()
    expect(track.stop).not.toHaveBeenCalled()
    open()
    await request.opened
    expect(track.stop).toHaveBeenCalledOnce()
    request.release()
    await request.opened
    expect(track.stop).toHaveBeenCalledTimes(2)
  })

  it('is refused before it is made where there is nothing to record with', async () => {
    const { access, getUserMedia } = world()
    const { opened } = requestMicrophone({ ...access, canCapture: false })
    expect(await opened).toEqual({ kind: 'failed', fault: { kind: 'notSupported' } })
    expect(getUserMedia).not.toHaveBeenCalled()
  })
})
