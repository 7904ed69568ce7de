/**
 * The two networks, small enough to be read: the encoder averages each mel band over time; the decoder adds what the
 * last token, all tokens so far (which it keeps in its cache) and the sound each say about the next one.
 */
import { MEL_BANDS } from './configs.ts'
import type { Graph, Node, Value } from './onnx.ts'
import { TOKENS } from './vocabulary.ts'
import { byHistory, byLast, bySound, identity } from './weights.ts'

const SIZE = TOKENS.length

/** Brings the mean of a few seconds of sound in 30 to about 0. */
const CENTRE = 0.8

export const encoder: Graph = {
  inputs: [{ name: 'input_features', type: 'float', shape: ['batch_size', MEL_BANDS, 3000] }],
  outputs: [{ name: 'last_hidden_state', type: 'float', shape: ['batch_size', 1, MEL_BANDS] }],
  constants: [{ name: 'centre', shape: [], data: Float32Array.of(CENTRE) }],
  nodes: [
    {
      op: 'ReduceMean',
      inputs: ['input_features'],
      outputs: ['bands'],
      attributes: { axes: [2], keepdims: 1 },
    },
    { op: 'Add', inputs: ['bands', 'centre'], outputs: ['centred'] },
    { op: 'Transpose', inputs: ['centred'], outputs: ['last_hidden_state'], attributes: { perm: [0, 2, 1] } },
  ],
}

const CACHED = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'] as const

function cache(prefix: 'past_key_values' | 'present'): Value[] {
  return CACHED.map(name => {
    const isDecoder = name.startsWith('decoder')
    const length = `${prefix}_${isDecoder ? 'decoder' : 'encoder'}_length`
    return {
      name: `${prefix}.0.${name}`,
      type: 'float',
      shape: ['batch_size', 1, length, isDecoder ? SIZE : MEL_BANDS],
    }
  })
}

/** As the hub's: one file for the first step and all that follow, told apart by `use_cache_branch`; 8-bit weights. */
export const decoder: Graph = {
  inputs: [
    { name: 'input_ids', type: 'int64', shape: ['batch_size', 'length'] },
    { name: 'encoder_hidden_states', type: 'float', shape: ['batch_size', 1, MEL_BANDS] },
    ...cache('past_key_values'),
    { name: 'use_cache_branch', type: 'bool', shape: [1] },
  ],
  outputs: [{ name: 'logits', type: 'float', shape: ['batch_size', 'length', SIZE] }, ...cache('present')],
  constants: [
    { name: 'depth', shape: [], data: BigInt64Array.of(BigInt(SIZE)) },
    { name: 'off_on', shape: [2], data: Float32Array.of(0, 1) },
    { name: 'axis_1', shape: [1], data: BigInt64Array.of(1n) },
    { name: 'axes_1_2', shape: [2], data: BigInt64Array.of(1n, 2n) },
    { name: 'embedding', shape: [SIZE, SIZE], data: identity() },
    { name: 'embedding_scale', shape: [], data: Float32Array.of(1) },
    { name: 'embedding_zero', shape: [], data: Uint8Array.of(0) },
    { name: 'by_last', shape: [SIZE, SIZE], data: byLast() },
    { name: 'by_history', shape: [SIZE, SIZE], data: byHistory() },
    { name: 'by_sound', shape: [MEL_BANDS, SIZE], data: bySound() },
  ],
  nodes: [
    { op: 'OneHot', inputs: ['input_ids', 'depth', 'off_on'], outputs: ['tokens'] },
    { op: 'Unsqueeze', inputs: ['tokens', 'axis_1'], outputs: ['tokens_of_head'] },
    {
      op: 'Concat',
      inputs: ['past_key_values.0.decoder.key', 'tokens_of_head'],
      outputs: ['present.0.decoder.key'],
      attributes: { axis: 2 },
    },
    {
      op: 'Concat',
      inputs: ['past_key_values.0.decoder.value', 'tokens_of_head'],
      outputs: ['present.0.decoder.value'],
      attributes: { axis: 2 },
    },
    {
      op: 'Unsqueeze',
      inputs: ['encoder_hidden_states', 'axis_1'],
      outputs: ['present.0.encoder.key'],
    },
    { op: 'Identity', inputs: ['present.0.encoder.key'], outputs: ['present.0.encoder.value'] },
    {
      op: 'If',
      inputs: ['use_cache_branch'],
      outputs: ['said_by_last'],
      attributes: { then_branch: lastToken('later'), else_branch: lastToken('first') },
    },
    {
      op: 'ReduceSum',
      inputs: ['present.0.decoder.key', 'axes_1_2'],
      outputs: ['history'],
      attributes: { keepdims: 0 },
    },
    { op: 'MatMul', inputs: ['history', 'by_history'], outputs: ['flat_by_history'] },
    { op: 'Unsqueeze', inputs: ['flat_by_history', 'axis_1'], outputs: ['said_by_history'] },
    { op: 'MatMul', inputs: ['encoder_hidden_states', 'by_sound'], outputs: ['said_by_sound'] },
    { op: 'Add', inputs: ['said_by_last', 'said_by_history'], outputs: ['said_by_tokens'] },
    { op: 'Add', inputs: ['said_by_tokens', 'said_by_sound'], outputs: ['logits'] },
  ],
}

/**
 * The embedding is looked up and, transposed, multiplied by at the end; both branches share its 8 bits. A merged
 * Whisper decoder is just so, and onnxruntime 1.25 failed to load it (microsoft/onnxruntime#28306).
 */
function lastToken(branch: string): Graph {
  const own = (name: string) => `${branch}_${name}`
  const dequantized = (input: string, output: string): Node => ({
    op: 'DequantizeLinear',
    inputs: [input, 'embedding_scale', 'embedding_zero'],
    outputs: [output],
  })
  return {
    inputs: [],
    outputs: [{ name: own('result'), type: 'float', shape: ['batch_size', 'length', SIZE] }],
    constants: [],
    nodes: [
      { op: 'Gather', inputs: ['embedding', 'input_ids'], outputs: [own('rows')] },
      dequantized(own('rows'), own('token')),
      { op: 'MatMul', inputs: [own('token'), 'by_last'], outputs: [own('hidden')] },
      { op: 'Transpose', inputs: ['embedding'], outputs: [own('columns')], attributes: { perm: [1, 0] } },
      dequantized(own('columns'), own('output')),
      { op: 'MatMul', inputs: [own('hidden'), own('output')], outputs: [own('result')] },
    ],
  }
}
