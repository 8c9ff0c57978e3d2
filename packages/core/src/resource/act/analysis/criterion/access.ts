import type { Flaw, PageReading } from '@svc/page';
import { type Criterion, graded, met, notAsked, type Seen } from './types.ts';

/** A flaw that is there is a criterion not met. */
const without =
  (flaw: Flaw) =>
  ({ flaws }: PageReading): Seen =>
    flaws[flaw] ? graded(0, flaws[flaw]) : graded(1);

const known = (value: boolean | null): number | null => (value === null ? null : Number(value));

/** Whether engines can have the page at all, and whether it is one. */
export const accessCriteria: readonly Criterion[] = [
  {
    part: 'access',
    check: 'indexable',
    weight: 3,
    importance: 'high',
    judge: ({ indexability }) => graded(known(indexability.indexable), indexability.evidence),
    message: 'The page tells search engines not to index it.',
    action: 'Remove noindex from the meta tag or header, and answer with status 200.',
  },
  {
    part: 'access',
    check: 'quotable',
    weight: 2,
    importance: 'high',
    // "none" forbids both, and one finding says so.
    judge: ({ indexability }) =>
      indexability.indexable === false
        ? notAsked
        : graded(known(indexability.quotable), indexability.evidence),
    message: 'The page tells engines not to quote it.',
    action: 'Remove nosnippet and max-snippet:0.',
  },
  {
    part: 'access',
    check: 'text_without_scripts',
    weight: 3,
    importance: 'high',
    judge: ({ scripted }) => (scripted ? graded(0, [scripted]) : graded(1)),
    message: 'The HTML has almost no text: scripts add it in the browser, and most crawlers run none.',
    action: 'Render the text on the server.',
  },
  {
    part: 'access',
    check: 'is_found',
    weight: 2,
    importance: 'high',
    judge: without('not_found_page'),
    message: 'The page says that there is nothing here.',
    action: 'Answer with status 404, or put the content back.',
  },
  {
    part: 'access',
    check: 'opens_without_login',
    weight: 2,
    importance: 'high',
    judge: without('login_wall'),
    message: 'The text is behind a login, which crawlers cannot pass.',
    action: 'Put what people should find in front of the login.',
  },
  {
    part: 'access',
    check: 'no_hidden_instructions',
    weight: 2,
    importance: 'high',
    judge: without('hidden_instructions'),
    message: 'Text on the page tells language models what to say.',
    action: 'Take it out: engines treat it as an attack and may drop the page.',
  },
  {
    part: 'access',
    check: 'no_hidden_text',
    importance: 'medium',
    judge: without('hidden_text'),
    message: 'Some text is visible to crawlers but hidden from readers.',
    action: 'Show it, or take it out: search engines punish hidden text.',
  },
  {
    part: 'access',
    check: 'canonical_is_itself',
    importance: 'medium',
    judge: ({ indexability, identity }) =>
      met(
        !indexability.canonicalElsewhere,
        identity.canonical ? [{ quote: identity.canonical, where: 'meta' }] : [],
      ),
    message: 'The canonical address is another page: engines may take that one instead.',
    action: 'Point the canonical link to this page, or analyse the other one.',
  },
];
