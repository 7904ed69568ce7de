import { expect, test } from 'vitest'
import { readConfig } from '../../../../server/config.ts'
import { defaultWhisperModel, thisMachine } from '../../../../server/transcription/whisper/default-model.ts'

const GIB = 2 ** 30

test.each([
  [2, 3.8, 'small'],
  [8, 16, 'small'],
  [1, 16, 'base'],
  [8, 2, 'base'],
])('%i processors with %f GiB run Whisper %s', (processors, memory, size) => {
  const model = defaultWhisperModel({ processors, memoryBytes: memory * GIB })
  expect(model).toBe(`onnx-community/whisper-${size}`)
})

test('a model that is set is taken, whatever the machine', () => {
  const environment = { WHISPER_MODEL: 'onnx-community/whisper-tiny' }
  expect(readConfig(environment, { processors: 64, memoryBytes: 256 * GIB }).whisper?.model).toBe(
    'onnx-community/whisper-tiny',
  )
})

test('this machine has a processor and some memory', () => {
  const { processors, memoryBytes } = thisMachine()
  expect(processors).toBeGreaterThan(0)
  expect(memoryBytes).toBeGreaterThan(GIB / 4)
})
