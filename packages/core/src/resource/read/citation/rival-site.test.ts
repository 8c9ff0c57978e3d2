import { expect, test } from 'vitest';
import { isRivalSite } from './rival-site.ts';

const rival = (name: string, domains: string[] = []) => ({ name, aliases: [], domains });

test.each([
  ['crewtide.example', 'editorial', true],
  ['getcrewtide.example', 'other', true],
  ['crewtide-app.example', 'company', true],
  ['rotamill.test', 'other', true],
  ['planday.example', 'competitor', true],
  ['crewtidereviews.example', 'editorial', false],
  ['g2.com', 'ugc', false],
  ['abc.example', 'other', false],
])('%s (%s) is a rival’s own site: %s', (domain, sourceType, is) => {
  const project = { competitors: [rival('Crewtide'), rival('Rota Mill', ['rotamill.test']), rival('ABC')] };
  expect(isRivalSite(project as never)(domain, sourceType)).toBe(is);
});
