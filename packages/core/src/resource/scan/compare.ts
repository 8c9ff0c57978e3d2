import {
  type Cluster,
  estimatePairedDifference,
  estimateUnpairedDifference,
  findMovers,
  type MoverCandidate,
  type PromptPair,
  type Difference as RawDifference,
} from '@svc/scoring';
import { type Context, invalid, notFound, ServiceError } from '../../kernel/index.ts';
import { type CellCount, presenceClusters } from '../score/index.ts';
import { loadScanFacts, type ScanFacts } from './compare-facts.ts';
import { notesOnChange } from './compare-notes.ts';
import { lastScan } from './queries.ts';
import type { Scan } from './schema.ts';
import type { CompareScans, Difference, Mover, ScanComparison } from './schema-compare.ts';
import { getScan } from './service.ts';

const sandboxBadge = (runs: ScanFacts['runs']) =>
  runs.some((run) => run.surface === 'sandbox') ? 'predicted' : 'cached';

/** What changed from an earlier scan to this one, paired by prompt, with what else changed besides. */
export async function compareScans(
  context: Context,
  input: CompareScans & { scanId: string },
): Promise<ScanComparison> {
  const after = await getScan(context, { scanId: input.scanId });
  const before = await earlierScan(context, after, input.with);
  for (const scan of [before, after]) {
    if (scan.result === null)
      throw new ServiceError('conflict', `Scan ${scan.id} is ${scan.status}: it has no figures to compare.`);
  }
  const { db, workspace } = context;
  const [old, now] = await Promise.all([
    loadScanFacts(db, workspace.id, before.id),
    loadScanFacts(db, workspace.id, after.id),
  ]);
  const engines = now.runs
    .map((run) => run.engine)
    .filter((engine) => old.runs.some((run) => run.engine === engine));
  if (engines.length === 0) throw new ServiceError('conflict', 'The two scans asked no engine in common.');
  const shared = (facts: ScanFacts): CellCount[] =>
    facts.cells.filter((cell) => engines.includes(cell.engine));
  const surfaces = new Set(now.runs.filter((run) => engines.includes(run.engine)).map((run) => run.surface));
  const of = (name: string | null) => {
    const pick = (cells: CellCount[]) =>
      presenceClusters(name === null ? cells : cells.filter((cell) => cell.engine === name));
    return differencesOf(pick(shared(old)), pick(shared(now)));
  };
  return {
    before: { scanId: before.id, at: before.createdAt },
    after: { scanId: after.id, at: after.createdAt },
    provenance: sandboxBadge([...old.runs, ...now.runs]),
    engines,
    pairedPrompts: pairsOf(presenceClusters(shared(old)), presenceClusters(shared(now))).length,
    overall: surfaces.size === 1 ? of(null) : null,
    byEngine: engines.map((engine) => ({ engine, ...of(engine) })),
    movers: moversOf(old, now, engines),
    prompts: promptsThatChanged(shared(old), shared(now)),
    notes: notesOnChange({ scan: before, facts: old }, { scan: after, facts: now }),
  };
}

async function earlierScan(context: Context, after: Scan, given: string | undefined): Promise<Scan> {
  if (given === after.id)
    throw invalid('with', 'A scan can’t be compared with itself.', {
      expected: 'another scan',
      received: given,
    });
  if (given !== undefined) return getScan(context, { scanId: given });
  const found =
    after.projectId === null
      ? undefined
      : await lastScan(context.db, context.workspace.id, after.projectId, {
          createdAt: after.createdAt,
          id: after.id,
        });
  if (!found) throw notFound('earlier scan to compare with', after.id, 'Name one in `with`.');
  return getScan(context, { scanId: found.id });
}

function pairsOf(before: ReadonlyMap<string, Cluster>, after: ReadonlyMap<string, Cluster>): PromptPair[] {
  return [...after].flatMap(([name, cluster]) => {
    const earlier = before.get(name);
    return earlier ? [{ before: earlier, after: cluster }] : [];
  });
}

