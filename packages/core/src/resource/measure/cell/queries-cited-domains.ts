import type { Scope } from '@svc/db';
import { readCitationPacks, visitRows } from './queries-citation-packs.ts';
import { countAt, type PanelQuery, readPacks } from './queries-packs.ts';

/** Of one prompt and engine of a scan: answers that searched, and how many of them cite each domain. */
export interface CitedDomains {
  scan: string;
  cell: string;
  answers: number;
  domains: Record<string, number>;
}

export async function readCitedDomains(scope: Scope, query: PanelQuery): Promise<CitedDomains[]> {
  const [{ prompts, packs }, cited] = await Promise.all([
    readPacks(scope, { ...query, brandIds: 'own' }, ['grounded']),
    readCitationPacks(scope, { ...query, kind: 'domain', facts: [] }),
  ]);
  const found = new Map<string, CitedDomains>();
  const cellOf = (engine: string, prompt: string): string => `${engine} ${prompt}`;
  for (const { scanId: scan, engine, cells, counts } of packs) {
    for (const { at, prompt } of cells) {
      const cell = cellOf(engine, prompts[prompt]?.key ?? '');
      const answers = countAt(counts.grounded, at);
      const key = `${scan} ${cell}`;
      found.set(key, {
        ...{ scan, cell, domains: {} },
        answers: Math.max(answers, found.get(key)?.answers ?? 0),
      });
    }
  }
  for (const pack of cited) {
    const own = pack.prompts.map(({ key }) => found.get(`${pack.scanId} ${cellOf(pack.engine, key)}`));
    visitRows(pack, ({ page, promptAt, cited }) => {
      const cell = own[promptAt];
      if (cell && cited > 0) cell.domains[page.domain] = cited;
    });
  }
  return [...found.values()];
}
