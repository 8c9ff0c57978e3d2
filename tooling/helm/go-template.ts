import { stringify } from 'yaml';

/**
 * Go's templates with the functions of Helm that charts like ours use, so that the chart is rendered wherever tests run. What it
 * does not know it refuses; where Helm is installed, a test holds both to the same answer.
 */
export class Templates {
  readonly #defined = new Map<string, Node[]>();

  /** Reads a file; what it defines is known to all others. */
  parse(source: string): Node[] {
    return new Parser(source, this.#defined).parse();
  }

  render(nodes: readonly Node[], data: unknown): string {
    return run(nodes, { dot: data, vars: new Map([['$', data]]) }, this.#functions);
  }

  readonly #functions: Functions = {
    ...functions,
    include: (name, data) => {
      const nodes = this.#defined.get(String(name));
      if (!nodes) throw new Error(`no template “${String(name)}”`);
      return this.render(nodes, data);
    },
  };
}

type Functions = Readonly<Record<string, (...given: unknown[]) => unknown>>;
type Term =
  | { kind: 'value'; value: unknown }
  | { kind: 'field'; of: Term | null; path: string[] }
  | { kind: 'variable'; name: string; path: string[] }
  | { kind: 'call'; name: string }
  | { kind: 'group'; pipe: Pipe };
type Pipe = readonly (readonly Term[])[];
interface Branch {
  test: Pipe | null;
  nodes: Node[];
}
export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'print'; set: string | null; pipe: Pipe }
  | { kind: 'if' | 'with'; branches: Branch[] }
  | { kind: 'range'; key: string | null; item: string | null; over: Pipe; nodes: Node[]; none: Node[] };

interface Scope {
  dot: unknown;
  vars: Map<string, unknown>;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isMap(value) && Object.keys(value).length === 0);

const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const indent = (by: number, value: unknown): string => text(value).replace(/^/gm, ' '.repeat(by));

const functions: Functions = {
  default: (fallback, value) => (isEmpty(value) ? fallback : value),
  quote: (value) => JSON.stringify(text(value)),
  required: (message, value) => {
    if (value === undefined || value === null || value === '') throw new Error(text(message));
    return value;
  },
  toYaml: (value) => stringify(value, { sortMapEntries: true, lineWidth: 0 }).trimEnd(),
  indent: (by, value) => indent(Number(by), value),
  nindent: (by, value) => `\n${indent(Number(by), value)}`,
  dict: (...pairs) =>
    Object.fromEntries(
      pairs.flatMap((name, at) => (at % 2 === 0 ? [[text(name), pairs[at + 1]] as const] : [])),
    ),
  list: (...items) => items,
  join: (between, items) => (Array.isArray(items) ? items.map(text).join(text(between)) : text(items)),
  has: (item, items) => Array.isArray(items) && items.includes(item),
  eq: (one, ...others) => others.includes(one),
  ne: (one, other) => one !== other,
  ternary: (yes, no, test) => (isEmpty(test) ? no : yes),
  not: (value) => isEmpty(value),
  and: (...values) => values.find(isEmpty) ?? values.at(-1),
  or: (...values) => values.find((value) => !isEmpty(value)) ?? values.at(-1),
};

const words =
  /\s+|(?<text>"(?:[^"\\]|\\.)*"|`[^`]*`)|(?<number>-?\d+(?:\.\d+)?)|(?<sign>:=|[|(),])|(?<name>[$.\w][\w.$]*)|(?<other>.)/gs;

class Parser {
  readonly #parts: { text: string | null; action: string }[];
  readonly #defined: Map<string, Node[]>;
  #at = 0;

