import { type Cluster, checkCluster } from '../interval/cluster.ts';

/** One prompt on one engine in two measurements; null, or no answers, where one of them has none. */
export interface ComparedCell {
  /** The unit of sampling: the prompt, its group of paraphrases, or its topic. */
  cluster: string;
  engine: string;
  before: Cluster | null;
  after: Cluster | null;
}

/** A cell that both measurements have. */
export interface SharedCell extends ComparedCell {
  before: Cluster;
  after: Cluster;
}

export interface SideCell {
  cluster: string;
  engine: string;
  rate: number;
}

/** Cells that both measurements have, and those of clusters that only one of them knows. */
export interface SortedCells {
  shared: SharedCell[];
  onlyBefore: SideCell[];
  onlyAfter: SideCell[];
}

function measured(cluster: Cluster | null): cluster is Cluster {
  if (cluster === null) return false;
  checkCluster(cluster);
  return cluster.trials > 0;
}

const isShared = (cell: ComparedCell): cell is SharedCell => measured(cell.before) && measured(cell.after);

export const rateOf = ({ successes, trials }: Cluster): number => successes / trials;

/** Cells of a shared cluster that one side lacks are left out: what is compared must be the same cells. */
export function sortCells(cells: readonly ComparedCell[]): SortedCells {
  const shared: SharedCell[] = [];
  const [before, after]: [SideCell[], SideCell[]] = [[], []];
  for (const cell of cells) {
    const { cluster, engine } = cell;
    if (isShared(cell)) shared.push(cell);
    else if (measured(cell.before)) before.push({ cluster, engine, rate: rateOf(cell.before) });
    else if (measured(cell.after)) after.push({ cluster, engine, rate: rateOf(cell.after) });
  }
  if (before.length === 0 && after.length === 0) return { shared, onlyBefore: before, onlyAfter: after };
  const known = new Set(shared.map(({ cluster }) => cluster));
  const earlier = new Set(before.map(({ cluster }) => cluster));
  const twice = new Set(after.map(({ cluster }) => cluster).filter((cluster) => earlier.has(cluster)));
  const alone = ({ cluster }: SideCell): boolean => !known.has(cluster) && !twice.has(cluster);
  return { shared, onlyBefore: before.filter(alone), onlyAfter: after.filter(alone) };
}
