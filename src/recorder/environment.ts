/** The browser interfaces that the recorder needs, and their browser implementation. */
import { browserMicrophone } from './browser-microphone.ts'
import type { MicrophoneAccess } from './microphone.ts'

export interface RecorderEnvironment extends MicrophoneAccess {
  /** Starts the browser's audio without blocking the page; undefined if impossible. May reject. */
  readonly wakeAudio: (() => Promise<unknown>) | undefined
  /** A context of any rate. Throws where the browser can't; undefined where it has no AudioWorklet. */
  readonly createContext: (() => AudioContext) | undefined
  /** The node that plays the microphone into the context. Throws where their rates can't be joined. */
  readonly createSource: (context: AudioContext, stream: MediaStream) => AudioNode
  /** Records where there is no AudioWorklet; undefined where that is missing, too. */
  readonly MediaRecorder: typeof MediaRecorder | undefined
}

export function browserEnvironment(): RecorderEnvironment {
  // Typed as always present, but missing on insecure pages and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return {
    ...browserMicrophone(),
    // The first context waits for the browser's audio: Chromium 156 blocks the page for 60 to 100 ms, after
    // this call for 3.
    wakeAudio: devices?.enumerateDevices.bind(devices),
    /*
     * At the device's rate, and the worker makes 16 kHz of it. A context of 16 kHz leaves that to the browser, whose
     * filter is soft; Firefox does not join one with a microphone of another rate at all. Chromium 156 with a device of
     * 44.1 kHz, 60 s each on two shared cores, levels in dB (printed by tests/browser/capture-backends.spec.ts):
     *
     *                                     device rate       16 kHz
     *   a tone at 7.0 / 7.2 kHz            0.0 / -0.1    -3.0 / -4.5
     *   what is left of 8.05 / 8.6 kHz     -109 / -88     -17 / -33
     *   the loudest of eight above 8 kHz       -88           -17
     *   processor for a minute, audio thread  1.5 s         1.5 s
     *   ... and worker                        0.9 s         0.4 s
     *   half seconds with a click, of 118         4             2
     *
     * The clicks are blocks that the browser lost between microphone and audio thread while the machine was overloaded;
     * there were none in either backend when it was not.
     */
    createContext: 'AudioWorkletNode' in window ? () => new AudioContext() : undefined,
    createSource: (context, stream) => context.createMediaStreamSource(stream),
    MediaRecorder: 'MediaRecorder' in window ? MediaRecorder : undefined,
  }
}
