import { isRecord } from './is-record.ts';

/** Tables and their columns. A tenant's rows are those with one value of its tenant column. */
export interface Schema {
  columns: ReadonlyMap<string, ReadonlySet<string>>;
  /** The column by which a table is distributed; null for those that every node has whole. */
  tenantColumn: (table: string) => string | null;
}

/** Meaning of a name in a from list: a table, or the output of a query, with the class of its tenant column if it has one. */
interface Source {
  name: string;
  table: string | null;
  tenant: string | null;
  /** Columns by which an unqualified name is found; null when they are not known. */
  columns: ReadonlySet<string> | null;
}

type Node = Record<string, unknown>;

const one = 'one value';

/** Statements that are looked into, and some that touch no table. Another kind is an error, lest it passes unread. */
const readable = new Set([
  ...['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'CopyStmt', 'DeclareCursorStmt', 'ExplainStmt'],
  ...['TransactionStmt', 'VariableSetStmt', 'VariableShowStmt', 'ListenStmt', 'NotifyStmt'],
]);

/**
 * The tables whose rows a statement may take of more than one tenant: those whose tenant column is not, over equalities
 * joined by "and", equal to one value (a parameter, a constant). `tree` is a statement as Postgres's own parser gives it.
 */
export function unboundTables(tree: unknown, schema: Schema): string[] {
  const parent = new Map<string, string>();
  const find = (key: string): string => {
    let at = key;
    for (let up = parent.get(at); up !== undefined; up = parent.get(at)) at = up;
    return at;
  };
  const join = (a: string, b: string) => {
    const [from, to] = [find(a), find(b)];
    // A column that equals one value stays at the root.
    if (from !== to) parent.set(from === one ? to : from, from === one ? from : to);
  };
  const used: { table: string; key: string }[] = [];
  let scopes = 0;

  const fields = (column: Node): string[] =>
    list(column.fields).flatMap((field) => {
      const text = record(record(field).String).sval;
      return typeof text === 'string' ? [text] : ['*'];
    });

  /** The class of an expression that is a tenant column or one value; null for all else. */
  function classOf(expression: unknown, scope: readonly Source[]): string | null {
    const node = record(expression);
    if (node.TypeCast) return classOf(record(node.TypeCast).arg, scope);
    if (node.ParamRef || node.A_Const || node.SQLValueFunction) return one;
    if (node.FuncCall) {
      const given = list(record(node.FuncCall).args);
      return given.every((argument) => classOf(argument, scope) === one) ? one : null;
    }
    if (!node.ColumnRef) return null;
    const names = fields(record(node.ColumnRef));
    const column = names.at(-1) ?? '';
    const name = names.at(-2);
    const source =
      name === undefined
        ? scope.find((other) => (other.columns ? other.columns.has(column) : false))
        : scope.find((other) => other.name === name);
    if (!source) return null;
    const own = source.table === null ? 'workspace_id' : schema.tenantColumn(source.table);
    return own === column ? source.tenant : null;
  }

  function equalities(condition: unknown, scope: readonly Source[]): void {
    const node = record(condition);
    const all = record(node.BoolExpr);
    if (all.boolop === 'AND_EXPR') {
      for (const part of list(all.args)) equalities(part, scope);
      return;
    }
    const expression = record(node.A_Expr);
    const sign = record(record(list(expression.name)[0]).String).sval;
    if (expression.kind !== 'AEXPR_OP' || sign !== '=') return;
    const rows = [expression.lexpr, expression.rexpr].map((side) => list(record(record(side).RowExpr).args));
    const pairs =
      rows[0]?.length && rows[0].length === rows[1]?.length
        ? rows[0].map((left, at) => [left, rows[1]?.[at]])
        : [[expression.lexpr, expression.rexpr]];
    for (const [left, right] of pairs) {
      const [a, b] = [classOf(left, scope), classOf(right, scope)];
      if (a !== null && b !== null) join(a, b);
    }
  }

  function tableSource(range: Node, ctes: readonly Source[]): Source {
    const table = String(range.relname);
    const name = String(record(range.alias).aliasname ?? table);
    const made = range.schemaname === undefined ? ctes.find((other) => other.name === table) : undefined;
    if (made) return { ...made, name };
    const column = schema.tenantColumn(table);
    const known = range.schemaname === undefined || range.schemaname === 'public';
    if (!known || column === null)
      return { name, table, tenant: null, columns: schema.columns.get(table) ?? null };
    scopes += 1;
    const key = `${scopes}:${name}`;
    used.push({ table, key });
    return { name, table, tenant: key, columns: schema.columns.get(table) ?? null };
  }

  /** Sources of a from item, nearest first, and the conditions of its joins. */
  function fromItem(item: unknown, outer: readonly Source[], ctes: readonly Source[]): [Source[], unknown[]] {
    const node = record(item);
    if (node.RangeVar) return [[tableSource(record(node.RangeVar), ctes)], []];
    if (node.RangeSubselect) {
      const range = record(node.RangeSubselect);
      const made = query(range.subquery, outer, ctes);
      return [[{ ...made, name: String(record(range.alias).aliasname ?? '') }], []];
    }
    if (node.RangeFunction) {
      const alias = record(record(node.RangeFunction).alias);
      const columns = list(alias.colnames).map((column) => String(record(record(column).String).sval));
      walk(record(node.RangeFunction).functions, outer, ctes);
      return [
        [{ name: String(alias.aliasname ?? ''), table: null, tenant: null, columns: new Set(columns) }],
        [],
      ];
    }
    const joined = record(node.JoinExpr);
    if (!node.JoinExpr) return [[], []];
    const [left, leftConditions] = fromItem(joined.larg, outer, ctes);
    const [right, rightConditions] = fromItem(joined.rarg, [...left, ...outer], ctes);
    for (const column of list(joined.usingClause).map((name) => record(record(name).String).sval)) {
      const sides = [left, right].map(
        (sources) => sources.find(({ tenant }) => tenant !== null && column === 'workspace_id')?.tenant,
      );
      if (sides[0] && sides[1]) join(sides[0], sides[1]);
    }
    return [
      [...left, ...right],
      [...leftConditions, ...rightConditions, ...(joined.quals ? [joined.quals] : [])],
    ];
  }

  /** Queries inside of expressions. */
  function walk(value: unknown, scope: readonly Source[], ctes: readonly Source[]): void {
    if (Array.isArray(value)) for (const part of value) walk(part, scope, ctes);
    if (!isRecord(value)) return;
    for (const [kind, part] of Object.entries(value)) {
      if (kind === 'SubLink') {
        const link = record(part);
        query(link.subselect, scope, ctes);
        walk(link.testexpr, scope, ctes);
      } else walk(part, scope, ctes);
    }
  }

  function withClause(clause: unknown, outer: readonly Source[], ctes: readonly Source[]): Source[] {
    const known = [...ctes];
    for (const item of list(record(clause).ctes)) {
      const cte = record(record(item).CommonTableExpr);
      const name = String(cte.ctename);
      // A recursive part sees its own name; its rows are those of the first part.
      const itself: Source = { name, table: null, tenant: null, columns: null };
      const made = query(cte.ctequery, outer, record(clause).recursive ? [itself, ...known] : known);
      known.unshift({ ...made, name });
    }
    return known;
  }

  /** Output columns of a select or a returning list: which of them is the tenant’s. */
  function output(targets: unknown, scope: readonly Source[]): Source {
    const columns = new Set<string>();
    let tenant: string | null = null;
    for (const target of list(targets).map((item) => record(record(item).ResTarget))) {
      const names = fields(record(record(target.val).ColumnRef));
      const name = typeof target.name === 'string' ? target.name : names.at(-1);
      if (name === '*') {
        const spread = scope.filter((source) => names.length === 1 || source.name === names.at(-2));
        for (const source of spread) for (const column of source.columns ?? []) columns.add(column);
        tenant ??= spread.find((source) => source.tenant !== null)?.tenant ?? null;
      } else if (name !== undefined) {
        columns.add(name);
        if (name === 'workspace_id') tenant = classOf(target.val, scope);
      }
    }
    return { name: '', table: null, tenant, columns };
  }

  function query(tree: unknown, outer: readonly Source[], known: readonly Source[]): Source {
    const node = record(tree);
    if (node.SelectStmt) return select(record(node.SelectStmt), outer, known);
    // The statement within COPY, a cursor or EXPLAIN.
    const [inner] = ['CopyStmt', 'DeclareCursorStmt', 'ExplainStmt'].flatMap(
      (kind) => record(node[kind]).query ?? [],
    );
    if (inner) return query(inner, outer, known);
    const kind = ['InsertStmt', 'UpdateStmt', 'DeleteStmt'].find((name) => node[name]);
    if (kind === undefined) {
      walk(tree, outer, known);
      return { name: '', table: null, tenant: null, columns: null };
    }
    const statement = record(node[kind]);
    const ctes = withClause(statement.withClause, outer, known);
    const target = tableSource(record(statement.relation), []);
    let scope = [target, ...outer];
    if (kind === 'InsertStmt') insert(statement, target, scope, ctes);
    else {
      const conditions: unknown[] = [statement.whereClause];
      for (const item of list(statement.fromClause ?? statement.usingClause)) {
        const [sources, joined] = fromItem(item, scope, ctes);
        scope = [...sources, ...scope];
        conditions.push(...joined);
      }
      for (const condition of conditions) equalities(condition, scope);
      walk(conditions, scope, ctes);
      walk(statement.targetList, scope, ctes);
    }
    const returned = record(statement.returningClause).exprs;
    walk(returned, scope, ctes);
    return output(returned, scope);
  }

  function insert(statement: Node, target: Source, scope: readonly Source[], ctes: readonly Source[]) {
    const columns = list(statement.cols).map((column) => String(record(record(column).ResTarget).name));
    const source = record(record(statement.selectStmt).SelectStmt);
    const column = target.table === null ? null : schema.tenantColumn(target.table);
    const at = column === null ? -1 : columns.indexOf(column);
    const rows = list(source.valuesLists).map((row) => list(record(record(row).List).items));
    if (rows.length > 0) {
      const given = rows.map((row) => classOf(row[at], scope));
      if (target.tenant !== null && given.every((found) => found === one)) join(target.tenant, one);
      walk(source.valuesLists, scope, ctes);
    } else if (statement.selectStmt) {
      const inner = withClause(source.withClause, scope, ctes);
      const [sources] = selectScope(source, scope, inner);
      const value = record(record(list(source.targetList)[at]).ResTarget).val;
      const found = classOf(value, [...sources, ...scope]);
      if (target.tenant !== null && found !== null) join(target.tenant, found);
      walk(source.targetList, [...sources, ...scope], inner);
    }
    walk(statement.onConflictClause, scope, ctes);
  }

  function selectScope(
    statement: Node,
    outer: readonly Source[],
    ctes: readonly Source[],
  ): [Source[], unknown[]] {
    const sources: Source[] = [];
    const conditions: unknown[] = [statement.whereClause];
    for (const item of list(statement.fromClause)) {
      const [more, joined] = fromItem(item, [...sources, ...outer], ctes);
      sources.push(...more);
      conditions.push(...joined);
    }
    const scope = [...sources, ...outer];
    for (const condition of conditions) equalities(condition, scope);
    walk(conditions, scope, ctes);
    return [sources, conditions];
  }

  function select(statement: Node, outer: readonly Source[], known: readonly Source[]): Source {
    const ctes = withClause(statement.withClause, outer, known);
    if (statement.op !== undefined && statement.op !== 'SETOP_NONE') {
      const left = select(record(statement.larg), outer, ctes);
      const right = select(record(statement.rarg), outer, ctes);
      if (left.tenant !== null && right.tenant !== null) join(left.tenant, right.tenant);
      return left;
    }
    const [sources] = selectScope(statement, outer, ctes);
    const scope = [...sources, ...outer];
    for (const part of [
      'targetList',
      'groupClause',
      'havingClause',
      'sortClause',
      'valuesLists',
      'limitCount',
    ])
      walk(statement[part], scope, ctes);
    return output(statement.targetList, sources);
  }

  for (const item of list(record(tree).stmts)) {
    const { stmt } = record(item);
    const [kind = ''] = Object.keys(record(stmt));
    if (!readable.has(kind)) throw new Error(`this kind of statement cannot be judged: ${kind}`);
    query(stmt, [], []);
  }
  return [...new Set(used.filter(({ key }) => find(key) !== one).map(({ table }) => table))].sort();
}

const record = (value: unknown): Node => (isRecord(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
