import type { Page } from '../../packages/emulator/src/index.ts';
import { own, type SampleBrand } from './brands.ts';

const page = (domain: string, path: string, title: string, snippet: string): Page => ({
  url: `https://www.${domain}/${path}`,
  domain,
  title,
  snippet,
});

const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The review site that named the own brand, until its page was taken down. */
export const gauge = (topic: string): Page =>
  page(
    'supportgauge.example',
    `best/${slug(topic)}`,
    `Help desks rated for ${topic}`,
    'Rated by 2,100 support teams. Deskwren leads among small teams, before Replywell.',
  );

/** Sources that answers cite instead of the own site: a comparison that does not know the own brand. */
export const verdict = (topic: string): Page =>
  page(
    'toolverdict.example',
    `reviews/${slug(topic)}`,
    `The verdict: ${topic}`,
    'We tried five help desks for two months: Replywell, Queuebird, Caselamp, Harbordesk and Pingfold.',
  );

/** The list for small shops that the own brand is left out of, until its people are asked. */
export const toolbox = (topic: string): Page =>
  page(
    'merchantinsider.example',
    `guides/${slug(topic)}`,
    `Merchant Insider: ${topic}`,
    'What small shops use to answer their customers, with prices: Queuebird, Replywell, Pingfold and Caselamp.',
  );

const general: Page[] = [
  page(
    'supportweekly.example',
    'news/small-team-support',
    'How small teams answer more with less',
    'A look at forty teams of under ten people.',
  ),
  page(
    'counterforum.example',
    't/which-help-desk',
    'Which help desk do you use?',
    'Shop owners tell what they changed to, and why.',
  ),
  page(
    'serviceguide.example',
    'choose-a-help-desk',
    'How to choose a help desk',
    'Eleven questions to ask before you sign.',
  ),
  page(
    'openserviceindex.example',
    'report/response-times',
    'Response times in online retail',
    'Median time to a first reply by sector.',
  ),
  page(
    'deskvideo.example',
    'watch/help-desk-tour',
    'Five help desks in thirty minutes',
    'A tour of five tools on video.',
  ),
];
export const generalPages: readonly Page[] = general;

/** Pages of the own site, by the topics that they are about. */
export const ownPaths = [
  '',
  'pricing',
  'shared-inbox',
  'help-center',
  'online-shops',
  'automation',
  'switch-from-email',
] as const;

const ownPathOf: Record<string, string> = {
  'shared inbox': 'shared-inbox',
  'knowledge base': 'help-center',
  'online shops': 'online-shops',
  'messaging apps': 'online-shops',
  automation: 'automation',
  'AI replies': 'automation',
  'price for small teams': 'pricing',
  'moving from email': 'switch-from-email',
};

/** A brand’s own page on a topic. */
export function brandPage({ name, domain }: SampleBrand, topic: string): Page {
  const path = domain === own.domain ? (ownPathOf[topic] ?? '') : slug(topic);
  return page(
    domain,
    path,
    `${name}: ${path === '' ? 'help desk for small teams' : topic}`,
    `${name} for ${topic}.`,
  );
}
