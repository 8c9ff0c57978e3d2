import type { CellRules } from '@svc/contract/measure/cell';
import type { Scope } from '@svc/db';
import {
  type CitationPack,
  type CitationQuery,
  type CitedRow,
  countAt,
  type PanelPrompt,
  readCitationPacks,
  readPacks,
  visitRows,
} from '../../measure/cell/index.ts';
import type { Span } from '../analytics/index.ts';

/** What is asked of the citations of a project. */
export interface Asked {
  projectId: string;
  span: Span;
  rules: readonly CellRules[];
}

/** One for each prompt and engine of a span, whatever the scan. */
export interface Place {
  engine: string;
  prompt: PanelPrompt;
}

/** A cell of the own brand that searched. */
export interface SearchedCell {
  place: Place;
  answers: number;
  imported: boolean;
}

export interface Searched {
  cells: SearchedCell[];
  /** By scan and engine, and then by the prompt’s key. */
  byPack: ReadonlyMap<string, ReadonlyMap<string, SearchedCell>>;
}

const packName = ({ scanId, engine }: { scanId: string; engine: string }): string => `${scanId} ${engine}`;

/** Only cells that searched can cite, and only those that the rules pick count. */
export async function readSearched(scope: Scope, { projectId, span, rules }: Asked): Promise<Searched> {
  const query = { projectId, ...span, rules, brandIds: 'own', bucket: 'all' } as const;
  const { prompts, packs } = await readPacks(scope, query, ['grounded']);
  const places = new Map<string, Map<PanelPrompt, Place>>();
  const byPack = new Map<string, Map<string, SearchedCell>>();
  const all: SearchedCell[] = [];
  for (const pack of packs) {
    const { engine, origin, cells, counts } = pack;
    const byPrompt = new Map<string, SearchedCell>();
    byPack.set(packName(pack), byPrompt);
    const ofEngine = valueIn(places, engine, () => new Map<PanelPrompt, Place>());
    for (const { at, prompt: number } of cells) {
      const prompt = prompts[number];
      const answers = countAt(counts.grounded, at);
      if (!prompt || answers === 0) continue;
      const place = valueIn(ofEngine, prompt, () => ({ engine, prompt }));
      const cell = { place, answers, imported: origin === 'imported' };
      byPrompt.set(prompt.key, cell);
      all.push(cell);
    }
  }
  return { cells: all, byPack };
}

export const readCited = (
  scope: Scope,
  { projectId, span }: Asked,
  only: Pick<CitationQuery, 'kind' | 'facts' | 'holding'>,
): Promise<CitationPack[]> => readCitationPacks(scope, { projectId, ...span, ...only });

/** Shows the citations of cells that searched, oldest first; `domains`: of these alone. */
export function visitCited(
  { byPack }: Searched,
  packs: readonly CitationPack[],
  visit: (row: Readonly<CitedRow>, cell: SearchedCell, pack: CitationPack) => void,
  domains?: ReadonlySet<string>,
): void {
  for (const pack of packs) {
    const byPrompt = byPack.get(packName(pack));
    if (!byPrompt || byPrompt.size === 0) continue;
    const cells = pack.prompts.map(({ key }) => byPrompt.get(key));
    visitRows(
      pack,
      (row) => {
        const cell = cells[row.promptAt];
        if (cell) visit(row, cell, pack);
      },
      domains,
    );
  }
}

/** The value of a key, made where it is missing. */
export function valueIn<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
