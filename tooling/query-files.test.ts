import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Why SQL stands outside of `queries.ts` and `queries-….ts` there; a folder stands for its files. */
const exceptions: Record<string, string> = {
  'apps/cli/src/backup.ts': 'Copies tables whose names it reads from the database.',
  'packages/core/src/kernel': 'What query files are written with: lists, locks, audit entries, events, jobs.',
  'packages/core/src/resource/measure/cell/counted-answers.ts':
    'A rule beside the same rule in SQL, so that they stay the same.',
  'packages/core/src/resource/measure/cell/matching.ts':
    'The fields of a filter beside the conditions that they become.',
  'packages/db/src': 'Applies migrations and copies rows.',
  'packages/testing/src': 'Makes databases for tests.',
};

const root = join(import.meta.dirname, '..');
const forTests = /\.(test|fixture)\.tsx?$|\/test(ing)?\/|\/(factory|examples?|testing)\.ts$/;
const queryFile = /(^|\/)queries(-[a-z-]+)?\.ts$/;
const statements = [
  /\bsql(<[^`]*>)?`/,
  /\browsOf(<[^`]*>)?\([^`()]*\)`/,
  /\b(insertRow|updateRows|deleteRows)\(/,
  /\.selectFrom\(/,
  /\.insertInto\(/,
  /\.updateTable\(/,
  /\.deleteFrom\(/,
  /\.unsafe\(/,
];

const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !forTests.test(file) || file.startsWith('packages/testing/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('SQL stands in query files alone, but for exceptions that still hold', () => {
  const elsewhere = sources
    .filter(({ file, text }) => !queryFile.test(file) && statements.some((pattern) => pattern.test(text)))
    .map(
      ({ file }) =>
        Object.keys(exceptions).find((name) => file === name || file.startsWith(`${name}/`)) ?? file,
    );
  expect([...new Set(elsewhere)].sort()).toEqual(Object.keys(exceptions).sort());
});

test('each way to write a statement is known by its pattern', () => {
  const found = (pattern: RegExp) => sources.some(({ text }) => pattern.test(text));
  expect(statements.filter((pattern) => !found(pattern))).toEqual([]);
});

test('JSON goes into statements as a value, which the driver writes', () => {
  const asText = sources.filter(
    ({ file, text }) => queryFile.test(file) && /JSON\.stringify|storableJson/.test(text),
  );
  expect(asText.map(({ file }) => file)).toEqual([]);
});

/** Why a function that is told the workspace’s id takes a connection there. */
const withConnection: Record<string, string> = {
  'scopeIn in packages/db/src/scope.ts': 'Makes a scope of them.',
  'scopeOf in packages/db/src/scope.ts': 'Makes a scope of them.',
  'turnTo in packages/core/src/resource/across/workspace/queries-organisation.ts':
    'Sets which workspace a transaction is of.',
};

const statementStart = /^(?=export |async |function |const |interface |type )/m;
const functionName = /^(?:export )?(?:async )?(?:function (\w+)|const (\w+) = (?:async )?[(<])/;
const takesConnection =
  /^[^(]*\(\s*(?:\w+|\{ \w+ \}): (?:TenantDatabase|Database|Context\['db'\]|Pick<(?:Context|Database), '\w+'>)[,)\s]/;
const takesWorkspace = [
  // Beside the connection, by itself or in a key,
  /^[^(]*\([^)]*,\s*(?:\{[^}]*)?\bworkspaceId\b/,
  // or out of a key whose type stands elsewhere.
  /\$\{\w+\.workspaceId\}|'workspaceId', '=', \w+\.workspaceId\b|\{ workspaceId(?:, \w+)* \} = \w+;/,
];

test('a scope says whose rows a query is of: no connection with the workspace’s id beside it', () => {
  const found = sources.flatMap(({ file, text }) =>
    text
      .split(statementStart)
      .filter((one) => takesConnection.test(one) && takesWorkspace.some((way) => way.test(one)))
      .flatMap((one) => {
        const [, declared, assigned] = functionName.exec(one) ?? [];
        return declared || assigned ? [`${declared ?? assigned} in ${file}`] : [];
      }),
  );
  expect(found.sort()).toEqual(Object.keys(withConnection).sort());
});
