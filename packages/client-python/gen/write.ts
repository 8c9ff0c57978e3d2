import { readFile, writeFile } from 'node:fs/promises';
import { type Document, type Method, methodsOf } from '../../client/gen/methods.ts';
import { type Field, type ObjectType, readModel, type Type, upper } from '../../client/gen/model.ts';
import { keywords, snake } from './names.ts';

const root = new URL('../src/svc_client/', import.meta.url);
const document: Document = JSON.parse(
  await readFile(new URL('../../client/openapi.json', import.meta.url), 'utf8'),
);
const methods = methodsOf(document);
/** All clients have one version. */
const { version } = JSON.parse(
  await readFile(new URL('../../client/package.json', import.meta.url), 'utf8'),
) as { version: string };
const model = readModel(document);

/** The arguments of every call, whatever it does. */
const callOptions = new Set(['body', 'idempotency_key', 'if_version', 'timeout', 'self']);

const text = (value: unknown): string => JSON.stringify(value);
/** Inside a docstring. */
const said = (sentence: string): string => sentence.replaceAll('\\', '\\\\').replaceAll('"""', "'''");

const literal = (value: string | number | boolean): string | null => {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  // A literal cannot be a float.
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : null;
  return text(value);
};

/** `given`: of what a call is given, where objects are plain dictionaries. */
function typeOf(type: Type, given: boolean, where: string): string {
  const of = (inner: Type): string => typeOf(inner, given, where);
  switch (type.kind) {
    case 'text':
    case 'time':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'any':
      return 'Any';
    case 'choice': {
      const values = type.values.map(literal);
      return values.includes(null) ? 'float' : `Literal[${values.join(', ')}]`;
    }
    case 'list':
      return `${given ? 'Sequence' : 'list'}[${of(type.item)}]`;
    case 'map':
      return `${given ? 'Mapping[str, ' : 'Map['}${of(type.value)}]`;
    case 'nullable':
      return `${of(type.inner)} | None`;
    case 'union':
      return type.members.map(of).join(' | ');
    default:
      return `${where}${type.name}${given ? 'Input' : ''}`;
  }
}

// ---- types.pyi: what answers are made of, and what calls are given

/** Objects and choices that bodies are made of. */
const given = new Set<string>();
function reach(type: Type): void {
  if (type.kind === 'list') reach(type.item);
  else if (type.kind === 'map') reach(type.value);
  else if (type.kind === 'nullable') reach(type.inner);
  else if (type.kind === 'union') type.members.forEach(reach);
  else if ((type.kind === 'object' || type.kind === 'alias') && !given.has(type.name)) {
    given.add(type.name);
    const own = model.objects.get(type.name);
    if (own) for (const field of own.fields) reach(field.type);
    else reach(model.aliases.get(type.name)?.type ?? { kind: 'any' });
  }
}
for (const method of methods) {
  const body = model.bodyOf(method);
  if (body) reach({ kind: 'object', name: body.name });
  for (const field of model.queryOf(method)?.fields ?? []) reach(field.type);
}

const docstring = (sentence: string): string[] => (sentence === '' ? [] : [`    """${said(sentence)}"""`]);

const answerClass = ({ name, description, fields }: ObjectType): string =>
  [
    `class ${name}(Model):`,
    ...docstring(description),
    ...fields.flatMap((field) => {
      const type = typeOf(field.type, false, '');
      // A field that an answer may leave out reads as None.
      const optional = !field.required && field.type.kind !== 'nullable' ? ' | None' : '';
      return [`    ${snake(field.name)}: ${type}${optional}`, ...docstring(field.description)];
    }),
    ...(fields.length === 0 ? ['    pass'] : []),
  ].join('\n');

function inputClass({ name, description, fields }: ObjectType): string {
  const typed = (field: Field): string => {
    const type = typeOf(field.type, true, '');
    return field.required ? type : `NotRequired[${type}]`;
  };
  if (fields.some((field) => keywords.has(field.name))) {
    const entries = fields.map((field) => `    ${text(field.name)}: ${text(typed(field))},`);
    return `${name}Input = TypedDict("${name}Input", {\n${entries.join('\n')}\n})`;
  }
  return [
    `class ${name}Input(TypedDict):`,
    ...docstring(description),
    ...fields.flatMap((field) => [`    ${field.name}: ${typed(field)}`, ...docstring(field.description)]),
    ...(fields.length === 0 ? ['    pass'] : []),
  ].join('\n');
}

const objects = [...model.objects.values()];
const aliases = [...model.aliases.values()];
await writeFile(
  new URL('types.pyi', root),
  [
    '# Made by `pnpm gen` from openapi.json. For type checkers; at run time every answer is a Model.',
    'from typing import Any, Literal, Mapping, NotRequired, Sequence, TypeAlias, TypedDict',
    '',
    'from ._model import Map, Model',
    '',
    ...aliases.map(({ name, type }) => `${name}: TypeAlias = ${text(typeOf(type, false, ''))}`),
    ...aliases
      .filter(({ name }) => given.has(name))
      .map(({ name, type }) => `${name}Input: TypeAlias = ${text(typeOf(type, true, ''))}`),
    '',
    ...objects.map((own) => `${answerClass(own)}\n`),
    ...objects.filter(({ name }) => given.has(name)).map((own) => `${inputClass(own)}\n`),
  ].join('\n'),
);

/** A field that an answer may leave out reads as None; any other name that the answer lacks is the caller's mistake. */
const optional = [
  ...new Set(
    objects.flatMap(({ fields }) => fields.filter(({ required }) => !required).map(({ name }) => name)),
  ),
].sort();
await writeFile(
  new URL('_optional.py', root),
  `# Made by \`pnpm gen\` from openapi.json.\nOPTIONAL = frozenset(\n    {\n${optional.map((name) => `        ${text(name)},\n`).join('')}    }\n)\n`,
);

