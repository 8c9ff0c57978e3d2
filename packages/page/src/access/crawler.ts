/** Why a crawler fetches: training a model, filling a search index, or answering one user now. */
export type CrawlerPurpose = 'training' | 'search' | 'user_fetch';

export interface Crawler {
  operator: string;
  /** The name that robots.txt uses. */
  token: string;
  purpose: CrawlerPurpose;
  /** Whether its operator says that it obeys robots.txt. */
  obeys: 'yes' | 'no' | 'unclear';
  /** Engines whose answers it feeds. */
  engines: readonly string[];
  /** Shut out, its engines quote nothing of the page, whoever has indexed it. */
  gate?: true;
}

const google = ['gemini', 'gemini-ui', 'google-ai-overview', 'google-ai-mode'] as const;

/** The crawlers that decide presence in answers, as their operators describe them (November 2026). */
export const crawlers: readonly Crawler[] = [
  { operator: 'OpenAI', token: 'GPTBot', purpose: 'training', obeys: 'yes', engines: ['openai'] },
  { operator: 'OpenAI', token: 'OAI-SearchBot', purpose: 'search', obeys: 'yes', engines: ['openai', 'chatgpt-ui'] },
  { operator: 'OpenAI', token: 'ChatGPT-User', purpose: 'user_fetch', obeys: 'unclear', engines: ['openai', 'chatgpt-ui'] },
  { operator: 'Anthropic', token: 'ClaudeBot', purpose: 'training', obeys: 'yes', engines: ['anthropic'] },
  { operator: 'Anthropic', token: 'Claude-SearchBot', purpose: 'search', obeys: 'yes', engines: ['anthropic'] },
  { operator: 'Anthropic', token: 'Claude-User', purpose: 'user_fetch', obeys: 'yes', engines: ['anthropic'] },
  { operator: 'Perplexity', token: 'PerplexityBot', purpose: 'search', obeys: 'yes', engines: ['perplexity', 'perplexity-ui'] },
  { operator: 'Perplexity', token: 'Perplexity-User', purpose: 'user_fetch', obeys: 'no', engines: ['perplexity', 'perplexity-ui'] },
  { operator: 'Google', token: 'Googlebot', purpose: 'search', obeys: 'yes', engines: google },
  // Google: grounding with Google Search leaves out pages that disallow Google-Extended; Search itself does not.
  { operator: 'Google', token: 'Google-Extended', purpose: 'training', obeys: 'yes', engines: ['gemini', 'gemini-ui'], gate: true },
  { operator: 'Google', token: 'Google-Agent', purpose: 'user_fetch', obeys: 'no', engines: google },
  { operator: 'Microsoft', token: 'bingbot', purpose: 'search', obeys: 'yes', engines: ['copilot-ui'] },
  { operator: 'Apple', token: 'Applebot', purpose: 'search', obeys: 'yes', engines: [] },
  { operator: 'Apple', token: 'Applebot-Extended', purpose: 'training', obeys: 'yes', engines: [] },
  { operator: 'Meta', token: 'meta-webindexer', purpose: 'search', obeys: 'yes', engines: [] },
  { operator: 'Meta', token: 'meta-externalagent', purpose: 'training', obeys: 'yes', engines: [] },
  { operator: 'Amazon', token: 'Amzn-SearchBot', purpose: 'search', obeys: 'yes', engines: [] },
  { operator: 'Amazon', token: 'Amazonbot', purpose: 'training', obeys: 'yes', engines: [] },
  { operator: 'Mistral', token: 'MistralAI-User', purpose: 'user_fetch', obeys: 'yes', engines: ['mistral'] },
  { operator: 'Brave', token: 'Bravebot', purpose: 'search', obeys: 'yes', engines: ['mistral', 'anthropic'] },
  { operator: 'DuckDuckGo', token: 'DuckAssistBot', purpose: 'user_fetch', obeys: 'yes', engines: [] },
  { operator: 'DeepSeek', token: 'DeepSeekBot', purpose: 'training', obeys: 'no', engines: ['deepseek'] },
  { operator: 'Common Crawl', token: 'CCBot', purpose: 'training', obeys: 'yes', engines: [] },
  { operator: 'ByteDance', token: 'Bytespider', purpose: 'training', obeys: 'no', engines: [] },
]; // biome-ignore format: a table

/** Whether the engines’ answers draw on what it may have: a search crawler, or a gate. */
export const feedsAnswers = ({ purpose, gate }: Crawler): boolean => purpose === 'search' || gate === true;