/** Paired where prompts are shared; scans without a prompt in common tell of the market alone. */
function differencesOf(
  before: Map<string, Cluster>,
  after: Map<string, Cluster>,
): { tracked: Difference; market: Difference } {
  const pairs = pairsOf(before, after);
  const paired = (estimand: 'tracked' | 'market') =>
    toDifference(estimatePairedDifference(pairs, { estimand }));
  if (pairs.length > 0) return { tracked: paired('tracked'), market: paired('market') };
  return {
    tracked: paired('tracked'),
    market: toDifference(estimateUnpairedDifference([...before.values()], [...after.values()])),
  };
}

const toDifference = ({ before, after, ...rest }: RawDifference): Difference => ({
  ...rest,
  before: { value: before.value, ci: before.ci, n: before.n, k: before.k },
  after: { value: after.value, ci: after.ci, n: after.n, k: after.k },
});

/** Brands, engines and intents are tested as one family, so that looking at many things finds no more noise. */
function moversOf(old: ScanFacts, now: ScanFacts, engines: readonly string[]): Mover[] {
  const candidates: (MoverCandidate & Pick<Mover, 'kind' | 'name'>)[] = [];
  const add = (
    kind: Mover['kind'],
    key: string,
    name: string,
    before: Map<string, Cluster>,
    after: Map<string, Cluster>,
  ) => candidates.push({ id: `${kind}:${key}`, kind, name, pairs: pairsOf(before, after) });
  const brandClusters = (facts: ScanFacts, brandId: string) => {
    const clusters = new Map<string, Cluster>();
    for (const cell of facts.brands) {
      if (cell.brandId !== brandId || !engines.includes(cell.engine)) continue;
      const known = clusters.get(cell.cluster) ?? { successes: 0, trials: 0 };
      clusters.set(cell.cluster, {
        successes: known.successes + cell.present,
        trials: known.trials + cell.answers,
      });
    }
    return clusters;
  };
  const names = new Map(now.brands.map((cell) => [cell.brandId, cell.name]));
  for (const [brandId, name] of names)
    add('brand', brandId, name, brandClusters(old, brandId), brandClusters(now, brandId));
  const where = (facts: ScanFacts, keep: (cell: CellCount) => boolean) =>
    presenceClusters(facts.cells.filter(keep));
  for (const engine of engines) {
    const own = (cell: CellCount) => cell.engine === engine;
    add('engine', engine, engine, where(old, own), where(now, own));
  }
  for (const intent of new Set(now.cells.map((cell) => cell.intent))) {
    const own = (cell: CellCount) => cell.intent === intent && engines.includes(cell.engine);
    add('intent', intent, intent, where(old, own), where(now, own));
  }
  const usable = new Map(candidates.filter(({ pairs }) => pairs.length > 0).map((one) => [one.id, one]));
  return findMovers([...usable.values()]).flatMap(({ id, ...tested }) => {
    const one = usable.get(id);
    return one
      ? [
          {
            kind: one.kind,
            id: id.slice(one.kind.length + 1),
            name: one.name,
            prompts: one.pairs.length,
            ...tested,
          },
        ]
      : [];
  });
}

function promptsThatChanged(old: readonly CellCount[], now: readonly CellCount[]): ScanComparison['prompts'] {
  const sum = (cells: readonly CellCount[]) =>
    new Map(
      [...Map.groupBy(cells, (cell) => cell.promptId ?? cell.text)].map(([key, own]) => [
        key,
        {
          promptId: own[0]?.promptId ?? null,
          text: own[0]?.text ?? '',
          present: own.reduce((total, cell) => total + cell.present, 0),
          answers: own.reduce((total, cell) => total + cell.answers, 0),
        },
      ]),
    );
  const before = sum(old);
  return [...sum(now)]
    .flatMap(([key, { promptId, text, ...after }]) => {
      const earlier = before.get(key);
      if (!earlier) return [];
      const change = after.present / after.answers - earlier.present / earlier.answers;
      return [
        { promptId, text, before: { present: earlier.present, answers: earlier.answers }, after, change },
      ];
    })
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 20);
}
