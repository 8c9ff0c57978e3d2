import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type Node, parse } from 'acorn';
import { expect, test } from 'vitest';
import { sentences, words } from '../packages/core/src/i18n/german/index.ts';
import { parsePattern } from '../packages/core/src/i18n/pattern.ts';

const root = join(import.meta.dirname, '..');
const ofTests = /\.(test|fixture)\.ts$|\/(examples?|factory|testing)\.ts$/;
/** Descriptions of fields and operations: the API’s document is English. */
const describesApi = /\/(schema(-[a-z-]+)?|events|resource|cadence|filter|window|dimension)\.ts$/;
const files = globSync(
  ['packages/core/src/{guard,resource,runner}/**/*.ts', 'packages/{page,scoring}/src/**/*.ts'],
  { cwd: root },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !ofTests.test(file) && !describesApi.test(file));

/** Files, or folders of them, whose sentences no German reader is shown, or that stay English. */
const english: Record<string, string> = {
  'packages/core/src/resource/read/alert/details.ts':
    'Messages are written in both languages from their parts.',
  'packages/core/src/resource/read/alert/false-alarms.ts': 'So is the rate of false alarms.',
  'packages/core/src/resource/read/alert/shift.ts': 'So is what to do after a fall.',
  'packages/core/src/resource/account/audit':
    'What a verifier finds: read by auditors beside the signed texts.',
  'packages/core/src/resource/read/methodology': 'The method is written in both languages.',
  'packages/core/src/resource/read/metric': 'Definitions are written in both languages.',
  'packages/core/src/resource/tell/report': 'Reports have their own languages.',
  'packages/core/src/resource/act/prediction': 'Formulas.',
  'packages/core/src/resource/measure/predictor': 'The predictor in its exact wording.',
  'packages/core/src/resource/measure/prompt-set/generation/written.ts': 'What an engine is asked to write.',
  'packages/core/src/resource/measure/prompt-set/generation/template/': 'Questions to engines.',
  'packages/core/src/resource/read/reader/order.ts': 'What an engine is told.',
  'packages/core/src/resource/act/recommendation/case/':
    'Cases are written in both languages from their facts.',
  'packages/core/src/resource/act/recommendation/prose.ts': 'What an engine is asked to write.',
  'packages/core/src/resource/act/experiment/service.ts': 'The analysis as it is registered and hashed.',
  'packages/core/src/resource/tell/notification-channel/service.ts': 'Errors are English.',
  'packages/core/src/resource/tell/notification-channel/headline.ts':
    'Headlines are written in both languages.',
  'packages/core/src/resource/tell/notification-channel/letter.ts': 'Mails are written in both languages.',
  'packages/core/src/resource/tell/notification-channel/digest-message.ts': 'So are digests.',
  'packages/core/src/resource/across/project-config': 'Errors are English.',
  'packages/core/src/resource/tell/invoice-page': 'Invoices have their own languages.',
  'packages/core/src/resource/account/member': 'Mails are in both languages, errors in English.',
  'packages/core/src/resource/account/session': 'Mails are written in both languages.',
  'packages/page/src/feature/': 'Why a feature was not seen, which no answer has.',
  'packages/core/src/resource/measure/integration':
    'What an operator sets up, by the names that vendors give it.',
};

interface Said {
  /** The texts between a template's placeholders, trimmed. */
  pieces: string[];
  /** A text that readers get as it is: not thrown, logged or put into a description of the API. */
  told: boolean;
}

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All texts of a file. */
function textsOf(file: string): Said[] {
  const found: Said[] = [];
  const visit = (node: Node & Record<string, unknown>, told: boolean): void => {
    if (/^(Import|Export(All|Named))/.test(node.type) && !node.declaration) return;
    if (node.type === 'Literal' && typeof node.value === 'string') found.push({ pieces: [node.value], told });
    const quasis: { value: { cooked: string } }[] =
      node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
    if (quasis.length > 0) found.push({ pieces: quasis.map(({ value }) => value.cooked), told });
    const inside = told && !isOther(node);
    for (const value of Object.values(node))
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one, inside);
  };
  const code = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'));
  const program: Node = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  if (isNode(program)) visit(program, true);
  return found.map(({ pieces, told }) => ({ pieces: tidy(pieces), told }));
}

/** Errors, SQL and what describes the API. */
function isOther(node: Node & Record<string, unknown>): boolean {
  if (/^(NewExpression|ThrowStatement|TaggedTemplateExpression)$/.test(node.type)) return true;
  if (node.type === 'Property' && isNode(node.key))
    return /^(summary|description)$/.test(String(node.key.name));
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { name, property } = node.callee;
  return /^(meta|describe|warn|info|error|refine|invalid|operation|assertUngated|assertPermitted)$/.test(
    String(name ?? (isNode(property) && property.name)),
  );
}

