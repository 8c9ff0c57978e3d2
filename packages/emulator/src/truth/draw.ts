import type { Brand } from './brand.ts';
import type { Cell, TrapRates } from './market.ts';
import { type RandomSource, randomFrom } from './random.ts';

export interface DrawOptions {
  /** false: the answer has no citations, so a brand that would have been cited is named. Default true. */
  canCite?: boolean;
}

interface DrawnBrand {
  brand: Brand;
  mentioned: boolean;
  cited: boolean;
}

type TrapKind = 'insideWord' | 'lookalikeUrl' | 'notFound';

/** What one answer contains: `present` with the named brands first, in the order in which the answer names them. */
export interface Draw {
  sample: number;
  canCite: boolean;
  present: DrawnBrand[];
  traps: { kind: TrapKind; brand: Brand }[];
  /** Goes on where the draw ended; the composer takes its choices of words from it. */
  random: RandomSource;
}

interface DrawSetting {
  seed: string;
  brands: readonly Brand[];
  traps: TrapRates;
  cell: Cell;
  engine: string;
  prompt: string;
  sample: number;
}

/** Draws one answer from a cell's truth. Brands are independent given the cell. */
export function drawAnswer(setting: DrawSetting, { canCite = true }: DrawOptions): Draw {
  const { brands, cell, sample } = setting;
  const random = randomFrom(`${setting.seed}|${setting.engine}|${setting.prompt}|${sample}`);
  const present: (DrawnBrand & { time: number })[] = [];
  const traps: Draw['traps'] = [];
  for (const [index, brand] of brands.entries()) {
    const chance = random();
    // An exponential clock per brand: sorting by it is a Plackett-Luce order.
    const time = -Math.log(1 - random()) / (cell.weights[index] ?? 1);
    const trapChance = random();
    const mentionOnly = cell.mentionOnly[index] ?? 0;
    const named = mentionOnly + (cell.both[index] ?? 0);
    if (chance < named + (cell.citationOnly[index] ?? 0)) {
      const mentioned = chance < named || !canCite;
      present.push({ brand, mentioned, cited: canCite && chance >= mentionOnly, time });
    } else {
      const kind = trapFor(trapChance, setting.traps);
      if (kind) traps.push({ kind, brand });
    }
  }
  present.sort((a, b) => Number(b.mentioned) - Number(a.mentioned) || a.time - b.time);
  return { sample, canCite, present, traps, random };
}

function trapFor(chance: number, rates: TrapRates): TrapKind | null {
  if (chance < rates.insideWord) return 'insideWord';
  if (chance < rates.insideWord + rates.lookalikeUrl) return 'lookalikeUrl';
  return chance < rates.insideWord + rates.lookalikeUrl + rates.notFound ? 'notFound' : null;
}
