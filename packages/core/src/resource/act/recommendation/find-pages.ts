import type { MoveName } from '@svc/contract/act/recommendation';
import type { FeatureId } from '@svc/scoring';
import type { Message } from '../../../i18n/index.ts';
import type { Cell } from '../prediction/index.ts';
import { type Edit, edits } from '../simulation/index.ts';
import type { Material } from './case/material.ts';
import { type Found, link } from './found.ts';
import { moveOf } from './move.ts';
import type { Where } from './place.ts';

const pageMoves: readonly MoveName[] = [
  'crawler_blocked',
  'page_unreadable',
  'missing_facts',
  'thin_evidence',
  'outdated_page',
];

/** The most pages for each kind of move, those that fit most prompts: more would crowd out what answers show. */
const mostOfAKind = 10;

/** Whether a page clearly lacks what an edit would set; false where it was not seen. */
function lacks(cell: Cell, feature: FeatureId, to: number): boolean {
  const value = cell.subject.features[feature];
  return value !== undefined && Math.abs(to - value) > 0.5;
}

const lacking = (cell: Cell, move: MoveName): number =>
  moveOf(move).edits.filter((name) => {
    const { feature, to, intents }: Edit = edits[name];
    return lacks(cell, feature, to) && (intents?.includes(cell.prompt.intent) ?? true);
  }).length;

/** For a measured project: what shuts engines out, or fails to say what the brand is. */
const siteMoves: readonly MoveName[] = ['crawler_blocked', 'page_unreadable'];

/**
 * What the brand’s own pages lack, page by page, on the prompts that each fits best. Where answers were measured only what
 * concerns the whole site: the rest is found by the questions that are lost.
 */
export function findInPages({ cells, projectId, label }: Where, { measured, citedBy }: Material): Found[] {
  // An engine whose answers cite the site can read it, whatever robots.txt says.
  const isContradicted = (move: MoveName, { engine }: Cell): boolean =>
    siteMoves.includes(move) && citedBy.has(engine);
  const byPage = [...Map.groupBy([...cells.entries()], ([, { pageUrl }]) => pageUrl ?? '')];
  const ofPages = (measured ? siteMoves : pageMoves).flatMap((move) => {
    const groups = moveOf(move).about === 'site' ? [['', [...cells.entries()]] as const] : byPage;
    const found = groups.flatMap(([url, own]): Found[] => {
      // Evidence of one kind alone is no thin evidence.
      const least = move === 'thin_evidence' ? 2 : 1;
      const hit = own.filter(([, cell]) => lacking(cell, move) >= least && !isContradicted(move, cell));
      if (hit.length === 0) return [];
      const pages = [...new Set(hit.flatMap(([, { pageUrl }]) => pageUrl ?? []))];
      return [
        {
          move,
          subject: url,
          label: url,
          own: url === '' ? null : url,
          why: reasonOf(
            move,
            hit.map(([, cell]) => cell),
            label,
          ),
          cells: hit.map(([at]) => at),
          pages,
          evidence: [link('analyze_url', '/v1/analyze')],
        },
      ];
    });
    return found.sort((a, b) => b.cells.length - a.cells.length).slice(0, mostOfAKind);
  });
  return [...ofPages, ...findNoEntity(cells, projectId)];
}

function reasonOf(move: MoveName, cells: readonly Cell[], label: Where['label']): Message {
  const missing = moveOf(move).edits.filter((name) =>
    cells.some((cell) => lacks(cell, edits[name].feature, edits[name].to)),
  );
  const features = missing.map((name) => edits[name].description);
  const prompts = new Set(cells.map(({ prompt }) => prompt.text)).size;
  const engines = [...new Set(cells.map(({ engine }) => label(engine)))];
  return move === 'crawler_blocked'
    ? { id: 'why.crawlers', values: { engines } }
    : { id: 'why.page_lacks', values: { prompts, features } };
}

/** Pages were read, and none says what the brand is. */
function findNoEntity(cells: readonly Cell[], projectId: string): Found[] {
  const seen = cells.flatMap(({ subject }) => subject.features.definition_present ?? []);
  if (seen.length === 0 || seen.some((value) => value >= 0.5)) return [];
  return [
    {
      move: 'no_entity_page',
      subject: '',
      label: '',
      why: { id: 'why.no_definition', values: {} },
      cells: cells.flatMap(({ subject }, at) =>
        subject.features.definition_present === undefined ? [] : [at],
      ),
      pages: [],
      evidence: [link('get_page_citations', `/v1/projects/${projectId}/citations/pages`)],
    },
  ];
}
