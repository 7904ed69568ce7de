/** A model of Whisper's shape in a few kB, made here: file names and contents as on the hub. */
import { CONFIGS } from './configs.ts'
import { decoder, encoder } from './graphs.ts'
import { onnxModel } from './onnx.ts'

export const TINY_MODEL = 'ucap-tests/tiny-whisper'

export const TINY_FILES: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map([
  ...Object.entries(CONFIGS).map(
    ([name, content]) => [name, new TextEncoder().encode(JSON.stringify(content))] as const,
  ),
  ['onnx/encoder_model_quantized.onnx', onnxModel(encoder)] as const,
  ['onnx/decoder_model_merged_quantized.onnx', onnxModel(decoder)] as const,
])
