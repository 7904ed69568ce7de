/**
 * What a statement concerns, read by PostgreSQL's own parser: a database that is spread over machines by account sends
 * one that names the account to one machine, and any other to all of them.
 */
import { parse } from 'libpg-query'

/** The column by which the tables are distributed. */
export const ACCOUNT_COLUMN = 'user_id'

type Tree = Readonly<Record<string, unknown>>

/** A table of a statement, and the name by which its columns are asked for. */
interface Source {
  readonly table: string
  readonly alias: string
}

/** The `distributed` tables that the statement reads or writes for more than one account. */
export async function tablesOfManyAccounts(
  statement: string,
  distributed: ReadonlySet<string>,
): Promise<string[]> {
  const found = new Set<string>()
  for (const level of levelsOf(await parse(statement)))
    for (const table of unboundOf(level, distributed)) found.add(table)
  return [...found]
}

/** Whether an INSERT has a query inside, but for the one that it takes its rows from: Citus refuses it. */
export async function hasQueryInInsert(statement: string): Promise<boolean> {
  return [...levelsOf(await parse(statement))].some(
    level => 'cols' in level && JSON.stringify({ ...level, selectStmt: null }).includes('"SubLink"'),
  )
}

function unboundOf(level: Tree, distributed: ReadonlySet<string>): string[] {
  if ('onConflictClause' in level || 'cols' in level) return unboundInsert(level, distributed)
  const from = [level.relation, level.fromClause, level.usingClause]
  const sources = from.flatMap(sourcesOf).filter(({ table }) => distributed.has(table))
  const pairs = [level.whereClause, ...from.flatMap(qualsOf)].flatMap(equalitiesOf)
  const bound = new Set<string>()
  // Once more for each join: what is equal to a bound account is bound.
  for (let pass = 0; pass <= sources.length; pass++)
    for (const { alias } of sources)
      if (pairs.some(pair => binds(pair, alias, bound, sources.length === 1))) bound.add(alias)
  return sources.filter(({ alias }) => !bound.has(alias)).map(({ table }) => table)
}

function unboundInsert(level: Tree, distributed: ReadonlySet<string>): string[] {
  const columns = listOf(level.cols).map(column => treeOf(treeOf(column).ResTarget).name)
  return sourcesOf(level.relation)
    .map(({ table }) => table)
    .filter(table => distributed.has(table) && !columns.includes(ACCOUNT_COLUMN))
}

/** Each query of the statement, those inside of others included. */
function* levelsOf(node: unknown): Generator<Tree> {
  if (Array.isArray(node)) {
    for (const one of node) yield* levelsOf(one)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const tree = node as Tree
  // A part of a UNION is no node of its own.
  if ('limitOption' in tree) yield tree
  for (const [kind, inside] of Object.entries(tree)) {
    if (kind === 'InsertStmt' || kind === 'UpdateStmt' || kind === 'DeleteStmt') yield treeOf(inside)
    yield* levelsOf(inside)
  }
}

/** Tables of a FROM, without those of the queries in it. */
function sourcesOf(node: unknown): Source[] {
  if (Array.isArray(node)) return node.flatMap(sourcesOf)
  const tree = treeOf(node)
  const { RangeVar, JoinExpr } = tree
  if (JoinExpr) return [treeOf(JoinExpr).larg, treeOf(JoinExpr).rarg].flatMap(sourcesOf)
  const table = RangeVar ? treeOf(RangeVar) : tree
  if (typeof table.relname !== 'string') return []
  const { aliasname } = treeOf(table.alias)
  return [{ table: table.relname, alias: typeof aliasname === 'string' ? aliasname : table.relname }]
}

/** The conditions of its joins. */
function qualsOf(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(qualsOf)
  const { JoinExpr } = treeOf(node)
  if (!JoinExpr) return []
  const { quals, larg, rarg } = treeOf(JoinExpr)
  return [quals, ...qualsOf(larg), ...qualsOf(rarg)]
}

/** Both sides of each `=` that has to hold. */
function equalitiesOf(condition: unknown): [unknown, unknown][] {
  const { BoolExpr, A_Expr } = treeOf(condition)
  if (BoolExpr) {
    const { boolop, args } = treeOf(BoolExpr)
    return boolop === 'AND_EXPR' ? listOf(args).flatMap(equalitiesOf) : []
  }
  if (!A_Expr) return []
  const { kind, name, lexpr, rexpr } = treeOf(A_Expr)
  const isEquality = kind === 'AEXPR_OP' && namesOf(name).join() === '='
  return isEquality ? [[lexpr, rexpr]] : []
}

function binds(
  [left, right]: [unknown, unknown],
  alias: string,
  bound: ReadonlySet<string>,
  isAlone: boolean,
): boolean {
  const isAccountOf = (side: unknown) => {
    const names = columnOf(side)
    if (names?.at(-1) !== ACCOUNT_COLUMN) return false
    return names.length > 1 ? names.at(-2) === alias : isAlone
  }
  const isBound = (side: unknown) => {
    const names = columnOf(side)
    return names === null ? isValue(side) : names.at(-1) === ACCOUNT_COLUMN && bound.has(names.at(-2) ?? '')
  }
  return (isAccountOf(left) && isBound(right)) || (isAccountOf(right) && isBound(left))
}

function isValue(side: unknown): boolean {
  const { ParamRef, A_Const, TypeCast } = treeOf(side)
  return Boolean(ParamRef || A_Const) || (TypeCast !== undefined && isValue(treeOf(TypeCast).arg))
}

function columnOf(side: unknown): string[] | null {
  const { ColumnRef } = treeOf(side)
  return ColumnRef ? namesOf(treeOf(ColumnRef).fields) : null
}

function namesOf(nodes: unknown): string[] {
  return listOf(nodes).map(node => String(treeOf(treeOf(node).String).sval))
}

function listOf(node: unknown): readonly unknown[] {
  return Array.isArray(node) ? node : []
}

function treeOf(node: unknown): Tree {
  return typeof node === 'object' && node !== null ? (node as Tree) : {}
}
