import type { Project } from '@svc/contract/account/project';
import { readPage } from '@svc/page';
import { type Context, invalid } from '../../../kernel/index.ts';
import { newestPages } from './queries-set.ts';

/** Read while a request is answered, so it has to be small. */
const pagesRead = 20;
const charactersRead = 10_000;
const topicsKept = 12;

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/**
 * Topics of the project, without fetching anything: from its stored pages and its description. Throws validation_failed when
 * nothing is known, and says what to give.
 */
export async function topicsOfProject(
  context: Context,
  project: Project,
  language: string,
): Promise<{ phrase: string; weight: number }[]> {
  const pages = await newestPages(context, project.id, { pages: pagesRead, characters: charactersRead });
  const texts = [...pages];
  if (project.description) texts.unshift({ url: '', title: project.description, text: '' });
  const weights = new Map<string, number>();
  for (const text of texts) {
    for (const { phrase, weight } of readTopics(text, project.brand.name, language))
      weights.set(phrase, (weights.get(phrase) ?? 0) + weight);
  }
  const topics = [...weights]
    .sort((one, other) => other[1] - one[1])
    .map(([phrase, weight]) => ({ phrase, weight }));
  if (topics.length > 0) return topics.slice(0, topicsKept);
  throw invalid(
    'topics',
    'It is not known yet what the project offers. Give “topics”, or describe the project.',
    {
      expected: 'what buyers look for, such as ["project management software"]',
    },
  );
}

function readTopics(page: { title: string; text: string }, brand: string, language: string) {
  const paragraphs = page.text.split(/\n+/).map((line) => `<p>${escapeText(line)}</p>`);
  const name = escapeText(brand).replaceAll('"', '&quot;');
  const html = `<html lang="${language}"><head><title>${escapeText(page.title)}</title><meta property="og:site_name" content="${name}"></head><body>${paragraphs.join('')}</body></html>`;
  return readPage(html, 'https://stored.invalid/').identity.topics;
}
