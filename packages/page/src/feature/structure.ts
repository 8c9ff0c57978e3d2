import { namedValues, nodesOf } from '../content/index.ts';
import { fold, splitWords } from '../language/index.ts';
import type { Evidence } from '../types.ts';
import {
  type FeatureInput,
  inBody,
  type PageFeature,
  seen,
  share,
  standardise,
  tooShort,
} from './feature.ts';

const comparing =
  /\b(?:vs\.?|versus|compar\w+|alternatives? to|vergleich\w*|im vergleich|gegenuber|comparati[fv]\w*|compare[rz]?|comparacion|confronto|confronta|comparacao|vergelijk\w*)\b/;

/** A title or heading that compares, or a table of at least three columns with a header row. */
export function readComparison({ page, blocks, identity }: FeatureInput): PageFeature {
  const evidence: Evidence[] = [];
  if (identity.titleRaw && comparing.test(fold(identity.titleRaw)))
    evidence.push({ quote: identity.titleRaw, where: 'title' });
  for (const { kind, text } of blocks)
    if (kind === 'heading' && comparing.test(fold(text))) evidence.push({ quote: text, where: 'heading' });
  const { $ } = page;
  let tables = 0;
  $('table')
    .slice(0, 50)
    .each((_, table) => {
      const header = $(table).find('tr').first().children('th, td');
      const rows = $(table).find('tr').length;
      if (header.length < 3 || rows < 2) return;
      tables += 1;
      evidence.push({
        quote: header
          .toArray()
          .map((cell) => $(cell).text().trim())
          .join(' | '),
        where: 'body',
      });
    });
  return seen(evidence.length ? 1 : 0, { headings: evidence.length - tables, tables }, evidence);
}

/** Names with values in tables, definition lists and structured data; six are clearly present. */
export function readSpecifications({ page }: FeatureInput): PageFeature {
  const pairs = namedValues(page);
  const structured = nodesOf(page.jsonLd, /^PropertyValue$/).length;
  return seen(share((pairs.length + structured) / 6), { pairs: pairs.length, structured }, inBody(pairs));
}

/** Subheadings per 1,000 words and levels used, against a typical 8 and 2; sections of 120 to 180 words add a little. */
export function readSubheadings(input: FeatureInput): PageFeature {
  const short = tooShort(input);
  if (short) return short;
  const headings = input.blocks.filter(({ level }) => level !== null && level > 1);
  const levels = new Set(headings.map(({ level }) => level)).size;
  const per1000 = (1000 * headings.length) / input.words.length;
  // The logarithm makes every doubling one step.
  const value =
    standardise(Math.log1p(per1000), Math.log1p(8), 0.8) * 0.7 + standardise(levels, 1.5, 0.8) * 0.3;
  const sectionWords = headings.length ? input.words.length / (headings.length + 1) : input.words.length;
  const evidence = headings.map(({ text }) => ({ quote: text, where: 'heading' as const }));
  return seen(value, { subheadings: headings.length, levels, wordsPerSection: sectionWords }, evidence);
}

/** Lists and emphasis; one list item or emphasised run in 40 words is clearly present. */
export function readFormatting(input: FeatureInput): PageFeature {
  const short = tooShort(input);
  if (short) return short;
  const items = input.blocks.filter(({ kind }) => kind === 'list_item').length;
  const emphasised = input.page.$('main b, main strong, article b, article strong, p b, p strong').length;
  return seen(share((items + emphasised) / (input.words.length / 40)), { listItems: items, emphasised });
}

/** FAQ markup, or at least two headings that are questions. */
export function readQuestions({ page, blocks, url }: FeatureInput): PageFeature {
  const marked = nodesOf(page.jsonLd, /^(FAQPage|QAPage)$/).length;
  const { $ } = page;
  const summaries = $('details > summary, dl > dt')
    .toArray()
    .map((element) => $(element).text().trim());
  const questions = [
    ...blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
    ...summaries,
  ].filter((text) => /[?？]\s*$/.test(text));
  const named = /\bfaqs?\b/.test(
    `${new URL(url).pathname} ${fold(
      blocks
        .filter(({ kind }) => kind === 'heading')
        .map(({ text }) => text)
        .join(' '),
    )}`,
  );
  const value =
    marked || questions.length >= 2 || (named && questions.length) ? 1 : questions.length ? 0.5 : 0;
  return seen(
    value,
    { marked, questions: questions.length },
    questions.map((quote) => ({ quote, where: 'heading' as const })),
  );
}

export function readStructuredData({ page, identity }: FeatureInput): PageFeature {
  const evidence = identity.structuredDataTypes.map((quote) => ({ quote, where: 'json_ld' as const }));
  const microdata = page.$('[itemscope][itemtype]').length;
  return seen(page.jsonLd.length ? 1 : 0, { objects: page.jsonLd.length, microdata }, evidence);
}

/** Main-text length: ln of words against a typical 700, one standard deviation being a factor of 2.5. */
export function readLength({ words, blocks }: FeatureInput): PageFeature {
  const all =
    words.length +
    blocks
      .filter(({ kind }) => kind === 'heading')
      .reduce((sum, { text }) => sum + splitWords(text).length, 0);
  return seen(standardise(Math.log(Math.max(all, 1)), Math.log(700), Math.log(2.5)), { words: all });
}
