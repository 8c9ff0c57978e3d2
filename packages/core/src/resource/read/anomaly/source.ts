import type { Message } from '../../../i18n/index.ts';
import type { CitedPage } from './queries.ts';
import type { SidedCell } from './watch.ts';

/** A source of others that answers cite no more, or whose citing answers no longer name the brand. */
export interface LostSource {
  domain: string;
  /** The page that most of it was, where one was; else the domain. */
  place: string;
  kind: 'cited_less' | 'names_less';
  before: number;
  after: number;
  /** Keys of the cells that cited it before. */
  on: ReadonlySet<string>;
}

/** Lost is what a third or less is left of, beyond chance over many domains. */
const lost = { share: 0.05, left: 1 / 3, deviations: 4 };
/** The least share and number of the answers citing a source that must name the brand. */
const naming = { share: 0.3, answers: 12 };
/** The share of a domain’s loss that one page must have to be named alone. */
const mostly = 0.7;

const key = (cell: { engine: string; prompt: string }): string => JSON.stringify([cell.engine, cell.prompt]);

const sum = (pages: readonly CitedPage[], of: (page: CitedPage) => number): number =>
  pages.reduce((all, page) => all + of(page), 0);

/** Standard deviation of the difference of two shares that are one. */
function deviationOf(whole: number, before: number, after: number): number {
  return Math.sqrt(Math.max(0, whole * (1 - whole)) * (1 / before + 1 / after));
}

/** Sources whose loss may explain a fall on the cells that cited them; the brand’s own site is never among them. */
export function lostSources(cells: readonly SidedCell[], cited: readonly CitedPage[]): LostSource[] {
  const byKey = new Map(cells.map((cell) => [key(cell), cell]));
  const answers = { before: 0, after: 0 };
  for (const { before, after } of cells) {
    answers.before += before?.trials ?? 0;
    answers.after += after?.trials ?? 0;
  }
  if (answers.before === 0 || answers.after === 0) return [];
  return [...Map.groupBy(cited, ({ domain }) => domain)].flatMap(([domain, all]): LostSource[] => {
    const own = all.filter((one) => byKey.has(key(one)));
    const whole = own.filter(({ url }) => url === null);
    const on = new Set(whole.filter(({ before }) => before > 0).map(key));
    if (on.size === 0) return [];
    const counts = { before: sum(whole, ({ before }) => before), after: sum(whole, ({ after }) => after) };
    const share = { before: counts.before / answers.before, after: counts.after / answers.after };
    const common = (counts.before + counts.after) / (answers.before + answers.after);
    const chance = deviationOf(common, answers.before, answers.after);
    const fell = share.before - share.after > lost.deviations * chance;
    const place = placeOf(domain, own);
    if (share.before >= lost.share && share.after <= lost.left * share.before && fell)
      return [{ domain, place, kind: 'cited_less', ...share, on }];
    const named = namedShare(whole);
    if (!named) return [];
    const usual = deviationOf(named.common, counts.before, counts.after);
    const silent = named.before >= naming.share && named.after <= lost.left * named.before;
    if (!silent || named.before - named.after < lost.deviations * usual) return [];
    return [{ domain, place, kind: 'names_less', before: named.before, after: named.after, on }];
  });
}

/** Among the answers that cite the page, the share that names the brand; null with too few of them. */
function namedShare(whole: readonly CitedPage[]) {
  const [before, after] = [sum(whole, (one) => one.before), sum(whole, (one) => one.after)];
  if (before < naming.answers || after < naming.answers) return null;
  const own = { before: sum(whole, (one) => one.ownBefore), after: sum(whole, (one) => one.ownAfter) };
  return {
    before: own.before / before,
    after: own.after / after,
    common: (own.before + own.after) / (before + after),
  };
}

function placeOf(domain: string, own: readonly CitedPage[]): string {
  const pages = own.filter(({ url }) => url !== null);
  const total = sum(pages, ({ before }) => before);
  const [first] = [...Map.groupBy(pages, ({ url }) => url)]
    .map(([url, list]) => ({ url, before: sum(list, ({ before }) => before) }))
    .sort((one, other) => other.before - one.before);
  return first?.url && total > 0 && first.before >= mostly * total ? first.url : domain;
}

export const lossOf = ({ place, kind, before, after }: LostSource): Message => ({
  id: kind === 'cited_less' ? 'cause.cited_less' : 'cause.names_less',
  values: { place, before, after },
});
