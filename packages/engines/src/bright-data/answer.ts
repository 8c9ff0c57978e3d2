import type { AskContext, EngineQuestion } from '../adapter.ts';
import type { Citation, EngineAnswer } from '../answer.ts';
import { cite, citeInline } from '../wire/citation.ts';
import { asString, type JsonObject, objectAt, objectsOf, stringsOf } from '../wire/json.ts';
import { asWebUrl, collectSources, withoutTextFragment } from '../wire/link.ts';
import { settleOutcome, unknownUsage } from '../wire/outcome.ts';
import { scrape } from './scrape.ts';

/** A scraper, and the page that it opens. */
export interface BrightDataScreen {
  dataset: string;
  page: string;
}

const texts = ['answer_text_markdown', 'answer_text', 'answer', 'response', 'text'];
const htmls = ['answer_html', 'answer_section_html'];
/** Copies of the page, many times the size of the answer. */
const bulky = new Set([...htmls, 'response_raw']);

/** Search is not forced: the product decides. */
export async function askBrightData(
  { dataset, page }: BrightDataScreen,
  { prompt, locale }: EngineQuestion,
  context: AskContext,
): Promise<EngineAnswer> {
  const input = { url: page, prompt, ...(locale.country ? { country: locale.country } : {}), index: 1 };
  const { record, snapshotId, requestId } = await scrape(context, dataset, input);
  const text = texts.map((name) => asString(record[name])).find((value) => value !== null) ?? '';
  const citations = citeInline(text, readCited(record));
  const sources = collectSources(objectsOf(record.search_sources));
  const searchQueries = readQueries(record);
  const evident = citations.length > 0 || sources.length > 0 || (searchQueries ?? []).length > 0;
  return {
    outcome: settleOutcome(text, null, 'complete'),
    text,
    citations,
    sources,
    searchQueries,
    html: htmls.map((name) => asString(record[name])).find((value) => value !== null) ?? null,
    htmlFrom: 'Bright Data',
    // `web_search_triggered` is often false although a search ran, so only evidence counts.
    searched: evident || record.web_search_triggered === true ? true : null,
    modelRequested: null,
    modelServed: asString(record.model),
    providerId: snapshotId,
    requestId,
    finishReason: null,
    refusal: null,
    usage: unknownUsage,
    cost: { usd: null, basis: 'unknown' },
    raw: JSON.stringify(Object.fromEntries(Object.entries(record).filter(([name]) => !bulky.has(name)))),
  };
}

/** Entries are objects or plain URLs; the same page stands in several lists. */
function readCited(record: JsonObject): Citation[] {
  const lists = ['citations', 'links_attached', 'sources'];
  const filled = lists.map((name) => record[name]).find((list) => Array.isArray(list) && list.length > 0);
  const byUrl = new Map<string, Citation>();
  for (const entry of Array.isArray(filled) ? filled : []) {
    const holder = typeof entry === 'string' ? { url: entry } : entry;
    const [{ url = null, title = null } = {}] = objectsOf([holder]);
    const address = asWebUrl(url);
    if (address === null) continue;
    const { page, text } = withoutTextFragment(address);
    if (!byUrl.has(page)) byUrl.set(page, cite(page, { title: asString(title), citedText: text }));
  }
  return [...byUrl.values()];
}

function readQueries(record: JsonObject): string[] | null {
  if (Array.isArray(record.web_search_query)) return stringsOf(record.web_search_query);
  const queries = objectAt(record, 'metadata', 'search_model_queries')?.queries;
  return Array.isArray(queries) ? stringsOf(queries) : null;
}
