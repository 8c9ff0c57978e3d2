import { behaviour } from '../docs/guide-page.ts';
import { escapeHtml, renderPage } from '../docs/page.ts';
import {
  type Answered,
  answersOf,
  type Entry,
  type Group,
  parametersOf,
  type Reference,
  type Schema,
  schemaName,
} from './document.ts';
import { field, fields, neededSchemas, schemaSection, typeOf } from './schemas.ts';
import { indexScript, style } from './style.ts';
import { inline, words } from './words.ts';

export const addressOf = (id: string): string => `/docs/reference/${id}`;

const page = (productName: string, title: string, body: string, summary: string): string =>
  renderPage({
    part: '/docs/reference',
    title,
    body: `<style>${style}</style>${body}`,
    productName,
    summary,
  });

const method = ({ method }: Entry): string => `<b class="method ${method.toLowerCase()}">${method}</b>`;

const matches = ({ id, path, operation }: Entry, asked: readonly string[]): boolean => {
  const text = `${id} ${path} ${operation.summary} ${operation.description}`.toLowerCase();
  return asked.every((word) => text.includes(word));
};

const row = (entry: Entry): string =>
  `<li><a href="${addressOf(entry.id)}">${method(entry)} <span>${escapeHtml(entry.operation.summary ?? entry.id)}</span> <code>${escapeHtml(entry.path)}</code>${entry.operation.deprecated ? ' <i>ends</i>' : ''}</a></li>`;

const groupSection = ({ name, anchor, description, entries }: Group): string =>
  `<section id="${anchor}"><h2><a class="anchor" href="#${anchor}">${escapeHtml(name)}</a></h2>${description ? `<p class="soft">${inline(description)}</p>` : ''}<ul class="operations">${entries.map(row).join('')}</ul></section>`;

/** Every operation by its group; with words, those that have all of them. */
export function indexPage({ groups, productName }: Reference, query: string): string {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => matches(entry, asked)) }))
    .filter(({ entries }) => entries.length > 0);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const body = `<h1>API reference</h1>
<p>Each operation with what it takes, what it answers, its code and a recorded example. The document behind it, for tools: <a href="/openapi.json">/openapi.json</a>.</p>
<form role="search" aria-label="Operations"><label for="q">Find an operation or an event</label><br><input id="q" name="q" type="search" value="${escapeHtml(query)}" autocomplete="off" spellcheck="false"></form>
<p id="count" class="soft" role="status">${count === 0 ? 'Nothing has these words.' : `${count} operations and events`}</p>
<nav class="groups" aria-label="Groups">${shown.map(({ name, anchor }) => `<a href="#${anchor}">${escapeHtml(name)}</a>`).join(' ')}</nav>
<div id="all">${shown.map(groupSection).join('')}</div><script>${indexScript}</script>`;
  return page(
    productName,
    'API reference',
    body,
    'Each operation with what it takes, what it answers, its code and a recorded example.',
  );
}

const json = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2));

const block = (title: string, text: string, isOpen: boolean): string =>
  `<details class="code"${isOpen ? ' open' : ''}><summary>${title}</summary><div class="block"><pre tabindex="0"><code>${text}</code></pre><button type="button">Copy</button></div></details>`;

/** Describes a body: the schema with its fields, or a link to them where the page has shown them already. */
function bodyOf(schema: Schema, needed: Map<string, Schema>): string {
  const name = schemaName(schema);
  const target = name === null ? undefined : needed.get(name);
  if (name === null || !target) return `<p class="type">${typeOf(schema)}</p>${fields(schema)}`;
  needed.delete(name);
  return schemaSection([name, target]);
}

const provenances: Readonly<Record<string, string>> = {
  live: 'Live: asks engines',
  cached: 'Cached: from what is stored',
  predicted: 'Predicted: no engine is asked',
};

/** What a caller has to know before calling, each with a link to its explanation. */
function badgesOf({ operation }: Entry): string {
  const about = operation['x-svc'];
  if (!about) return '';
  const effect = about.destructive ? 'Deletes' : about.readOnly ? 'Read only' : 'Changes something';
  const badges: [kind: string, text: string, href: string][] = [
    [about.destructive ? 'warns' : 'plain', effect, '/docs/guides/calling-the-api#when-to-retry'],
    [
      'plain',
      about.scope ? `Scope <code>${escapeHtml(about.scope)}</code>` : 'No scope needed',
      '/docs/guides/keys-roles-gates#scopes-and-roles',
    ],
    about.spendsCredits
      ? ['costs', 'Spends credits', '/docs/errors/insufficient_credits']
      : ['plain', '0 credits', '/docs/guides/calling-the-api#limits'],
  ];
  const provenance = provenances[about.provenance ?? ''];
  // An operation that only changes something answers no figures.
  if (provenance && (about.readOnly || about.provenance !== 'cached'))
    badges.push([about.provenance ?? '', provenance, '/docs/guides/reading-a-number#the-fields']);
  if (about.gateable)
    badges.push(['plain', 'May wait for an approval', '/docs/guides/keys-roles-gates#gates']);
  if (about.tool)
    badges.push(['plain', `Tool <code>${escapeHtml(about.tool)}</code>`, '/docs/guides/agents']);
  return `<ul class="badges">${badges.map(([kind, text, href]) => `<li><a class="${kind}" href="${href}">${text}</a></li>`).join('')}</ul>`;
}

