import { readFile, writeFile } from 'node:fs/promises';
import { type Document, type Method, methodsOf } from '../../client/gen/methods.ts';
import { type Alias, type Field, type ObjectType, readModel, type Type } from '../../client/gen/model.ts';
import { exported, unexported } from './names.ts';

const root = new URL('..', import.meta.url);
const document: Document = JSON.parse(
  await readFile(new URL('../../client/openapi.json', import.meta.url), 'utf8'),
);
const methods = methodsOf(document);
/** All clients have one version. */
const { version } = JSON.parse(
  await readFile(new URL('../../client/package.json', import.meta.url), 'utf8'),
) as { version: string };
const model = readModel(document);

const comment = (sentence: string, indent = ''): string[] => {
  if (sentence.trim() === '') return [];
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(/\s+/)) {
    if (line !== '' && line.length + word.length > 100) {
      lines.push(`${indent}// ${line}`);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, `${indent}// ${line}`];
};

/** Types of choices that stand in a field, by the name of object and field. */
const choices = new Map<string, readonly (string | number | boolean)[]>();
/** Written by hand: no type of the document may have their names. */
const taken = new Set(['Client', 'CallOption', 'ClientOption', 'Nullable', 'APIError', 'UnknownVariant']);

const named = new Set([...model.objects.keys(), ...model.aliases.keys()].map(exported));

