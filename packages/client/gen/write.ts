import { readFile, writeFile } from 'node:fs/promises';
import { type Document, type Method, methodsOf } from './methods.ts';

const root = new URL('..', import.meta.url);
const document: Document = JSON.parse(await readFile(new URL('openapi.json', root), 'utf8'));
const methods = methodsOf(document);
const resources = [...new Set(methods.map(({ resource }) => resource))];
const of = (resource: string): Method[] => methods.filter((one) => one.resource === resource);

function optionsOf({ operationId, versioned, alsoQuery }: Method): string {
  const type = versioned ? 'VersionedOptions' : 'CallOptions';
  const query = alsoQuery ? ` & { query?: Query<'${operationId}'> }` : '';
  return `${versioned ? 'options' : 'options?'}: ${type}${query}`;
}

/** The arguments with their types, or by name alone. */
function argumentsOf(method: Method, typed: boolean): string[] {
  const { inPath, input, inputRequired, operationId, versioned } = method;
  const kind = input === 'body' ? 'Body' : 'Query';
  const optional = !inputRequired && !versioned;
  if (!typed)
    return [
      ...inPath,
      ...(input ? [`${input}${optional ? '?' : ''}`] : []),
      ...(versioned ? ['{ version }'] : []),
    ];
  return [
    ...inPath.map((name) => `${name}: string`),
    ...(input
      ? [
          `${input}${optional ? '?' : ''}: ${kind}<'${operationId}'>${!inputRequired && versioned ? ' | undefined' : ''}`,
        ]
      : []),
    optionsOf(method),
  ];
}

const answerOf = ({ isList, operationId }: Method): string =>
  isList ? `List<'${operationId}'>` : `Promise<Answer<'${operationId}'>>`;

const types = resources
  .map((resource) => {
    const lines = of(resource).flatMap((method) => {
      const typed = `(${argumentsOf(method, true).join(', ')}): ${answerOf(method)};`;
      const { title, description, scope, name, formerName } = method;
      return [
        `    /** ${title}. ${description.replaceAll('*/', '* /')} Scope: ${scope}. */\n    ${name}${typed}`,
        ...(formerName === undefined
          ? []
          : [`    /** @deprecated Is called ${name} now. */\n    ${formerName}${typed}`]),
      ];
    });
    return `  ${resource}: {\n${lines.join('\n')}\n  };`;
  })
  .join('\n');

const routes = resources
  .map((resource) => {
    const lines = of(resource).flatMap(({ name, formerName, verb, path, input, isList }) => {
      const kind = isList ? 'list' : (input ?? 'none');
      return [name, formerName]
        .filter((one) => one !== undefined)
        .map((one) => `    ${one}: ['${verb}', '${path}', '${kind}'],`);
    });
    return `  ${resource}: {\n${lines.join('\n')}\n  },`;
  })
  .join('\n');

await writeFile(
  new URL('src/resources.gen.ts', root),
  `// Made by \`pnpm gen\` from openapi.json.
import type { Answer, Body, CallOptions, List, Query, Routes, VersionedOptions } from './resource.ts';

export interface Resources {
${types}
}

export const routes: Routes = {
${routes}
};
`,
);

const tables = resources.map((resource) => {
  const rows = of(resource).map((method) => {
    const call = `svc.${resource}.${method.name}(${argumentsOf(method, false).join(', ')})`;
    return `| \`${call}\` | ${method.title.replaceAll('|', '\\|')} | \`${method.scope}\` |`;
  });
  return `## ${resource}\n\n| call | what | scope |\n|---|---|---|\n${rows.join('\n')}\n`;
});
await writeFile(
  new URL('REFERENCE.md', root),
  `# Every call of @svc/client

Made from the OpenAPI document. Bodies, queries and answers are typed; the types say what each field means. Calls marked
with \`{ version }\` take the \`version\` of what you read, and are refused when it has changed since.

${tables.join('\n')}`,
);
