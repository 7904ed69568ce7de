/**
 * The same microphone for every recorder: mono and without the browser's voice processing, which would alter the
 * known sound. Some recorders take no constraints, so it is the browser's own entry that is replaced, for all alike.
 */

/** Ended ones are let go at the next opening: kept, they would pile up in the very memory that is measured. */
let tracks: MediaStreamTrack[] = []

export function useRawMicrophone(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = await open({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 },
    })
    tracks = [...tracks.filter(isLive), ...stream.getTracks()]
    return stream
  }
}

/** Of the newest microphone track and of every older one that was still open when it came. */
export function trackStates(): MediaStreamTrackState[] {
  return tracks.map(track => track.readyState)
}

function isLive({ readyState }: MediaStreamTrack): boolean {
  return readyState === 'live'
}
