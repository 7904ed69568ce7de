import { signal } from '@preact/signals-react'
import { vi } from 'vitest'
import type { Silence } from '../../shared/contracts/recorder.ts'
import type { RecordingProgress } from '../../src/stores/recording/recording.ts'
import type { VoicePhase } from '../../src/stores/recording/recording-signals.ts'

/** A voice flow that records what is asked of it; the test sets its state. */
export function fakeRecording() {
  return {
    phase: signal<VoicePhase>('idle'),
    progress: signal<RecordingProgress>({ seconds: 0 }),
    asking: signal(false),
    handsFree: signal(false),
    silent: signal<Silence | null>(null),
    warm: async () => undefined,
    press: vi.fn(async () => undefined),
    tap: vi.fn(),
    beginUnasked: vi.fn(async () => true),
    release: vi.fn(async () => undefined),
    lock: vi.fn(),
    cancel: vi.fn(async () => undefined),
    showLevel: vi.fn(async () => undefined),
  }
}
