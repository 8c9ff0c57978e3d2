import type { MoveName } from '@svc/contract/act/recommendation';
import type { Both } from '../../../../business/index.ts';
import { both, shortUrl } from './words.ts';

/** What is missing now was missing before the fall as well. */
const ofSite: ReadonlySet<MoveName> = new Set([
  'missing_facts',
  'thin_evidence',
  'outdated_page',
  'page_never_cited',
  'no_page',
  'lost_to_rival',
]);

const then = (todo: string): string => `Then ${todo.slice(0, 1).toLowerCase()}${todo.slice(1)}`;

/** Advice on the own site where the loss is new: first look for what changed. */
export const afterFall = ({ move, page }: { move: MoveName; page: string | null }, todo: Both): Both =>
  !ofSite.has(move)
    ? todo
    : page === null
      ? both(
          `First compare the newest answers with earlier ones, which named you more often without such a page. ${then(todo.en)}`,
          `Vergleichen Sie zuerst die neuesten Antworten mit früheren, die Sie auch ohne eine solche Seite öfter nannten. Danach: ${todo.de}`,
        )
      : both(
          `First check whether ${shortUrl(page)} has changed, and compare the newest answers with earlier ones. ${then(todo.en)}`,
          `Prüfen Sie zuerst, ob sich ${shortUrl(page)} geändert hat, und vergleichen Sie die neuesten Antworten mit früheren. Danach: ${todo.de}`,
        );
