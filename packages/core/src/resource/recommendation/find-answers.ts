import type { Context } from '../../kernel/index.ts';
import { getPageCitations, getSourceGaps, promptsOfSourceGaps } from '../citation/index.ts';
import { getCompetitorGaps } from '../competitor/index.ts';
import { getClaimAccuracy } from '../fact-sheet/index.ts';
import type { Cell } from '../prediction/index.ts';
import { type Found, link } from './found.ts';

interface Asked {
  projectId: string;
  days: number;
}

/** A rival’s lead on a prompt counts when it is no work of chance. */
const sure = 0.9;
const mostGaps = 100;
const mostOfAKind = 10;

type Finder = (context: Context, asked: Asked, cells: readonly Cell[]) => Promise<Found[]>;

const window = ({ projectId, days }: Asked) => ({ projectId, days });

const placesOf = (cells: readonly Cell[], promptIds: ReadonlySet<string>): number[] =>
  cells.flatMap(({ prompt }, at) => (prompt.id !== null && promptIds.has(prompt.id) ? [at] : []));

const count = (number: number, one: string): string => (number === 1 ? `one ${one}` : `${number} ${one}s`);

/** Prompts on which a rival is mentioned more often, by rival. */
const lostToRivals: Finder = async (context, asked, cells) => {
  const { items } = await getCompetitorGaps(context, { ...window(asked), limit: mostGaps, offset: 0 });
  const lost = items.filter(({ confidence, promptId }) => confidence >= sure && promptId !== null);
  const byRival = Map.groupBy(lost, ({ rivals }) => rivals[0]?.brandId ?? '');
  return [...byRival].flatMap(([brandId, gaps]): Found[] => {
    const name = gaps[0]?.rivals[0]?.name ?? '';
    const touched = placesOf(cells, new Set(gaps.flatMap(({ promptId }) => promptId ?? [])));
    if (touched.length === 0) return [];
    return [
      {
        move: 'lost_to_rival',
        subject: brandId,
        label: name,
        why: `${name} is mentioned more often than you on ${count(gaps.length, 'prompt')}, and hardly by chance.`,
        cells: touched,
        pages: [],
        evidence: [
          link('get_competitor_gaps', `/v1/projects/${asked.projectId}/competitors/gaps`, {
            days: asked.days,
          }),
          link('compare_head_to_head', `/v1/projects/${asked.projectId}/competitors/${brandId}/head-to-head`),
        ],
      },
    ];
  });
};

/** Sites of others that are cited where a rival stands and the own brand does not. */
const sourceGaps: Finder = async (context, asked, cells) => {
  const [{ items }, prompts] = await Promise.all([
    getSourceGaps(context, { ...window(asked), limit: mostGaps, offset: 0 }),
    promptsOfSourceGaps(context, window(asked)),
  ]);
  return items
    .filter(
      ({ sourceType, verdict }) => sourceType !== 'competitor' && sourceType !== 'own' && verdict !== 'ahead',
    )
    .map(({ domain, urls, withRival, withOwn, answers }): Found => {
      const touched = placesOf(cells, new Set(prompts.get(domain)));
      return {
        move: 'source_gap',
        subject: domain,
        label: domain,
        why: `${count(answers, 'answer')} cite ${domain}: ${withRival} with a rival in them, ${withOwn} with you.`,
        cells: touched,
        pages: urls,
        evidence: [
          link('get_source_gaps', `/v1/projects/${asked.projectId}/citations/gaps`, { days: asked.days }),
          link('list_citations', `/v1/projects/${asked.projectId}/citations`, { domain }),
        ],
      };
    })
    .filter((found) => found.cells.length > 0)
    .slice(0, mostOfAKind);
};

/** Own pages that were read, fit prompts best, and are cited by no answer. */
const neverCited: Finder = async (context, asked, cells) => {
  const all = { ...window(asked), limit: mostGaps, offset: 0 };
  const [cited, never] = await Promise.all([
    getPageCitations(context, { ...all, cited: 'yes', limit: 1 }),
    getPageCitations(context, { ...all, cited: 'never' }),
  ]);
  // Where nothing at all is cited, engines that do not search were asked.
  if (cited.total === 0) return [];
  return never.items
    .flatMap(({ url, known }): Found[] => {
      const touched = [...cells.entries()].filter(
        ([, { pageUrl, subject }]) => pageUrl === url && (subject.features.title_answers_prompt ?? 1) < 0.5,
      );
      if (!known || touched.length === 0) return [];
      return [
        {
          move: 'page_never_cited',
          subject: url,
          label: url,
          why: `No answer of ${asked.days} days cites ${url}, which fits ${count(new Set(touched.map(([, { prompt }]) => prompt.text)).size, 'prompt')} best; its title answers none of them.`,
          cells: touched.map(([at]) => at),
          pages: [url],
          evidence: [
            link('get_page_citations', `/v1/projects/${asked.projectId}/citations/pages`, { cited: 'never' }),
          ],
        },
      ];
    })
    .slice(0, mostOfAKind);
};

const wrongClaims: Finder = async (context, asked) => {
  const { facts } = await getClaimAccuracy(context, window(asked));
  return facts.flatMap(({ factId, right, wrong, evidence }): Found[] =>
    wrong === 0
      ? []
      : [
          {
            move: 'wrong_claims',
            subject: factId,
            label: factId,
            why: `${count(wrong, 'answer')} of ${wrong + right} that say something of “${factId}” are wrong.`,
            cells: [],
            pages: [],
            evidence: [
              link('get_claim_accuracy', '/v1/analytics/claims', {
                projectId: asked.projectId,
                days: asked.days,
              }),
            ],
            answerIds: evidence.filter(({ verdict }) => verdict === 'wrong').map(({ answerId }) => answerId),
          },
        ],
  );
};

const finders: readonly Finder[] = [lostToRivals, sourceGaps, neverCited, wrongClaims];

/** What answers of the last days show that may be changed. */
export async function findInAnswers(
  context: Context,
  asked: Asked,
  cells: readonly Cell[],
): Promise<Found[]> {
  const found: Found[] = [];
  // One after the other: all at once would take every connection.
  for (const find of finders) found.push(...(await find(context, asked, cells)));
  return found;
}
