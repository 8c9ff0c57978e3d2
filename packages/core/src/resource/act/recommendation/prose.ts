import type { Project } from '@svc/contract/account/project';
import type { BriefRequest, ContentBrief } from '@svc/contract/act/recommendation';
import type { PrepareContext } from '../../../environment/index.ts';
import { ServiceError } from '../../../kernel/index.ts';
import { haveWritten } from '../../account/provider-key/index.ts';

const longest = 20_000;
const shortest = 200;

/** The brief as prose for whoever writes the page, by the workspace’s engine; null where none is asked for. */
export async function writeProse(
  context: PrepareContext,
  project: Project,
  brief: ContentBrief,
  { engine, maxCostUsd }: BriefRequest,
): Promise<ContentBrief['prose']> {
  if (engine === undefined) return null;
  const material = materialOf(brief);
  const { texts, label, cost } = await haveWritten(context, {
    engineId: engine,
    what: 'briefs',
    instead: 'the brief itself needs no key',
    maxCostUsd,
    orders: [[...orderOf(brief, project), ...material].join('\n')],
  });
  const text = (texts[0] ?? '').normalize('NFC').trim().slice(0, longest);
  if (text.length < shortest)
    throw new ServiceError(
      'engine_unavailable',
      `${label} wrote nothing usable as a brief. Try again, or leave out “engine”.`,
      { retryAfter: 30 },
    );
  return { text, unsupported: unsupportedIn(text, material.join('\n')), ...cost };
}

/** The instruction for the engine: to add nothing to what it is given. */
function orderOf({ title }: ContentBrief, { brand, locale }: Project): string[] {
  const { language } = locale;
  const said = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return [
    `Write a brief in ${said}, as Markdown of 300 to 800 words, for the author of a web page of ${brand.name}. Its aim: ${title}.`,
    'Use only what stands below. Invent no figure, fact, source, quotation or address; where one is missing, say that the author has to find it. Promise no effect.',
  ];
}

/** All that the brief has, in lines. */
function materialOf(brief: ContentBrief): string[] {
  const { page, questions, facts, sources, sections, lacks } = brief;
  const list = (heading: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`${heading}:`, ...items.map((item) => `- ${item}`)];
  return [
    page === null ? 'The page is new.' : `The page: ${page}`,
    ...list(
      'Questions that it has to answer, most urgent first',
      questions.map(({ text }) => text),
    ),
    ...list(
      'Facts',
      facts.map(({ terms, value }) => `${terms.join(', ')}: ${value}`),
    ),
    ...list(
      'Sections',
      sections.map(({ heading, why }) => `${heading} (${why})`),
    ),
    ...list(
      'What the page lacks',
      lacks.map(({ description }) => description),
    ),
    ...list(
      'Sites on which to be named',
      sources.map(({ domain }) => domain),
    ),
  ];
}

const figureOrAddress = /https?:\/\/[^\s)\]>"'”]{1,300}|\p{Nd}{1,15}(?:[.,]\p{Nd}{1,15}){0,5}/gu;
/** A number that begins a line numbers an item of a list. */
const itemNumber = /^\s{0,20}(?:#{1,6}\s)?\p{Nd}{1,2}[.)]\s/gmu;

/** Figures and addresses of a text that its material does not have, each once. */
function unsupportedIn(text: string, material: string): string[] {
  const read = (from: string) =>
    [...from.replace(itemNumber, '').matchAll(figureOrAddress)].map(([found]) =>
      found.replace(/[.,;:]+$/u, ''),
    );
  const given = new Set(read(material));
  return [...new Set(read(text))].filter((found) => !given.has(found)).slice(0, 50);
}
