import type { AskContext, EngineQuestion } from '../adapter.ts';
import type { Citation, EngineAnswer } from '../answer.ts';
import { scrape } from '../bright-data/index.ts';
import { cite, citeInline } from '../wire/citation.ts';
import { asString, type JsonObject, objectAt, objectsOf, stringsOf } from '../wire/json.ts';
import { asWebUrl, collectSources } from '../wire/link.ts';
import { settleOutcome, unknownUsage } from '../wire/outcome.ts';

export const chatGptDataset = 'gd_m7aof0k82r803d5bjm';
const product = 'https://chatgpt.com/';
const texts = ['answer_text_markdown', 'answer_text', 'answer', 'response', 'text'];
/** Copies of the page, many times the size of the answer. */
const bulky = new Set(['answer_html', 'answer_section_html', 'response_raw']);

/** Search is not forced: the product decides. */
export async function askBrightData(
  { prompt, locale }: EngineQuestion,
  context: AskContext,
): Promise<EngineAnswer> {
  const input = { url: product, prompt, ...(locale.country ? { country: locale.country } : {}), index: 1 };
  const { record, snapshotId, requestId } = await scrape(context, chatGptDataset, input);
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
    if (address !== null && !byUrl.has(address))
      byUrl.set(address, cite(address, { title: asString(title) }));
  }
  return [...byUrl.values()];
}

function readQueries(record: JsonObject): string[] | null {
  if (Array.isArray(record.web_search_query)) return stringsOf(record.web_search_query);
  const queries = objectAt(record, 'metadata', 'search_model_queries')?.queries;
  return Array.isArray(queries) ? stringsOf(queries) : null;
}
