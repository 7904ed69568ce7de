/**
 * The same microphone for every recorder: mono and without the browser's voice processing, which would alter the
 * known sound. Some recorders take no constraints, so it is the browser's own entry that is replaced, for all alike.
 */

const tracks: MediaStreamTrack[] = []

export function useRawMicrophone(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = await open({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 },
    })
    tracks.push(...stream.getTracks())
    return stream
  }
}

/** Of every microphone track that was opened. */
export function trackStates(): MediaStreamTrackState[] {
  return tracks.map(track => track.readyState)
}