function typeOf(type: Type, name: string): string {
  switch (type.kind) {
    case 'text':
      return 'string';
    case 'time':
      return 'time.Time';
    case 'integer':
      return 'int64';
    case 'number':
      return 'float64';
    case 'boolean':
      return 'bool';
    case 'any':
    case 'union':
      return 'any';
    case 'choice': {
      const [first] = type.values;
      if (typeof first === 'number') return type.values.every(Number.isInteger) ? 'int64' : 'float64';
      if (typeof first === 'boolean') return 'bool';
      const own = named.has(name) ? `${name}Choice` : name;
      choices.set(own, type.values);
      return own;
    }
    case 'list':
      return `[]${typeOf(type.item, `${name}Item`)}`;
    case 'map':
      return `map[string]${typeOf(type.value, `${name}Value`)}`;
    case 'nullable': {
      const inner = typeOf(type.inner, name);
      return /^(\[\]|map\[|\*|any$)/.test(inner) ? inner : `*${inner}`;
    }
    default:
      return aliasTypes.get(type.name) ?? exported(type.name);
  }
}

/** Aliases that are no type of their own. */
const aliasTypes = new Map<string, string>();
// Fields stand apart by empty lines: gofmt then has nothing to align.
for (const { name, type, discriminator } of model.aliases.values())
  if (type.kind !== 'choice' && !discriminator) aliasTypes.set(name, 'any');

const inBodies = new Set<string>();
function reach(type: Type): void {
  if (type.kind === 'list') reach(type.item);
  else if (type.kind === 'map') reach(type.value);
  else if (type.kind === 'nullable') reach(type.inner);
  else if (type.kind === 'union') type.members.forEach(reach);
  else if ((type.kind === 'object' || type.kind === 'alias') && !inBodies.has(type.name)) {
    inBodies.add(type.name);
    const own = model.objects.get(type.name);
    if (own) for (const field of own.fields) reach(field.type);
    else reach(model.aliases.get(type.name)?.type ?? { kind: 'any' });
  }
}
for (const method of methods) {
  const body = model.bodyOf(method);
  if (body) reach({ kind: 'object', name: body.name });
}

/** A field that a body may leave out, give or set to null, which are three things. */
const isThreeWay = (own: ObjectType, field: Field): boolean =>
  inBodies.has(own.name) && !field.required && field.type.kind === 'nullable';

function fieldText(own: ObjectType, field: Field): string[] {
  const name = exported(own.name) + exported(field.name);
  let type = typeOf(field.type, name);
  let tag = field.name;
  if (field.type.kind === 'nullable' && isThreeWay(own, field)) {
    type = `Nullable[${typeOf(field.type.inner, name)}]`;
  } else if (!field.required) {
    tag += ',omitempty';
    if (!/^(\[\]|map\[|\*|any$)/.test(type)) type = `*${type}`;
  }
  return [...comment(field.description, '\t'), `\t${exported(field.name)} ${type} \`json:"${tag}"\``];
}

function objectText(own: ObjectType): string {
  const name = exported(own.name);
  if (taken.has(name)) throw new Error(`${name} is a type of the client itself`);
  // A list that is left out is another thing than an empty one.
  const sparse =
    inBodies.has(own.name) &&
    own.fields.some(
      (field) =>
        isThreeWay(own, field) ||
        (!field.required && (field.type.kind === 'list' || field.type.kind === 'map')),
    );
  return [
    ...comment(own.description === '' ? `${name} is an object of the API.` : `${name}: ${own.description}`),
    `type ${name} struct {`,
    ...own.fields.flatMap((field, at) => [...(at > 0 ? [''] : []), ...fieldText(own, field)]),
    ...(own.open
      ? [
          '',
          '\t// Others are fields that the document does not name.',
          '\tOthers map[string]json.RawMessage `json:"-"`',
        ]
      : []),
    '}',
    ...(own.open
      ? [
          '',
          '// UnmarshalJSON keeps fields that the document does not name.',
          `func (v *${name}) UnmarshalJSON(data []byte) error {`,
          `\ttype plain ${name}`,
          '\treturn unmarshalOpen(data, (*plain)(v), &v.Others)',
          '}',
          '',
          '// MarshalJSON gives them back.',
          `func (v ${name}) MarshalJSON() ([]byte, error) {`,
          `\ttype plain ${name}`,
          '\treturn marshalOpen(plain(v), v.Others)',
          '}',
        ]
      : []),
    ...(sparse
      ? [
          '',
          '// MarshalJSON leaves out what was not given.',
          `func (v ${name}) MarshalJSON() ([]byte, error) {`,
          '\treturn marshalSparse(v)',
          '}',
        ]
      : []),
    '',
  ].join('\n');
}

/** `-createdAt` of a sort is `CreatedAtDescending`. */
function constantOf(type: string, value: string): string {
  const word = exported(value.replace(/[^A-Za-z0-9]+/g, ' ').trim());
  return `${type}${word === '' ? 'None' : word}${value.startsWith('-') ? 'Descending' : ''}`;
}
function choiceText(name: string, values: readonly (string | number | boolean)[], about: string): string {
  const used = new Set<string>();
  return [
    ...comment(
      `${name}: ${about === '' ? 'one of the values below; a newer service may know more.' : about}`,
    ),
    `type ${name} string`,
    '',
    ...comment(`Values of ${name}.`),
    'const (',
    ...values.flatMap((value, at) => {
      const constant = constantOf(name, String(value));
      if (used.has(constant)) throw new Error(`two values are called ${constant}`);
      used.add(constant);
      return [...(at > 0 ? [''] : []), `\t${constant} ${name} = ${JSON.stringify(value)}`];
    }),
    ')',
    '',
  ].join('\n');
}

function unionText({ name: wire, description, discriminator }: Alias): string {
  if (!discriminator) return '';
  const name = exported(wire);
  const members = [...discriminator.values].map(([type, value]) => ({ type: exported(type), value }));
  return [
    ...comment(description === '' ? `${name} is one of several forms.` : `${name}: ${description}`),
    `type ${name} struct {`,
    `\t// One of ${members.map(({ type }) => `*${type}`).join(', ')}, or *UnknownVariant.`,
    `\tValue ${name}Variant`,
    '}',
    '',
    `// ${name}Variant is what ${name} may hold.`,
    `type ${name}Variant interface{ is${name}() }`,
    '',
    ...[...members.map(({ type }) => type), 'UnknownVariant'].flatMap((type, at) => [
      ...(at > 0 ? [''] : []),
      `func (*${type}) is${name}() {}`,
    ]),
    '',
    '// UnmarshalJSON reads the form that its discriminator names.',
    `func (v *${name}) UnmarshalJSON(data []byte) error {`,
    `\tkind, err := kindOf(data, ${JSON.stringify(discriminator.field)})`,
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
    '\tswitch kind {',
    ...members.flatMap(({ type, value }) => [`\tcase ${JSON.stringify(value)}:`, `\t\tv.Value = &${type}{}`]),
    '\tdefault:',
    '\t\tv.Value = &UnknownVariant{Kind: kind}',
    '\t}',
    '\treturn json.Unmarshal(data, v.Value)',
    '}',
    '',
    '// MarshalJSON writes the form that it holds.',
    `func (v ${name}) MarshalJSON() ([]byte, error) {`,
    '\treturn json.Marshal(v.Value)',
    '}',
    '',
  ].join('\n');
}

const queries = methods.map((method) => model.queryOf(method)).filter((query) => query !== null);
const objectTexts = [...model.objects.values(), ...queries].map(objectText);
const aliasTexts = [...model.aliases.values()].map((alias) => {
  if (alias.type.kind !== 'choice') return unionText(alias);
  choices.delete(exported(alias.name));
  return choiceText(exported(alias.name), alias.type.values, alias.description);
});
const choiceTexts = [...choices].map(([name, values]) => choiceText(name, values, ''));
await writeFile(
  new URL('types.gen.go', root),
  [
    '// Code generated by pnpm gen from openapi.json. DO NOT EDIT.',
    '',
    'package svc',
    '',
    'import (',
    '\t"encoding/json"',
    '\t"time"',
    ')',
    '',
    ...aliasTexts.filter((text) => text !== ''),
    ...choiceTexts,
    ...objectTexts,
  ].join('\n'),
);

function methodText(method: Method): string {
  const service = `${exported(method.resource)}Service`;
  const name = exported(method.name);
  const query = model.queryOf(method);
  const body = method.input === 'body' ? model.bodyOf(method) : null;
  const head = [
    'ctx context.Context',
    ...method.inPath.map((one) => `${unexported(one)} string`),
    ...(body ? [`body ${method.inputRequired ? '' : '*'}${exported(body.name)}`] : []),
    ...(query ? [`query *${exported(query.name)}`] : []),
    ...(method.versioned ? ['version string'] : []),
    'opts ...CallOption',
  ];
  const values = `[]string{${method.inPath.map(unexported).join(', ')}}`;
  const sentBody = body ? (method.inputRequired ? 'body' : 'orEmpty(body)') : 'nil';
  const options = method.versioned ? 'append(opts, WithVersion(version))' : 'opts';
  const answer = exported(model.answerOf(method));
  const call = (type: string): string =>
    `call[${type}](ctx, s.client, operation{${JSON.stringify(method.verb)}, ${JSON.stringify(method.path)}, ${values}, ${query ? 'query' : 'nil'}, ${sentBody}}, ${options})`;
  const about = comment(`${name}: ${method.title}. ${method.description} Scope: ${method.scope}.`);
  if (!method.isList)
    return [
      ...about,
      `func (s *${service}) ${name}(${head.join(', ')}) (*${answer}, error) {`,
      `\treturn ${call(answer)}`,
      '}',
      '',
    ].join('\n');
  const item = typeOf(model.itemOf(method), `${answer}Item`);
  const given = head
    .slice(1)
    .map((one) => (one.startsWith('opts') ? 'opts...' : (one.split(' ')[0] ?? '')))
    .filter((one) => one !== 'query' && one !== 'opts...');
  return [
    ...about,
    '// It walks all pages; an error comes once, and ends it.',
    `func (s *${service}) ${name}(${head.join(', ')}) iter.Seq2[${item}, error] {`,
    `\treturn pages(query, func(query *${exported(query?.name ?? '')}) (*${answer}, error) {`,
    `\t\treturn s.${name}Page(${['ctx', ...given, 'query', 'opts...'].join(', ')})`,
    `\t}, func(page *${answer}) ([]${item}, *string) { return page.Items, page.Next }, func(query *${exported(query?.name ?? '')}, after string) { query.After = &after })`,
    '}',
    '',
    `// ${name}Page gives one page of ${name}, with its total.`,
    `func (s *${service}) ${name}Page(${head.join(', ')}) (*${answer}, error) {`,
    `\treturn ${call(answer)}`,
    '}',
    '',
  ].join('\n');
}

const resources = [...new Set(methods.map(({ resource }) => resource))];
await writeFile(
  new URL('resources.gen.go', root),
  [
    '// Code generated by pnpm gen from openapi.json. DO NOT EDIT.',
    '',
    'package svc',
    '',
    'import (',
    '\t"context"',
    '\t"iter"',
    ')',
    '',
    '// resources has every group of operations by its name.',
    'type resources struct {',
    ...resources.flatMap((one, at) => [
      ...(at > 0 ? [''] : []),
      `\t${exported(one)} *${exported(one)}Service`,
    ]),
    '}',
    '',
    'func (client *Client) addResources() {',
    ...resources.map((one) => `\tclient.${exported(one)} = &${exported(one)}Service{client}`),
    '}',
    '',
    ...resources.flatMap((one) => [
      ...comment(
        `${exported(one)}Service has the operations on ${one.replace(/([A-Z])/g, ' $1').toLowerCase()}.`,
      ),
      `type ${exported(one)}Service struct{ client *Client }`,
      '',
      ...methods.filter(({ resource }) => resource === one).map(methodText),
    ]),
  ].join('\n'),
);

await writeFile(
  new URL('version.gen.go', root),
  `// Code generated by pnpm gen from package.json. DO NOT EDIT.\n\npackage svc\n\n// Version is that of this client; the User-Agent tells it.\nconst Version = ${JSON.stringify(version)}\n`,
);