// ---- the methods, once for each of the two clients

interface Argument {
  name: string;
  wire: string;
  type: string;
  required: boolean;
  description: string;
}

function argumentsOf(method: Method): { path: Argument[]; body: Argument[]; query: Argument[] } {
  const named = (field: Field): Argument => {
    const name = snake(field.name);
    if (callOptions.has(name)) throw new Error(`${method.operationId} has a field called ${name}`);
    const type = typeOf(field.type, true, 'types.');
    return {
      name,
      wire: field.name,
      type,
      required: field.required,
      description: field.description,
    };
  };
  return {
    path: method.inPath.map((name) => ({
      ...{ name: snake(name), wire: name, type: 'str', required: true, description: '' },
    })),
    body: (method.input === 'body' ? (model.bodyOf(method)?.fields ?? []) : []).map((field) => named(field)),
    query: (model.queryOf(method)?.fields ?? []).map(named),
  };
}

const wrapped = (sentence: string, indent: string): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of said(sentence).split(/\s+/)) {
    if (line !== '' && `${indent}${line} ${word}`.length > 100) {
      lines.push(indent + line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, indent + line];
};

function methodText(method: Method, async: boolean): string {
  const { path, body, query } = argumentsOf(method);
  const own = [...body, ...query.filter(({ name }) => method.isList === false || name !== 'after')];
  const answer = method.isList
    ? `${async ? 'AsyncPager' : 'Pager'}[${typeOf(model.itemOf(method), false, 'types.')}]`
    : `types.${model.answerOf(method)}`;
  const options = [
    ...(method.input === 'body' ? [`body: types.${model.bodyOf(method)?.name}Input | None = None`] : []),
    ...(method.verb === 'GET' ? [] : ['idempotency_key: str | None = None']),
    ...(method.verb === 'GET' ? [] : [`if_version: str${method.versioned ? '' : ' | None = None'}`]),
    'timeout: float | None = None',
  ];
  const head = [
    'self',
    ...path.map(({ name }) => `${name}: str`),
    '*',
    ...own.map(({ name, type, required }) =>
      // A required field may stand in `body` instead.
      required && method.input !== 'body' ? `${name}: ${type}` : `${name}: ${type} | NotGiven = NOT_GIVEN`,
    ),
    ...options,
  ];
  const dict = (fields: Argument[]): string =>
    `{${fields.map(({ name, wire }) => `${text(wire)}: ${name}`).join(', ')}}`;
  const call = [
    `${text(method.operationId)}`,
    text(method.verb),
    text(method.path),
    `[${path.map(({ name }) => name).join(', ')}]`,
    `query=${dict(own.filter((one) => query.some(({ name }) => name === one.name) && !body.includes(one)))}`,
    ...(method.input === 'body' ? [`body=merge_body(body, ${dict(body)})`] : []),
    ...(method.verb === 'GET' ? [] : ['idempotency_key=idempotency_key', 'if_version=if_version']),
    'timeout=timeout',
  ];
  const described = own.filter(({ description }) => description !== '');
  const does = method.isList ? '_list' : '_call';
  const name = snake(method.name);
  return [
    `    ${async && !method.isList ? 'async ' : ''}def ${name}(`,
    ...head.map((argument) => `        ${argument},`),
    `    ) -> ${answer}:`,
    `        """${said(method.title)}.`,
    '',
    ...wrapped(`${method.description} Scope: ${method.scope}.`, '        '),
    ...(described.length > 0 ? ['', '        Args:'] : []),
    ...described.flatMap((one) => wrapped(`${one.name}: ${one.description}`, '            ')),
    '        """',
    `        answer: ${answer} = ${async && !method.isList ? 'await ' : ''}self.${does}(`,
    ...call.map((argument) => `            ${argument},`),
    '        )',
    '        return answer',
    '',
  ].join('\n');
}

const resources = [...new Set(methods.map(({ resource }) => resource))];
for (const async of [false, true]) {
  const base = async ? 'AsyncResource' : 'Resource';
  const module = async ? '_async' : '_sync';
  const classes = resources.map((resource) => {
    const own = methods.filter((one) => one.resource === resource);
    return `class ${async ? 'Async' : ''}${upper(resource)}(${base}):\n${own.map((one) => methodText(one, async)).join('\n')}`;
  });
  await writeFile(
    new URL(async ? '_async_methods.py' : '_methods.py', root),
    [
      '# Made by `pnpm gen` from openapi.json.',
      'from __future__ import annotations',
      '',
      'from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence',
      '',
      'from ._core import NOT_GIVEN, NotGiven, merge_body',
      `from .${module} import ${async ? 'AsyncPager, AsyncResource' : 'Pager, Resource'}`,
      '',
      'if TYPE_CHECKING:',
      '    from . import types',
      '',
      '',
      `RESOURCES = (`,
      ...resources.map((resource) => `    (${text(snake(resource))}, ${text(upper(resource))}),`),
      ')',
      '',
      '',
      classes.join('\n\n'),
      '',
      `class ${async ? 'Async' : ''}Resources:`,
      '    """Every group of operations by its name."""',
      '',
      ...resources
        .filter((resource) => resource !== 'scans')
        .map((resource) => `    ${snake(resource)}: ${async ? 'Async' : ''}${upper(resource)}`),
      '',
    ].join('\n'),
  );
}

await writeFile(new URL('_version.py', root), `__version__ = ${text(version)}\n`);