function errorRow([status, { description = '', ...answer }]: [string, Answered]): string {
  const known = new Set(answer['x-error-codes']);
  const linked = description.replaceAll(/`([a-z_]+)`/g, (text, code: string) =>
    known.has(code) ? `[${text}](/docs/errors/${code})` : text,
  );
  return `<li><code class="name">${status}</code> ${inline(linked)}</li>`;
}

const isGood = (status: string): boolean => status.startsWith('2');

/** The page of one operation or event: text on the left, examples to copy on the right; on a phone one below the other. */
export function operationPage(reference: Reference, entry: Entry): string {
  const { operation, path } = entry;
  const parameters = parametersOf(reference, entry);
  const answers = answersOf(reference, entry);
  const good = answers.filter(([status]) => isGood(status));
  const failed = answers.filter(([status]) => !isGood(status));
  const sent = Object.entries(operation.requestBody?.content ?? {});
  const schemas = [...sent, ...good.flatMap(([, { content = {} }]) => Object.entries(content))].flatMap(
    ([, { schema }]) => schema ?? [],
  );
  const needed = new Map(
    neededSchemas(reference.document, [...parameters.flatMap(({ schema }) => schema ?? []), ...schemas]),
  );
  const group = reference.groups.find(({ name }) => name === entry.group);
  const isEvent = entry.method === 'EVENT';
  const read = [
    parameters.length > 0 &&
      `<h2>Parameters</h2><ul class="fields">${parameters
        .map(({ name, in: where, required = false, description = '', schema = {} }) =>
          field(name, schema, { required, description: `${description} (${where})` }),
        )
        .join('')}</ul>`,
    sent.length > 0 &&
      `<h2>${isEvent ? 'What is sent' : 'Request body'}</h2>${sent.map(([type, { schema = {} }]) => `<p class="soft">${type}</p>${bodyOf(schema, needed)}`).join('')}`,
    good.length > 0 &&
      `<h2>${isEvent ? 'What to answer' : 'Answers'}</h2>${good
        .map(
          ([status, { description = '', content = {} }]) =>
            `<p><code class="name">${status}</code> ${inline(description)}</p>${Object.values(content)
              .map(({ schema = {} }) => bodyOf(schema, needed))
              .join('')}`,
        )
        .join('')}`,
    failed.length > 0 &&
      `<h2>Errors</h2><p>Each is a problem document; its <code>code</code> says which. <a href="/docs/guides/calling-the-api#errors">All codes</a>.</p><ul class="fields">${failed.map(errorRow).join('')}</ul>`,
  ].filter((part) => part !== false);
  // Schemas that no body has shown yet.
  if (needed.size > 0) read.push(`<h2>Schemas</h2>${[...needed].map(schemaSection).join('')}`);
  const examples = [
    ...sent.flatMap(([, { example }]) => (example === undefined ? [] : ['Request body', json(example)])),
    ...good.flatMap(([status, { content = {} }]) =>
      Object.values(content).flatMap(({ example }) =>
        example === undefined ? [] : [`Answer ${status}, as it was recorded`, json(example)],
      ),
    ),
  ];
  const copied = [
    ...(operation['x-codeSamples'] ?? []).map(({ lang, source }, at) =>
      block(escapeHtml(lang), escapeHtml(source), at === 0),
    ),
    ...examples.flatMap((title, at) => (at % 2 === 0 ? [block(title, examples[at + 1] ?? '', true)] : [])),
  ];
  const body = `<p class="way"><a href="/docs/reference">API reference</a> › <a href="/docs/reference#${group?.anchor}">${escapeHtml(entry.group)}</a></p>
<h1>${escapeHtml(isEvent ? path : (operation.summary ?? entry.id))}</h1>
<p class="address">${method(entry)} <code>${escapeHtml(path)}</code>${isEvent ? '' : ` <a class="try" href="${addressOf(entry.id)}/try">Try it</a>`}</p>
${operation.deprecated ? '<p><b>This operation ends: its description says when, and what to use.</b></p>' : ''}${words(operation.description ?? '')}${badgesOf(entry)}
<div class="halves"><div>${read.join('')}</div>${copied.length > 0 ? `<div class="right">${copied.join('')}</div>` : ''}</div>
<nav class="others" aria-label="${escapeHtml(entry.group)}"><h2>${escapeHtml(entry.group)}</h2><ul class="operations">${group?.entries.map(row).join('') ?? ''}</ul></nav>
<script>${behaviour}</script>`;
  // The first sentence is enough for who looks for a page.
  const [summary = ''] = (operation.description ?? operation.summary ?? '').split(/(?<=\.)\s/);
  return page(reference.productName, isEvent ? path : (operation.summary ?? entry.id), body, summary);
}

export const unknownPage = (id: string, productName: string): string =>
  page(
    productName,
    'Not found',
    `<h1>There is no “${escapeHtml(id)}”</h1><p>Look through <a href="/docs/reference">all operations and events</a>.</p>`,
    '',
  );
