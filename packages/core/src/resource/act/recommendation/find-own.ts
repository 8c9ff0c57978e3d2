import type { MoveName } from '@svc/contract/act/recommendation';
import type { CompetitorGap } from '@svc/contract/read/competitor';
import { splitSentences } from '@svc/page';
import type { Message } from '../../../i18n/index.ts';
import type { Cell } from '../prediction/index.ts';
import { type Edit, edits } from '../simulation/index.ts';
import { covered, isHeaded, termSet } from './case/lacks.ts';
import { isLed } from './case/lost.ts';
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
  const { pageFor, sureFor } = pageFinder(material);
  const onPage = new Map<string, CompetitorGap[]>();
  const without: CompetitorGap[] = [];
  const bestOf = ({ promptId }: CompetitorGap): string | null =>
    byPrompt.get(promptId ?? '')?.[0]?.pageUrl ?? null;
  // Questions that are asked no longer cannot be followed.
  const lost = [...material.lost.values()].filter(({ promptId }) => byPrompt.has(promptId ?? ''));
  for (const questions of ofOneTopic(lost)) {
    const url = commonest(questions.map((lost) => pageFor(lost, bestOf(lost))));
    for (const [page, own] of url === null ? Map.groupBy(questions, sureFor) : [[url, questions] as const])
      if (page !== null) onPage.set(page, [...(onPage.get(page) ?? []), ...own]);
      else without.push(...own);
  }
  const causes = [...onPage].flatMap(([url, questions]) => {
    const own = questions.flatMap(({ promptId }) => byPrompt.get(promptId ?? '') ?? []);
    return onePage(url, own, questions, material);
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

interface PageFinder {
  /** The own page that answers a question: one that does for sure, else the one that fits best and speaks of it. */
  pageFor: (lost: CompetitorGap, best: string | null) => string | null;
  /** The page whose heading is the question, or that compares with the rival who wins it. */
  sureFor: (lost: CompetitorGap) => string | null;
}

function pageFinder({ own, project, words }: Material): PageFinder {
  const { language } = project.locale;
  const pages = [...own].map(
    ([url, { text, heads, headings }]): PageWords => ({
      url,
      terms: termSet(text),
      heads: termSet(heads),
      headings,
      sentences: splitSentences(text).map(termSet),
    }),
  );
  const sureFor: PageFinder['sureFor'] = (lost) => {
    const rival = words.compares && comparing.has(lost.intent) ? lost.rivals[0]?.name : undefined;
    const headed = (phrase: string, most?: number) =>
      pages.find(({ headings }) => isHeaded(phrase, headings.slice(0, most), language));
    // A page whose title names the rival compares more than one that has a section on it.
    const page = headed(lost.prompt) ?? (rival && (headed(rival, 1) ?? headed(rival)));
    return page ? page.url : null;
  };
  const pageFor: PageFinder['pageFor'] = (lost, best) => {
    const { prompt, topic } = lost;
    const headed = topic && pages.find(({ heads }) => covered(topic, heads, language) === 1);
    const sure = headed ? headed.url : sureFor(lost);
    if (sure !== null) return sure;
    const page = pages.find(({ url }) => url === best);
    const speaksOf = page && (topic === null || isAbout(page, topic, language));
    return page && speaksOf && covered(prompt, page.terms, language) >= fits ? page.url : null;
  };
  return { pageFor, sureFor };
}

interface PageWords {
  url: string;
  terms: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  headings: readonly string[];
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
  const also = others.flatMap(([{ own }]) => own ?? []);
  const why: Message =
    also.length === 0
      ? cause.why
      : {
          id: 'why.pages_fit',
          values: { url: cause.label, others: also.length, questions: all.length },
        };
  return [[{ ...cause, why }, all, also], ...one];
}

/** What the page lacks on most of the questions that it fits; nothing where it lacks nothing. */
function onePage(
  url: string,
  cells: readonly Cell[],
  questions: readonly CompetitorGap[],
  material: Material,
): [Cause, CompetitorGap[]][] {
  const { known, own, project } = material;
  const headings = own.get(url)?.headings ?? [];
  // Headings that are there already need not be written.
  const open = questions.filter(({ prompt }) => !isHeaded(prompt, headings, project.locale.language));
  const isOpen = new Set(open.map(({ promptId }) => promptId));
  const counted = pageMoves.map((move) => ({
    move,
    // Evidence of one kind alone is no thin evidence; what answers know already is not missing.
    hits: cells.filter((cell) => {
      const missing = lacking(cell, move);
      if (move === 'thin_evidence') return missing >= 2;
      if (move === 'page_never_cited' && !isOpen.has(cell.prompt.id)) return false;
      return missing > (move === 'missing_facts' && known.prices && lacks(cell, edits.showPrices) ? 1 : 0);
    }).length,
  }));
  const [best] = counted.toSorted((a, b) => b.hits - a.hits);
  const move = best && best.hits > 0 ? best.move : 'page_never_cited';
  const asked = move === 'page_never_cited' ? open : [...questions];
  if (asked.length === 0) return [];
  const why: Message = { id: 'why.page_fits', values: { url, questions: asked.length } };
  return [[{ move, subject: url, label: url, own: url, why }, asked]];
}

/** Questions that no own page answers: a comparison where a rival leads on a topic that compares, else a page for each topic. */
function withoutPage(without: readonly CompetitorGap[], material: Material): [Cause, CompetitorGap[]][] {
  const { words } = material;
  const compared = words.compares
    ? ofOneTopic(without)
        .filter((questions) => questions.every(({ intent }) => comparing.has(intent)))
        .flat()
        .filter(isLed)
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
