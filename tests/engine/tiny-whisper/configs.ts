/** The JSON files of the tiny Whisper, of the form that the hub has for the real ones. */
import { SPECIAL_TOKENS, TOKENS, type Token, tokenId } from './vocabulary.ts'

export const MEL_BANDS = 80

const common = {
  decoder_start_token_id: tokenId('<|startoftranscript|>'),
  eos_token_id: tokenId('<|endoftext|>'),
  bos_token_id: tokenId('<|endoftext|>'),
  pad_token_id: tokenId('<|endoftext|>'),
}

const config = {
  ...common,
  model_type: 'whisper',
  architectures: ['WhisperForConditionalGeneration'],
  is_encoder_decoder: true,
  d_model: MEL_BANDS,
  encoder_layers: 1,
  encoder_attention_heads: 1,
  decoder_layers: 1,
  decoder_attention_heads: 1,
  num_mel_bins: MEL_BANDS,
  max_source_positions: 1500,
  max_target_positions: 448,
  vocab_size: TOKENS.length,
}

const byName = (names: readonly Token[]) => Object.fromEntries(names.map(name => [name, tokenId(name)]))

const generationConfig = {
  ...common,
  is_multilingual: true,
  lang_to_id: byName(['<|en|>', '<|id|>', '<|ms|>', '<|jw|>', '<|su|>']),
  task_to_id: { translate: tokenId('<|translate|>'), transcribe: tokenId('<|transcribe|>') },
  no_timestamps_token_id: tokenId('<|notimestamps|>'),
  suppress_tokens: [tokenId('Ġ♪'), tokenId('<|nospeech|>')],
  begin_suppress_tokens: [tokenId('Ġ'), tokenId('<|endoftext|>')],
  max_length: 448,
  return_timestamps: false,
}

const preprocessorConfig = {
  feature_extractor_type: 'WhisperFeatureExtractor',
  processor_class: 'WhisperProcessor',
  feature_size: MEL_BANDS,
  sampling_rate: 16_000,
  hop_length: 160,
  n_fft: 400,
  chunk_length: 30,
  n_samples: 480_000,
  nb_max_frames: 3000,
  padding_side: 'right',
  padding_value: 0,
  return_attention_mask: false,
}

const tokenizer = {
  version: '1.0',
  truncation: null,
  padding: null,
  added_tokens: SPECIAL_TOKENS.map(content => ({
    id: tokenId(content),
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  })),
  normalizer: null,
  pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
  post_processor: null,
  decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
  model: {
    type: 'BPE',
    dropout: null,
    unk_token: '<|endoftext|>',
    continuing_subword_prefix: '',
    end_of_word_suffix: '',
    fuse_unk: false,
    vocab: Object.fromEntries(TOKENS.map((token, id) => [token, id])),
    merges: [],
  },
}

const tokenizerConfig = {
  tokenizer_class: 'WhisperTokenizer',
  unk_token: '<|endoftext|>',
  bos_token: '<|endoftext|>',
  eos_token: '<|endoftext|>',
  model_max_length: 448,
}

/** By file name. */
export const CONFIGS: Readonly<Record<string, object>> = {
  'config.json': config,
  'generation_config.json': generationConfig,
  'preprocessor_config.json': preprocessorConfig,
  'tokenizer.json': tokenizer,
  'tokenizer_config.json': tokenizerConfig,
}
