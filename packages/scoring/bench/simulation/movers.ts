import { type ComparedCell, findMovers } from '../../src/compare/index.ts';
import { createRandom, drawNormal, type Random } from '../../src/random/index.ts';
import { drawCluster, truthById } from './truth.ts';

export interface MoversTask {
  kind: 'movers';
  truth: string;
  /**
   * parts: 40 parts of one brand, ten prompts each. brands: 40 other brands on 50 prompts in ten topics, which are
   * the clusters.
   */
  world: 'parts' | 'brands';
  /** How many of the 40 really moved, by 15 points. */
  moving: number;
  /** Logits by which all that is not moving shifted: the whole brand, or each topic of each brand by chance. */
  shock: number;
  repeats: number;
  seed: number;
}

export interface MoversResult extends MoversTask {
  /** Mean share of false ones among those called movers; 0 when none is called. */
  falseDiscoveryRate: number;
  standardError: number;
  power: number;
}

export const shiftLogit = (rate: number, logits: number): number =>
  rate <= 0 || rate >= 1 ? rate : 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));

const candidates = 40;

function drawCell(
  random: Random,
  names: { cluster: string; engine: string },
  rates: readonly [number, number],
): ComparedCell {
  return { ...names, before: drawCluster(random, rates[0], 3), after: drawCluster(random, rates[1], 3) };
}

function drawParts(task: MoversTask, random: Random): ComparedCell[] {
  const truth = truthById(task.truth);
  return Array.from({ length: 10 * candidates }, (_, prompt) => {
    const part = Math.floor(prompt / 10);
    const before = truth.draw(random);
    const shifted = shiftLogit(before, task.shock);
    const after = part < task.moving ? Math.min(1, shifted + 0.3) : shifted;
    return drawCell(random, { cluster: String(prompt), engine: String(part) }, [before, after]);
  });
}

function drawBrand(task: MoversTask, random: Random, brand: number): ComparedCell[] {
  const truth = truthById(task.truth);
  return Array.from({ length: 10 }, (_, topic) => {
    const shock = task.shock * drawNormal(random);
    return Array.from({ length: 5 }, () => {
      const before = truth.draw(random);
      const shifted = shiftLogit(before, shock);
      const after = brand < task.moving ? Math.min(1, shifted + 0.15) : shifted;
      return drawCell(random, { cluster: String(topic), engine: 'one' }, [before, after]);
    });
  }).flat();
}

function findPartMovers(cells: readonly ComparedCell[], ids: readonly string[]) {
  const segments = ids.map((id) => ({ id, cells: cells.filter(({ engine }) => engine === id) }));
  return findMovers(cells, { segments, brands: [] });
}

/** Two scans, three answers a prompt; who is called a mover, and who was none. */
export function simulateMovers(task: MoversTask): MoversResult {
  const random = createRandom(task.seed);
  const ids = Array.from({ length: candidates }, (_, at) => String(at));
  const shares: number[] = [];
  let found = 0;
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const movers =
      task.world === 'parts'
        ? findPartMovers(drawParts(task, random), ids)
        : findMovers([], {
            segments: [],
            brands: ids.map((id) => ({ id, cells: drawBrand(task, random, Number(id)) })),
          });
    const moved = movers.filter(({ verdict }) => verdict === 'moved');
    const wrong = moved.filter(({ id }) => Number(id) >= task.moving).length;
    shares.push(moved.length === 0 ? 0 : wrong / moved.length);
    found += moved.length - wrong;
  }
  const rate = shares.reduce((sum, share) => sum + share, 0) / task.repeats;
  const squares = shares.reduce((sum, share) => sum + (share - rate) ** 2, 0);
  return {
    ...task,
    falseDiscoveryRate: rate,
    standardError: Math.sqrt(squares / Math.max(1, task.repeats - 1) / task.repeats),
    power: found / Math.max(1, task.moving) / task.repeats,
  };
}