  constructor(source: string, defined: Map<string, Node[]>) {
    this.#defined = defined;
    this.#parts = [];
    let from = 0;
    let trimNext = false;
    const push = (piece: string, trimEnd: boolean) => {
      const left = trimNext ? piece.trimStart() : piece;
      this.#parts.push({ text: trimEnd ? left.trimEnd() : left, action: '' });
    };
    for (const found of source.matchAll(
      /\{\{(-?)((?:"(?:[^"\\]|\\.)*"|`[^`]*`|\/\*.*?\*\/|.)*?)(-?)\}\}/gs,
    )) {
      const [whole, before, action = '', after] = found;
      push(source.slice(from, found.index), before === '-');
      if (!action.trim().startsWith('/*')) this.#parts.push({ text: null, action: action.trim() });
      trimNext = after === '-';
      from = found.index + whole.length;
    }
    push(source.slice(from), false);
  }

  parse(): Node[] {
    const { nodes, end } = this.#nodes();
    if (end !== null) throw new Error(`“${end}” closes nothing`);
    return nodes;
  }

  /** Up to what ends or divides a block. */
  #nodes(): { nodes: Node[]; end: string | null } {
    const nodes: Node[] = [];
    for (; this.#at < this.#parts.length; ) {
      const { text, action } = this.#parts[this.#at++] ?? { text: '', action: '' };
      if (text !== null) {
        if (text !== '') nodes.push({ kind: 'text', text });
        continue;
      }
      const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(action) ?? [];
      if (word === 'end' || word === 'else') return { nodes, end: action };
      if (word === 'if' || word === 'with') nodes.push({ kind: word, branches: this.#branches(word, rest) });
      else if (word === 'range') nodes.push(this.#range(rest));
      else if (word === 'define') {
        const { nodes: inner } = this.#nodes();
        this.#defined.set(String(JSON.parse(rest)), inner);
      } else {
        const [, set = null, pipe = action] = /^(\$\w+)\s*:?=\s*(.*)$/s.exec(action) ?? [];
        nodes.push({ kind: 'print', set, pipe: readPipe(pipe) });
      }
    }
    return { nodes, end: null };
  }

  #branches(word: string, test: string): Branch[] {
    const { nodes, end } = this.#nodes();
    const own: Branch = { test: readPipe(test), nodes };
    if (end === 'end') return [own];
    const [, again] = new RegExp(`^else\\s+${word}\\s+(.*)$`, 's').exec(end ?? '') ?? [];
    if (again !== undefined) return [own, ...this.#branches(word, again)];
    if (end !== 'else') throw new Error(`${word} ${test} has no end`);
    return [own, { test: null, nodes: this.#nodes().nodes }];
  }

  #range(said: string): Node {
    const [, names, over = said] = /^(\$\w+(?:\s*,\s*\$\w+)?)\s*:=\s*(.*)$/s.exec(said) ?? [];
    const [first = null, second = null] = names?.split(/\s*,\s*/) ?? [];
    const [key, item] = second === null ? [null, first] : [first, second];
    const { nodes, end } = this.#nodes();
    const none = end === 'else' ? this.#nodes().nodes : [];
    return { kind: 'range', key, item, over: readPipe(over), nodes, none };
  }
}

function readPipe(source: string): Pipe {
  const tokens = [...source.matchAll(words)].flatMap(({ groups = {} }) =>
    Object.entries(groups).flatMap(([kind, value]) => (value === undefined ? [] : [{ kind, value }])),
  );
  let at = 0;
  const pipe = (): Pipe => {
    const commands: Term[][] = [[]];
    for (; at < tokens.length; at += 1) {
      const { kind, value } = tokens[at] ?? { kind: '', value: '' };
      if (kind === 'sign' && value === ')') break;
      if (kind === 'sign' && value === '|') commands.push([]);
      else commands.at(-1)?.push(term(kind, value));
    }
    return commands;
  };
  const term = (kind: string, value: string): Term => {
    if (kind === 'text')
      return { kind: 'value', value: value.startsWith('`') ? value.slice(1, -1) : JSON.parse(value) };
    if (kind === 'number') return { kind: 'value', value: Number(value) };
    if (kind === 'sign' && value === '(') {
      at += 1;
      return { kind: 'group', pipe: pipe() };
    }
    if (kind !== 'name') throw new Error(`“${value}” in “${source}” is not understood`);
    const [head = '', ...path] = value.split('.').filter((part, place) => part !== '' || place === 0);
    if (value === 'true' || value === 'false') return { kind: 'value', value: value === 'true' };
    if (value === 'nil') return { kind: 'value', value: null };
    if (head.startsWith('$')) return { kind: 'variable', name: head, path };
    return head === '' ? { kind: 'field', of: null, path } : { kind: 'call', name: head };
  };
  const read = pipe();
  if (at < tokens.length) throw new Error(`“)” too many in “${source}”`);
  return read;
}

const follow = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((one, name) => (isMap(one) ? one[name] : undefined), value);

function evaluate(pipe: Pipe, scope: Scope, known: Functions): unknown {
  const valueOfTerm = (term: Term): unknown => {
    if (term.kind === 'value') return term.value;
    if (term.kind === 'field') return follow(scope.dot, term.path);
    if (term.kind === 'group') return evaluate(term.pipe, scope, known);
    if (term.kind === 'call') return call(term.name, []);
    if (!scope.vars.has(term.name)) throw new Error(`${term.name} is not set`);
    return follow(scope.vars.get(term.name), term.path);
  };
  const call = (name: string, given: unknown[]): unknown => {
    const found = known[name];
    if (!found) throw new Error(`the function “${name}” is not known`);
    return found(...given);
  };
  let piped: unknown[] = [];
  for (const [first, ...rest] of pipe) {
    if (!first) throw new Error('a pipe has an empty part');
    const given = [...rest.map(valueOfTerm), ...piped];
    if (first.kind !== 'call' && given.length > 0) throw new Error('only functions take arguments');
    piped = [first.kind === 'call' ? call(first.name, given) : valueOfTerm(first)];
  }
  return piped[0];
}

function run(nodes: readonly Node[], scope: Scope, known: Functions): string {
  const inner = (
    nodes: readonly Node[],
    dot: unknown,
    more: readonly [string | null, unknown][] = [],
  ): string => {
    const vars = new Map(scope.vars);
    for (const [name, value] of more) if (name !== null) vars.set(name, value);
    return run(nodes, { dot, vars }, known);
  };
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'print') {
        const value = evaluate(node.pipe, scope, known);
        if (node.set === null) return text(value);
        scope.vars.set(node.set, value);
        return '';
      }
      if (node.kind === 'range') {
        const over = evaluate(node.over, scope, known);
        const entries = isMap(over)
          ? Object.entries(over).sort(([one], [other]) => (one < other ? -1 : 1))
          : ((over ?? []) as unknown[]).map((item, index) => [index, item] as const);
        if (entries.length === 0) return inner(node.none, scope.dot);
        const each = ([key, item]: readonly [unknown, unknown]) =>
          inner(node.nodes, item, [
            [node.key, key],
            [node.item, item],
          ]);
        return entries.map(each).join('');
      }
      for (const { test, nodes } of node.branches) {
        const value = test === null ? true : evaluate(test, scope, known);
        if (isEmpty(value)) continue;
        return inner(nodes, node.kind === 'with' && test !== null ? value : scope.dot);
      }
      return '';
    })
    .join('');
}
