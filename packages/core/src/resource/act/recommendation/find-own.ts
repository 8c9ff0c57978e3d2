import type { MoveName } from '@svc/contract/act/recommendation';
import type { CompetitorGap } from '@svc/contract/read/competitor';
import { splitSentences } from '@svc/page';
import type { Message } from '../../../i18n/index.ts';
import type { Cell } from '../prediction/index.ts';
import { type Edit, edits } from '../simulation/index.ts';
import { covered, termSet } from './case/lacks.ts';
import type { Material } from './case/material.ts';
import { type Found, link } from './found.ts';
import { moveOf } from './move.ts';
import { placesOfPrompts, type Where } from './place.ts';

/** The share of a question's and its topic's words that a page needs to fit it. */
const fits = 0.5;
/** Faults of a page, the most helpful to mend first. */
const pageMoves = ['missing_facts', 'page_never_cited', 'outdated_page', 'thin_evidence'] as const;
const mostTopics = 3;
const comparing: ReadonlySet<string> = new Set(['comparison', 'alternatives']);

/** Whether a page clearly lacks what an edit would set; false where it was not seen. */
const lacks = ({ subject, prompt }: Cell, { feature, to, intents }: Edit): boolean => {
  const value = subject.features[feature];
  return value !== undefined && Math.abs(to - value) > 0.5 && (intents?.includes(prompt.intent) ?? true);
};

const lacking = (cell: Cell, move: MoveName): number =>
  moveOf(move).edits.filter((name) => lacks(cell, edits[name])).length;

interface Cause {
  move: MoveName;
  subject: string;
  label: string;
  own: string | null;
  why: Message;
}

/** Lost questions by what the own site can do: improve the page that fits them, or write one. Each is in one case. */
export function findOnOwnSite({ cells, projectId, days }: Where, material: Material): Found[] {
  const byPrompt = Map.groupBy(cells, ({ prompt }) => prompt.id ?? '');
  const pageFor = pageFinder(material);
  const onPage = new Map<string, CompetitorGap[]>();
  const without: CompetitorGap[] = [];
  const bestOf = ({ promptId }: CompetitorGap): string | null =>
    byPrompt.get(promptId ?? '')?.[0]?.pageUrl ?? null;
  for (const questions of ofOneTopic([...material.lost.values()])) {
    const url = commonest(questions.map((lost) => pageFor(lost, bestOf(lost))));
    if (url !== null) onPage.set(url, [...(onPage.get(url) ?? []), ...questions]);
    else without.push(...questions.filter(({ promptId }) => byPrompt.has(promptId ?? '')));
  }
  const causes: [Cause, CompetitorGap[]][] = [...onPage].map(([url, questions]) => {
    const own = questions.flatMap(({ promptId }) => byPrompt.get(promptId ?? '') ?? []);
    return [onePage(url, own, questions, material), questions];
  });
  causes.push(...withoutPage(without, material));
  const merged = mergeMissing(causes);
  return merged.map(([cause, questions, also]): Found => {
    const ids = new Set(questions.flatMap(({ promptId }) => promptId ?? []));
    return {
      ...cause,
      cells: placesOfPrompts(cells, ids),
      pages: cause.own === null ? [] : [cause.own, ...also],
      evidence: [
        link('get_competitor_gaps', `/v1/projects/${projectId}/competitors/gaps`, { days }),
        ...(cause.own === null ? [] : [link('analyze_url', '/v1/analyze')]),
      ],
    };
  });
}

/** Questions of a topic have one cause; one without a topic stands alone. */
const ofOneTopic = (lost: readonly CompetitorGap[]): CompetitorGap[][] => [
  ...Map.groupBy(lost, ({ topic, promptId }) => topic ?? promptId).values(),
];

/** What at least half of them are. */
function commonest(urls: readonly (string | null)[]): string | null {
  const [most] = [...Map.groupBy(urls, (url) => url)].toSorted(([, a], [, b]) => b.length - a.length);
  return most && most[1].length * 2 >= urls.length ? most[0] : null;
}

/** The own page that answers a question: the one whose headings name its topic, else the one that fits best and speaks of it. */
function pageFinder({ own, project }: Material): (lost: CompetitorGap, best: string | null) => string | null {
  const { language } = project.locale;
  const pages = [...own].map(
    ([url, { text, heads }]): PageWords => ({
      url,
      terms: termSet(text),
      heads: termSet(heads),
      sentences: splitSentences(text).map(termSet),
    }),
  );
  return ({ prompt, topic }, best) => {
    const headed = topic && pages.find(({ heads }) => covered(topic, heads, language) === 1);
    if (headed) return headed.url;
    const page = pages.find(({ url }) => url === best);
    const speaksOf = page && (topic === null || isAbout(page, topic, language));
    return page && speaksOf && covered(prompt, page.terms, language) >= fits ? page.url : null;
  };
}

