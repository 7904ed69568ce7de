/** Everything a module pulls in, read from its syntax tree. */
import { parseSync } from 'vite'

/**
 * `value`: its code runs in the importer's thread. `type`: nothing is left of it after the build. `url`: only
 * the address of another thread's entry, or of a file.
 */
export type ImportKind = 'value' | 'type' | 'url'

export interface ModuleImport {
  readonly kind: ImportKind
  /** As written, without a `?query`; null where it is computed, so that nobody can tell. */
  readonly specifier: string | null
}

/** As much of a syntax tree's node as is looked at here (ESTree's names). */
interface SyntaxNode {
  readonly type: string
  readonly source?: unknown
  readonly importKind?: unknown
  readonly exportKind?: unknown
  readonly callee?: unknown
  readonly arguments?: readonly unknown[]
  readonly object?: unknown
  readonly property?: unknown
  readonly name?: unknown
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[]
}

/** Throws for source that does not parse. `path` tells by its extension whether there is JSX in it. */
export function importsOf(path: string, source: string): readonly ModuleImport[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: ModuleImport[] = []
  visit(program, node => {
    const one = importIn(node)
    if (one) found.push(one)
  })
  return found
}

function importIn(node: SyntaxNode): ModuleImport | null {
  switch (node.type) {
    case 'ImportDeclaration':
      return imported(node.source, node.importKind === 'type' ? 'type' : 'value')
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      if (!node.source) return null
      return imported(node.source, node.exportKind === 'type' ? 'type' : 'value')
    case 'ImportExpression':
      return imported(node.source, 'value')
    case 'TSImportType':
      return imported(node.source, 'type')
    case 'NewExpression': {
      const [address, base] = node.arguments ?? []
      return isNamed(node.callee, 'URL') && isImportMeta(base, 'url') && text(address) !== null
        ? { kind: 'url', specifier: withoutQuery(text(address) ?? '') }
        : null
    }
    case 'CallExpression':
      if (isImportMeta(node.callee, 'glob')) return { kind: 'value', specifier: null }
      return isNamed(node.callee, 'require') ? imported(node.arguments?.[0], 'value') : null
    default:
      return null
  }
}

function imported(source: unknown, kind: ImportKind): ModuleImport {
  const specifier = text(source)
  if (specifier === null) return { kind, specifier: null }
  const [, query = ''] = specifier.split('?')
  const isAddress = query.split('&').some(word => word === 'url' || word === 'worker')
  return { kind: isAddress ? 'url' : kind, specifier: withoutQuery(specifier) }
}

/** What a literal says; of a template its fixed beginning, where that already names a package and a slash. */
function text(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : null
  if (value.type !== 'TemplateLiteral') return null
  const [first, ...rest] = value.quasis ?? []
  const beginning = first?.value.raw ?? ''
  return rest.length === 0 || /^(@[^/]+\/)?[^./@][^/]*\//.test(beginning) ? beginning : null
}

function withoutQuery(specifier: string): string {
  return specifier.split('?')[0] ?? ''
}

function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value.name === name
}

function isImportMeta(value: unknown, property: string): boolean {
  return (
    isNode(value) &&
    value.type === 'MemberExpression' &&
    isNode(value.object) &&
    value.object.type === 'MetaProperty' &&
    isNamed(value.property, property)
  )
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  if (!isNode(value)) return
  see(value)
  for (const child of Object.values(value)) visit(child, see)
}
