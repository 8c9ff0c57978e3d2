/** How its operator lets others tell a crawler from whoever uses its name. */
export interface Proof {
  /** Address at which its ranges are published. */
  source?: string;
  /** What its host names end in. */
  names?: readonly string[];
}

const openai = (file: string): Proof => ({ source: `https://openai.com/${file}.json` });
const google = (file: string): Proof => ({
  source: `https://developers.google.com/static/crawling/ipranges/${file}.json`,
  names: ['googlebot.com', 'google.com'],
});
const anthropic: Proof = { source: 'https://claude.com/crawling/bots.json' };
const amazon: Proof = { names: ['crawl.amazonbot.amazon'] };

/** By the name in robots.txt, as the operators describe it (November 2026). Other crawlers publish no way to check them. */
const proofs: Readonly<Record<string, Proof>> = {
  GPTBot: openai('gptbot'),
  'OAI-SearchBot': openai('searchbot'),
  'ChatGPT-User': openai('chatgpt-user'),
  ClaudeBot: anthropic,
  'Claude-SearchBot': anthropic,
  'Claude-User': anthropic,
  PerplexityBot: { source: 'https://www.perplexity.com/perplexitybot.json' },
  'Perplexity-User': { source: 'https://www.perplexity.com/perplexity-user.json' },
  Googlebot: google('common-crawlers'),
  'Google-Agent': google('user-triggered-agents'),
  bingbot: { source: 'https://www.bing.com/toolbox/bingbot.json', names: ['search.msn.com'] },
  Applebot: { source: 'https://search.developer.apple.com/applebot.json', names: ['applebot.apple.com'] },
  Amazonbot: amazon,
  'Amzn-SearchBot': amazon,
  CCBot: { source: 'https://index.commoncrawl.org/ccbot.json', names: ['crawl.commoncrawl.org'] },
  DuckAssistBot: { source: 'https://duckduckgo.com/duckassistbot.json' },
  'MistralAI-User': { source: 'https://mistral.ai/mistralai-user-ips.json' },
};

export const proofOf = (crawler: string): Proof => proofs[crawler] ?? {};
export const rangeSources = [...new Set(Object.values(proofs).flatMap(({ source }) => source ?? []))];