interface PageWords {
  url: string;
  terms: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  sentences: readonly ReadonlySet<string>[];
}

/** Neither a home page nor one that lists a topic once among others is about it. */
const isAbout = ({ url, terms, heads, sentences }: PageWords, topic: string, language: string): boolean =>
  new URL(url).pathname !== '/' &&
  covered(topic, terms, language) >= fits &&
  (covered(topic, heads, language) > 0 ||
    sentences.filter((words) => covered(topic, words, language) >= fits).length >= 2);

/** Pages that lack the same kind of facts are one case, about the page that fits most questions; the others come with it. */
function mergeMissing(
  causes: readonly [Cause, CompetitorGap[]][],
): [cause: Cause, questions: CompetitorGap[], alsoOn: string[]][] {
  const [most, ...others] = causes
    .filter(([{ move }]) => move === 'missing_facts')
    .toSorted(([, a], [, b]) => b.length - a.length);
  const rest = causes.filter(([{ move }]) => move !== 'missing_facts');
  const one = rest.map(([cause, questions]): [Cause, CompetitorGap[], string[]] => [cause, questions, []]);
  if (!most) return one;
  const [cause, questions] = most;
  const all = [...questions, ...others.flatMap(([, own]) => own)];
  return [[cause, all, others.flatMap(([{ own }]) => own ?? [])], ...one];
}

/** What the page lacks on most of the questions that it fits. */
function onePage(
  url: string,
  cells: readonly Cell[],
  questions: readonly CompetitorGap[],
  material: Material,
): Cause {
  const knowsPrices = material.known.prices;
  const counted = pageMoves.map((move) => ({
    move,
    // Evidence of one kind alone is no thin evidence; what answers know already is not missing.
    hits: cells.filter((cell) => {
      const missing = lacking(cell, move);
      if (move === 'thin_evidence') return missing >= 2;
      return missing > (move === 'missing_facts' && knowsPrices && lacks(cell, edits.showPrices) ? 1 : 0);
    }).length,
  }));
  const [best] = counted.toSorted((a, b) => b.hits - a.hits);
  const n = questions.length;
  return {
    move: best && best.hits > 0 ? best.move : 'page_never_cited',
    subject: url,
    label: url,
    own: url,
    why: { id: 'why.page_fits', values: { url, questions: n } },
  };
}

/** Questions that no own page answers: a comparison where all of a topic compare, else a page for each topic. */
function withoutPage(without: readonly CompetitorGap[], material: Material): [Cause, CompetitorGap[]][] {
  const { words } = material;
  const compared = words.compares
    ? ofOneTopic(without)
        .filter((questions) =>
          questions.every(({ intent, rivals }) => comparing.has(intent) && rivals.length > 0),
        )
        .flat()
    : [];
  const others = without.filter((one) => !compared.includes(one));
  const byRival = [...Map.groupBy(compared, ({ rivals }) => rivals[0]?.brandId ?? '')].map(
    ([brandId, questions]): [Cause, CompetitorGap[]] => {
      const name = questions[0]?.rivals[0]?.name ?? '';
      return [
        {
          move: 'lost_to_rival',
          subject: brandId,
          label: name,
          own: null,
          why: { id: 'why.compared', values: { name, questions: questions.length } },
        },
        questions,
      ];
    },
  );
  return [...byRival, ...byTopic(others)];
}

function byTopic(questions: readonly CompetitorGap[]): [Cause, CompetitorGap[]][] {
  const topics = [...Map.groupBy(questions, ({ topic }) => topic ?? '')].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const alone = topics.filter(([topic]) => topic !== '').slice(0, mostTopics);
  const rest = questions.filter((one) => !alone.some(([, own]) => own.includes(one)));
  const groups = new Map([...alone, ...(rest.length > 0 ? [['', rest] as const] : [])]);
  return [...groups].map(([topic, own]): [Cause, CompetitorGap[]] => [
    {
      move: 'no_page',
      subject: topic,
      label: topic,
      own: null,
      why: { id: 'why.no_page', values: { questions: own.length } },
    },
    [...own],
  ]);
}
