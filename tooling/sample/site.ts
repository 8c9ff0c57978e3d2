import type { GuardedFetch } from '@svc/core/guard';
import type { Page } from '../../packages/emulator/src/index.ts';
import { own } from './brands.ts';
import { generalPages, ownPaths, toolbox, verdict } from './sources.ts';
import { topics } from './topics.ts';

const titles: Record<(typeof ownPaths)[number], [title: string, intro: string, about: string[]]> = {
  '': [
    'Help desk for small teams',
    'Deskwren is a help desk for small teams that sell online.',
    ['shared inbox', 'automation'],
  ],
  pricing: ['Prices', 'Deskwren has one plan with everything in it.', ['price for small teams']],
  'shared-inbox': [
    'A shared inbox',
    'One queue for all addresses of your shop.',
    ['shared inbox', 'response times'],
  ],
  'help-center': ['Help center', 'Articles that answer before a ticket is written.', ['knowledge base']],
  'online-shops': [
    'For online shops',
    'Orders and refunds beside each message.',
    ['online shops', 'messaging apps'],
  ],
  automation: ['Automation', 'Rules that are tried on last week’s tickets.', ['automation', 'AI replies']],
  'switch-from-email': [
    'Switch from email',
    'From a mailbox to a help desk in an afternoon.',
    ['moving from email'],
  ],
};

const robots = 'User-agent: *\nAllow: /\n\nUser-agent: CCBot\nDisallow: /\n';

/** A page of the own site. It has no figures, no sources and no table: what the product finds to be missing. */
function html(path: (typeof ownPaths)[number]): string {
  const [title, intro, about] = titles[path];
  const sections = topics
    .filter(({ name }) => about.includes(name))
    .map(
      ({ name, points, advice }) =>
        `<h2>${name[0]?.toUpperCase()}${name.slice(1)}</h2>${points.map((point) => `<p>${own.name} ${point}.</p>`).join('')}<p>${advice.join(' ')}</p>`,
    );
  const price = path === 'pricing' ? '<p>$19 per agent a month. There is no free plan.</p>' : '';
  const links = ownPaths.map((other) => `<a href="/${other}">${titles[other][0]}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><title>${title} | ${own.name}</title><meta name="description" content="${intro}"></head><body><nav>${links}</nav><main><h1>${title}</h1><p>${intro}</p>${price}${sections.join('')}</main></body></html>`;
}

const origin = `https://www.${own.domain}`;
export const ownPages = ownPaths.map((path) => `${origin}/${path}`);

/** A page of others: its title, what it says, and the questions of its topic. */
const pageOfOthers = ({ title, snippet }: Page, said: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${snippet}</p>${said.map((one) => `<p>${one}</p>`).join('')}</main></body></html>`;

/** The own site and the sources that answers cite, as the product’s page reader meets them; nothing else can be reached. */
export function sampleSite(): GuardedFetch {
  const bodies = new Map<string, [type: string, body: string]>(
    ownPaths.map((path) => [`${origin}/${path}`, ['text/html; charset=utf-8', html(path)]]),
  );
  for (const page of generalPages) bodies.set(page.url, ['text/html', pageOfOthers(page, [])]);
  for (const { name, sources, advice } of topics)
    if (sources !== 'none')
      for (const page of sources === 'gauge' ? [verdict(name)] : [toolbox(name)])
        bodies.set(page.url, ['text/html', pageOfOthers(page, advice)]);
  bodies.set(`${origin}/robots.txt`, ['text/plain', robots]);
  return {
    check: (url) => new URL(url),
    async get(url) {
      const [type, body] = bodies.get(url) ?? ['text/plain', ''];
      const known = bodies.has(url);
      return {
        url,
        status: known ? 200 : 404,
        headers: { 'content-type': type },
        body: Buffer.from(body),
        text: () => body,
        redirects: [],
        ttfbMs: 40,
      };
    },
    post: () => Promise.reject(new Error('the sample posts nothing')),
    close: async () => {},
  };
}
