import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A person's labels of a real answer. The texts are in the public data sets; see `real-answers.ts`. */
export interface RealLabel {
  id: string;
  sha: string;
  brands: RealBrand[];
  /** Names that count neither way: media, offices, parts of names. */
  either: string[];
  /** Whether all names of the answer are labelled, and not a few for their stance. */
  complete: boolean;
}

export interface RealBrand {
  /** Its spellings, the longest first. */
  names: string[];
  /** Whether discovery should find it: companies, products, sites and apps that the answer speaks of. */
  wanted: boolean;
  sentiment: string | null;
  strength: string | null;
  sure: boolean;
}

/** A brand as the files have it. */
interface WrittenBrand extends RealBrand {
  name: string;
  aliases: string[];
  kind: string;
  role: string;
}

type WrittenLabel = Omit<RealLabel, 'brands'> & { brands: WrittenBrand[] };

const kinds = new Set(['company', 'product', 'site', 'app']);
const roles = new Set(['recommended', 'listed', 'compared', 'mentioned']);

const linesOf = (path: string): Record<string, unknown>[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line) => (line ? [JSON.parse(line)] : []))
    : [];

/** A third of the answers, by their ids, that nothing is ever fitted to. */
export const isAside = (id: string): boolean =>
  Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 3 === 0;

/** The project's own labels. */
export function ownLabels(): RealLabel[] {
  return linesOf(join(import.meta.dirname, 'labels', 'answers.jsonl')).map((line) => {
    const { id, sha, brands, either } = line as unknown as WrittenLabel;
    return {
      id,
      sha,
      either,
      complete: true,
      brands: brands.map((brand) => ({ ...brand, wanted: isWanted(brand) })),
    };
  });
}

const isWanted = ({ kind, role }: { kind: string; role: string }): boolean =>
  kinds.has(kind) && roles.has(role);

/** Labels of somebody else: `discovery_labels.jsonl` and `stance_labels.jsonl` in a folder. */
export function labelsIn(folder: string): RealLabel[] {
  const labels = new Map<string, RealLabel>();
  for (const line of linesOf(join(folder, 'discovery_labels.jsonl'))) {
    const { id, sha, brands, either } = line as unknown as WrittenLabel;
    labels.set(id, {
      id,
      sha,
      either,
      complete: true,
      brands: brands.map(({ name, aliases, kind, role }) => ({
        names: [...new Set([name, ...aliases])],
        wanted: isWanted({ kind, role }),
        sentiment: null,
        strength: null,
        sure: false,
      })),
    });
  }
  for (const line of linesOf(join(folder, 'stance_labels.jsonl'))) {
    const { id, sha, brand, aliases, sentiment, strength, sure } = line as {
      id: string;
      sha: string;
      brand: string;
      aliases: string[];
      sentiment: string;
      strength: string;
      sure: boolean;
    };
    const label = labels.get(id) ?? { id, sha, brands: [], either: [], complete: false };
    labels.set(id, label);
    const known = label.brands.find(({ names }) => names.includes(brand));
    const said = { sentiment, strength, sure };
    if (known) Object.assign(known, said);
    else label.brands.push({ names: [...new Set([brand, ...aliases])], wanted: false, ...said });
  }
  return [...labels.values()];
}
