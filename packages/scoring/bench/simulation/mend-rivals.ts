import { estimateLift, findMovers, rankByShare } from '../../src/compare/index.ts';
import { levelOfNextLook } from '../../src/experiment/index.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import type { Mend } from './mend.ts';
import { shiftLogit } from './movers.ts';
import { ask, expit } from './trial.ts';
import { truthById } from './truth.ts';

/** Brands whose true shares are known: what is said of the leader, and how often it leads. */
export function holdRanks(): Mend[] {
  const worlds = [
    { name: '5 close brands', brands: 5, base: -0.8, spread: 0.1 },
    { name: '5 equal brands', brands: 5, base: -0.8, spread: 0 },
    { name: '12 brands', brands: 12, base: -2, spread: 0.6 },
    { name: '12 close brands', brands: 12, base: -2, spread: 0.2 },
    { name: '5 rare brands', brands: 5, base: -7, spread: 0.6 },
    { name: '5 brands that differ', brands: 5, base: -1, spread: 3.2 },
  ];
  return worlds.flatMap(({ name, brands, base, spread }) =>
    [20, 50, 200].map((n) => ({
      setting: `${name}, ${n} questions × 3`,
      trials: 2_000,
      draw: (random: Random) => {
        const levels = Array.from({ length: brands }, () => base + spread * drawNormal(random));
        const clusters = Array.from({ length: n }, () => {
          const shared = 1.2 * drawNormal(random);
          return levels.map(
            (level) => ask(random, expit(level + shared + 2 * drawNormal(random)), 3).successes / 3,
          );
        });
        const chances = rankByShare(clusters, brands, random, 300).map(({ first }) => first ?? 0);
        const leader = chances.indexOf(Math.max(...chances));
        const best = levels.indexOf(Math.max(...levels));
        return { said: chances[leader] ?? 0, right: spread === 0 ? 1 / brands : leader === best ? 1 : 0 };
      },
    })),
  );
}

/** Rivals on 50 prompts × 3 of which none moved but for one day, or an eighth did by 15 points. */
export function holdRivals(): Mend[] {
  return [5, 40].flatMap((brands) =>
    [10, 50].flatMap((topics) =>
      [0, 0.2, 0.3, 0.5].flatMap((shock) =>
        (['later day', 'both days'] as const).map((when) => ({
          setting: `${brands} rivals, ${topics} topics, shock ${shock} on ${when}`,
          trials: 1_000,
          draw: (random: Random) => {
            const moversOf = (moving: number) => {
              const rivals = Array.from({ length: brands }, (_, brand) => {
                const before = when === 'both days' ? shock * drawNormal(random) : 0;
                const after = shock * drawNormal(random);
                const cells = Array.from({ length: 50 }, (_, prompt) => {
                  const rate = truthById('Beta(0.3, 0.5)').draw(random);
                  const later = shiftLogit(rate, after) + (brand < moving ? 0.15 : 0);
                  return {
                    cluster: String(prompt % topics),
                    engine: 'one',
                    before: ask(random, shiftLogit(rate, before), 3),
                    after: ask(random, Math.min(1, later), 3),
                  };
                });
                return { id: String(brand), cells };
              });
              return findMovers([], { segments: [], brands: rivals }).filter(
                ({ verdict }) => verdict === 'moved',
              );
            };
            const moving = Math.ceil(brands / 8);
            return {
              any: moversOf(0).length > 0 ? 1 : 0,
              power: moversOf(moving).filter(({ id }) => Number(id) < moving).length / moving,
            };
          },
        })),
      ),
    ),
  );
}

/** A move without any effect on prompts that were chosen by the answers that they are compared with; six looks. */
export function verifyNothing(): Mend[] {
  return ['Beta(0.3, 0.5)', 'Beta(2, 3)', '.3·[.95] + .5·[.02] + .2·U'].flatMap((id) =>
    [1, 3, 5].flatMap((k) =>
      (['never', 'below half'] as const).map((chosen) => ({
        setting: `${id}, k = ${k}, prompts that named the brand ${chosen}`,
        trials: 2_000,
        draw: (random: Random) => {
          const rates = Array.from({ length: 60 }, () => truthById(id).draw(random));
          const before = rates.map((rate) => ask(random, rate, k));
          const after = rates.map(() => ({ successes: 0, trials: 0 }));
          for (let look = 1; look <= 6; look += 1) {
            for (const [at, rate] of rates.entries()) {
              const sum = after[at];
              if (!sum) continue;
              sum.successes += ask(random, rate, k).successes;
              sum.trials += k;
            }
            const cells = before.map((own, at) => ({
              cluster: String(at),
              engine: 'one',
              treated: chosen === 'never' ? own.successes === 0 : own.successes < k / 2,
              before: own,
              after: after[at] ?? null,
            }));
            const lift = estimateLift(cells, { adjust: 'regression', alpha: levelOfNextLook(look) });
            if (lift && lift.verdict !== 'no_change_shown')
              return { verified: lift.verdict === 'rise' ? 1 : 0 };
          }
          return { verified: 0 };
        },
      })),
    ),
  );
}
