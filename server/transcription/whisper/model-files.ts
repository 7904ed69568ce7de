/** The files of a Whisper model, in the layout of the hub. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * All that is loaded. The weights are those in 8 bits: of a base-sized model 77 MB to fetch instead of 290, and
 * on a processor the quickest, for little that is heard less well.
 */
export const MODEL_FILES = [
  'config.json',
  'generation_config.json',
  'preprocessor_config.json',
  'tokenizer.json',
  'tokenizer_config.json',
  'onnx/encoder_model_quantized.onnx',
  'onnx/decoder_model_merged_quantized.onnx',
] as const

export function missingFiles(folder: string): readonly string[] {
  return MODEL_FILES.filter(file => !existsSync(join(folder, file)))
}
