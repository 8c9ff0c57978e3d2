import type { Answer, Block } from '../answer/answer.ts';
import type { Page } from '../answer/page.ts';
import { renderProse, tokensOf } from '../answer/render.ts';
import type { JsonObject } from './json.ts';
import { pageQuestions } from './page-questions.ts';
import type { AnswerMeta } from './wire.ts';

/** AI Mode and AI Overview: markdown as a whole, elements with their references, references of all. */
export function overviewResult(
  answer: Answer,
  meta: AnswerMeta,
  data: JsonObject,
  kind: 'ai_mode' | 'organic',
): JsonObject {
  const { text } = renderProse(answer, (page, number) => ` [[${number}]](${page.url})`);
  const cited = answer.pages.slice(0, answer.citedCount);
  const overview = {
    type: 'ai_overview',
    rank_group: 1,
    rank_absolute: 1,
    page: 1,
    position: 'left',
    xpath: null,
    ...(kind === 'organic' ? { asynchronous_ai_overview: true } : {}),
    markdown: text,
    items: answer.blocks.map((block) => element(answer, block)),
    references: cited.map(reference),
    rectangle: null,
  };
  const organic = {
    type: 'organic',
    rank_group: 1,
    rank_absolute: 2,
    url: 'https://reviews.example.org/registers/overview',
  };
  const shown = answer.blocks.length > 0 ? [overview] : [];
  const items = kind === 'organic' ? [...shown, organic, ...askedBeside(answer)] : shown;
  return {
    keyword: data.keyword,
    type: kind,
    se_domain: 'google.com',
    location_code: data.location_code,
    language_code: data.language_code,
    check_url: 'https://www.google.com/search',
    datetime: datetime(meta.now),
    spell: null,
    refinement_chips: null,
    item_types: items.map((item) => item.type),
    se_results_count: 0,
    items_count: items.length,
    items: items.length > 0 ? items : null,
  };
}

function askedBeside({ prompt, language }: Answer): JsonObject[] {
  const { peopleAlsoAsk, relatedSearches } = pageQuestions(prompt, language);
  if (peopleAlsoAsk.length === 0) return [];
  const place = { rank_group: 1, page: 1, position: 'left', xpath: null };
  return [
    {
      type: 'people_also_ask',
      ...place,
      rank_absolute: 3,
      items: peopleAlsoAsk.map((title) => ({
        type: 'people_also_ask_element',
        title,
        seed_question: null,
        xpath: null,
        expanded_element: null,
      })),
    },
    { type: 'related_searches', ...place, rank_absolute: 4, items: relatedSearches },
  ];
}

function element(answer: Answer, block: Block): JsonObject {
  const part: Answer = { ...answer, blocks: [block] };
  const { text, marks } = renderProse(part, () => '');
  const type = block.type === 'table' ? 'ai_overview_table_element' : 'ai_overview_element';
  const references = marks.map((mark) => reference(mark.page));
  return {
    type: answer.variant === 'odd' && block.type === 'list' ? 'ai_overview_expanded_element' : type,
    position: 'left',
    title: null,
    text,
    markdown: text,
    links: null,
    images: null,
    references: references.length > 0 ? references : null,
  };
}

function reference(page: Page): JsonObject {
  return {
    type: 'ai_overview_reference',
    position: 'left',
    source: page.domain,
    domain: hostOf(page),
    url: page.url,
    title: page.title,
    text: page.snippet,
  };
}

/** The consumer chat: `sources` are cited, `search_results` are all that was retrieved, with duplicates. */
export function scraperResult(
  answer: Answer,
  meta: AnswerMeta,
  data: JsonObject,
  gemini: boolean,
): JsonObject {
  const mark = (page: Page) => ` ([${page.domain}](${tracked(page)}))`;
  const refused = answer.variant === 'refusal' || answer.variant === 'blocked';
  const markdown = refused ? answer.refusal : renderProse(answer, mark).text;
  const cited = answer.pages.slice(0, answer.citedCount);
  const found = answer.pages.map((page) => ({
    type: 'chatgpt_search_result',
    url: page.url,
    domain: hostOf(page),
    title: page.title,
    description: page.snippet,
    breadcrumb: page.domain,
  }));
  const named = answer.draw.present.filter((entry) => entry.mentioned).map((entry) => entry.brand);
  const entities = answer.blocks.length > 0 ? named : [];
  const item = {
    type: 'chat_gpt_text',
    rank_group: 1,
    rank_absolute: 1,
    text: markdown,
    markdown,
    sources: null,
    brand_entities: null,
  };
  const items = markdown === '' ? null : [item];
  return {
    keyword: data.keyword,
    location_code: data.location_code,
    language_code: data.language_code,
    model: meta.model,
    check_url: 'https://chatgpt.com/',
    datetime: datetime(meta.now),
    markdown: markdown === '' ? null : markdown,
    ...(gemini ? {} : { search_results: answer.searched ? [...found, ...found.slice(0, 1)] : null }),
    sources: cited.length > 0 ? cited.map(source) : null,
    fan_out_queries: answer.searched ? answer.queries : null,
    brand_entities: entities.map((brand) => ({
      type: 'chat_gpt_brand_entity',
      title: brand.name,
      category: 'software',
      markdown: null,
      urls: [{ url: `https://${brand.domain}`, domain: brand.domain }],
    })),
    se_results_count: 0,
    item_types: items ? ['chat_gpt_text'] : [],
    items_count: items ? 1 : 0,
    items,
  };
}

function source(page: Page): JsonObject {
  return {
    type: 'chatgpt_source',
    title: page.title,
    snippet: page.snippet,
    domain: hostOf(page),
    url: tracked(page),
    thumbnail: null,
    source_name: page.domain,
    publication_date: '2026-11-03 00:00:00 +00:00',
    markdown: null,
  };
}

/** An official API behind the vendor: sections with annotations, null when there was no search. */
export function responsesResult(answer: Answer, meta: AnswerMeta): JsonObject {
  const { text, marks } = renderProse(answer, (page) => ` ([${page.domain}](${page.url}))`);
  const annotations = marks.map(({ page, start, end }) => ({
    title: page.domain,
    url: page.url,
    direct_url: page.url,
    start_index: start,
    end_index: end,
    text: text.slice(start, end),
  }));
  const shown = answer.variant === 'refusal' ? answer.refusal : text;
  const section = { type: 'text', text: shown, annotations: answer.searched ? annotations : null };
  return {
    model_name: meta.model,
    input_tokens: tokensOf(answer.prompt),
    output_tokens: tokensOf(shown),
    reasoning_tokens: 188,
    web_search: answer.searched,
    money_spent: 0.03,
    datetime: datetime(meta.now),
    items:
      shown === ''
        ? null
        : [
            { type: 'reasoning', sections: [{ type: 'summary_text', text: '...' }] },
            { type: 'message', sections: [section] },
          ],
    fan_out_queries: answer.searched ? answer.queries : null,
  };
}

export function tracked(page: Page): string {
  return `${page.url}${page.url.includes('?') ? '&' : '?'}utm_source=chatgpt.com`;
}

function hostOf(page: Page): string {
  return new URL(page.url).hostname;
}

function datetime(now: number): string {
  return new Date(now).toISOString().replace('T', ' ').replace(/\..*/, ' +00:00');
}
