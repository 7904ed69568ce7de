/** ONNX model files; the numbers of the fields are those of onnx.proto (https://github.com/onnx/onnx). */
import { bytes, type Field, integer, message } from './protobuf.ts'

const OPSET = 17
/** The file format's version that goes with it. */
const IR_VERSION = 8

const FLOAT = 1
const UINT8 = 2
const INT64 = 7
const BOOL = 9
const ELEMENT_TYPES = { float: FLOAT, uint8: UINT8, int64: INT64, bool: BOOL } as const

const ATTRIBUTE_INT = 2
const ATTRIBUTE_GRAPH = 5
const ATTRIBUTE_INTS = 7

export type ElementType = keyof typeof ELEMENT_TYPES

/** An input or output; a dimension is a size, or a name for one that varies. */
export interface Value {
  readonly name: string
  readonly type: ElementType
  readonly shape: readonly (number | string)[]
}

export interface Constant {
  readonly name: string
  readonly shape: readonly number[]
  readonly data: Float32Array | Uint8Array | BigInt64Array
}

export interface Node {
  readonly op: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes?: Readonly<Record<string, number | readonly number[] | Graph>>
}

export interface Graph {
  readonly inputs: readonly Value[]
  readonly outputs: readonly Value[]
  readonly constants: readonly Constant[]
  readonly nodes: readonly Node[]
}

export function onnxModel(graph: Graph): Uint8Array<ArrayBuffer> {
  return message(
    integer(1, IR_VERSION),
    bytes(8, message(bytes(1, ''), integer(2, OPSET))),
    bytes(7, graphProto(graph)),
  )
}

function graphProto({ inputs, outputs, constants, nodes }: Graph): Uint8Array {
  return message(
    ...nodes.map(node => bytes(1, nodeProto(node))),
    bytes(2, 'graph'),
    ...constants.map(constant => bytes(5, tensorProto(constant))),
    ...inputs.map(value => bytes(11, valueProto(value))),
    ...outputs.map(value => bytes(12, valueProto(value))),
  )
}

function nodeProto({ op, inputs, outputs, attributes = {} }: Node): Uint8Array {
  return message(
    ...inputs.map(name => bytes(1, name)),
    ...outputs.map(name => bytes(2, name)),
    bytes(4, op),
    ...Object.entries(attributes).map(([name, value]) =>
      bytes(5, message(bytes(1, name), ...attributeFields(value))),
    ),
  )
}

function attributeFields(value: number | readonly number[] | Graph): readonly Field[] {
  if (typeof value === 'number') return [integer(3, value), integer(20, ATTRIBUTE_INT)]
  if ('nodes' in value) return [bytes(6, graphProto(value)), integer(20, ATTRIBUTE_GRAPH)]
  return [...value.map(one => integer(8, one)), integer(20, ATTRIBUTE_INTS)]
}

function tensorProto({ name, shape, data }: Constant): Uint8Array {
  return message(
    ...shape.map(size => integer(1, size)),
    integer(2, data instanceof Float32Array ? FLOAT : data instanceof Uint8Array ? UINT8 : INT64),
    bytes(8, name),
    bytes(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  )
}

function valueProto({ name, type, shape }: Value): Uint8Array {
  const dimensions = shape.map(size =>
    bytes(1, typeof size === 'number' ? message(integer(1, size)) : message(bytes(2, size))),
  )
  const tensor = message(integer(1, ELEMENT_TYPES[type]), bytes(2, message(...dimensions)))
  return message(bytes(1, name), bytes(2, message(bytes(1, tensor))))
}