const tidy = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece) => piece.split(/\{[#@]?\w*\}/)).flatMap((piece) => piece.trim() || []);
const key = (pieces: readonly string[]): string => pieces.join('\n');

const keyOf = ([message]: readonly [string, string]): string => key(tidy(parsePattern(message).pieces));
const known = new Set([...sentences, ...words].map(keyOf));
const texts = files.flatMap((file) => textsOf(file).map((said) => ({ file, ...said })));

test('each message of the catalogue is still said', () => {
  const said = new Set(texts.map(({ pieces }) => key(pieces)));
  expect(sentences.filter((pair) => !said.has(keyOf(pair)))).toEqual([]);
});

/** Names of an API: methods, paths, operations, ids, settings. “max_snippet” and the like belong to pages. */
const ofMachines =
  /\b(?:get|list|create|update|delete|check|analyze|simulate|generate|run|start)_[a-z_]+\b|api\+search|\bfew_topics\b|\b(?:prj|scn|prm|brd|alt|rec)_|\b(?:GET|PUT|POST|PATCH|DELETE) [/…]|\/v1\/|\bSVC_[A-Z]/;

test('sentences for people name no operation, no id, no method and no path', () => {
  const told = [...sentences, ...words].flat();
  expect(told.filter((sentence) => ofMachines.test(sentence))).toEqual([]);
});

/** Pages of the console for people who call the API: there the names are what it is about. */
const forCallers = /\/(?:developer|webhook|api-key|key|start|setup|agent|docs|integration|sign-in)[^/]*\//;

test('nor do the console’s catalogues, in either language', () => {
  const catalogues = globSync('apps/console/src/**/{words,*-words,en,de}.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !forCallers.test(file));
  expect(catalogues.length).toBeGreaterThan(20);
  const found = catalogues.flatMap((file) =>
    textsOf(file).flatMap(({ pieces }) =>
      pieces.filter((text) => ofMachines.test(text)).map((text) => `${file}: ${text}`),
    ),
  );
  expect(found).toEqual([]);
});

/** Mails, chat messages, reports, what tools quote, and what the command line prints. Operators know the settings. */
const heard = [
  'packages/core/src/mail/*.ts',
  'packages/core/src/resource/*/{alert,member,notification-channel,report,session}/**/*.ts',
  'apps/mcp/src/{brief,quote*,job-text,concise,envelope}.ts',
  'apps/cli/src/*.ts',
];
/** Errors answer a caller of the API, SQL answers nobody, and a table’s name is no sentence. */
const isSpoken = (text: string): boolean => /[a-z]{2,} [a-z]{2,}/i.test(text);
const ofSettings = /\bSVC_[A-Z]/;

test('nor do mails, messages, reports, quotes of tools and the command line', () => {
  const spoken = globSync(heard, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ofTests.test(file));
  expect(spoken.length).toBeGreaterThan(60);
  const found = spoken.flatMap((file) =>
    textsOf(file)
      .filter(({ told }) => told)
      .flatMap(({ pieces }) => pieces)
      .filter((text) => isSpoken(text) && ofMachines.test(text))
      .filter((text) => !(file.startsWith('apps/cli/') && ofSettings.test(text)))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** What an error says to people, and what it expects at a field. */
function detailsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node & Record<string, unknown>, wanted: boolean): void => {
    const pieces: { value: { cooked: string } }[] =
      node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
    if (wanted) found.push(...pieces.map(({ value }) => value.cooked), String(node.value ?? ''));
    const made = isNode(node.callee) && /^(ServiceError|VendorError|invalid)$/.test(String(node.callee.name));
    const isNext = node.type === 'Property' && isNode(node.key) && node.key.name === 'next';
    for (const value of Object.values(node))
      for (const one of Array.isArray(value) ? value : [value])
        if (isNode(one)) visit(one, (wanted || made) && !isNext);
  };
  const code = stripTypeScriptTypes(readFileSync(join(root, file), 'utf8'));
  const program: Node = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  if (isNode(program)) visit(program, false);
  return found;
}

test('an error tells people what to do, and callers in “next” which call does it', () => {
  const thrown = globSync(['packages/core/src/**/*.ts', 'apps/api/src/{mount,middleware}/*.ts'], {
    cwd: root,
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .flatMap(detailsOf);
  expect(thrown.length).toBeGreaterThan(300);
  expect(thrown.filter((text) => /\b(?:GET|PUT|POST|PATCH|DELETE) \//.test(text))).toEqual([]);
});

test('each sentence that the code says has its German', () => {
  const isSentence = (pieces: readonly string[]): boolean =>
    /[.…”]$/.test(pieces.at(-1) ?? '') && (key(pieces).match(/[A-Za-z’]{2,}/g) ?? []).length >= 4;
  const lacking = texts.filter(({ pieces, told }) => told && isSentence(pieces) && !known.has(key(pieces)));
  const place = (file: string): string => Object.keys(english).find((name) => file.startsWith(name)) ?? file;
  const others = lacking.map(({ file, pieces }) =>
    place(file) in english ? place(file) : `${file}: ${pieces.join(' … ')}`,
  );
  expect([...new Set(others)].sort()).toEqual(Object.keys(english).sort());
});

/** Fields in which the service speaks, of what each operation answered on a real stack. */
const spokenFields = /^(?:headline|sentence|statement|notes?|caution|advice|why|measured)$/;
const isoDay = /\b\d{4}-\d{2}-\d{2}\b/;
const engineId =
  /\b(?:openai|anthropic|gemini|perplexity|xai|mistral|deepseek|google-ai-overview|google-ai-mode)\b/;

test('nor do the answers of the API, and their sentences write days and engines as people do', () => {
  const found = new Set<string>();
  const visit = (value: unknown, spoken: boolean): void => {
    if (typeof value === 'string') {
      if (spoken && [ofMachines, isoDay, engineId].some((wrong) => wrong.test(value))) found.add(value);
    } else if (Array.isArray(value)) for (const one of value) visit(one, spoken);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) visit(one, spokenFields.test(name));
  };
  visit(JSON.parse(readFileSync(join(root, 'apps/api/src/describe/recorded.gen.json'), 'utf8')), false);
  expect([...found]).toEqual([]);
});
