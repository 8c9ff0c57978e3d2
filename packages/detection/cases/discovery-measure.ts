import { Discovery } from '../src/discover/index.ts';
import { keyOf } from '../src/discover/name.ts';
import { type DiscoveryCase, discoveryCases } from './discovery.ts';
import { discoveryChat } from './discovery-chat.ts';
import { discoveryEastAsian } from './discovery-east-asian.ts';
import { discoveryMarket } from './discovery-market.ts';
import { discoveryMore } from './discovery-more.ts';

export const tunedDiscoveryCases: readonly DiscoveryCase[] = [
  ...discoveryCases,
  ...discoveryMore,
  ...discoveryMarket,
  ...discoveryEastAsian,
  ...discoveryChat,
];

export interface DiscoveryScore {
  precision: number;
  recall: number;
  /** Of the aliases, those that were offered for the right brand. */
  aliases: number;
  missed: string[];
  wrong: string[];
}

/** Precision and recall of the names at the default cut, over all cases together. */
export function measureDiscovery(cases: readonly DiscoveryCase[]): DiscoveryScore {
  const missed: string[] = [];
  const wrong: string[] = [];
  let [found, right, wanted, aliases, rightAliases, hits] = [0, 0, 0, 0, 0, 0];
  for (const one of cases) {
    const brands = [one.own, ...one.tracked];
    const discovery = new Discovery(brands.map((name) => ({ id: name, names: [name] })));
    for (const [index, { text, cites = [] }] of one.answers.entries())
      discovery.add({ id: `${index}`, prompt: `${index}`, text, cites, language: one.language });
    const suggestions = discovery.suggestions();
    const keysOf = (names: readonly string[]) => new Set(names.map(keyOf));
    const aliasKeys = new Map(Object.entries(one.aliases ?? {}).map(([name, of]) => [keyOf(name), of]));
    const rivals = keysOf(one.rivals);
    const others = keysOf(one.others ?? []);
    const hit = new Set<string>();
    for (const { name, spellings, aliasOf } of suggestions) {
      const keys = [name, ...spellings].map(keyOf);
      const alias = keys.find((key) => aliasKeys.has(key));
      if (alias !== undefined) {
        if (aliasOf === aliasKeys.get(alias)) rightAliases++;
        else wrong.push(`${one.language}: ${name} is of ${aliasKeys.get(alias)}`);
        continue;
      }
      const own = keys.filter((key) => rivals.has(key));
      for (const key of own) hit.add(key);
      if (own.length === 0 && keys.some((key) => others.has(key))) continue;
      found++;
      if (own.length > 0 && aliasOf === null) right++;
      else wrong.push(`${one.language}: ${name}`);
    }
    wanted += rivals.size;
    hits += hit.size;
    const offered = new Set(suggestions.flatMap(({ name, spellings }) => [name, ...spellings].map(keyOf)));
    missed.push(
      ...[...aliasKeys].filter(([key]) => !offered.has(key)).map(([key]) => `${one.language}: alias ${key}`),
    );
    aliases += aliasKeys.size;
    missed.push(
      ...one.rivals.filter((name) => !hit.has(keyOf(name))).map((name) => `${one.language}: ${name}`),
    );
  }
  return {
    precision: right / found,
    recall: hits / wanted,
    aliases: rightAliases / aliases,
    missed,
    wrong,
  };
}
