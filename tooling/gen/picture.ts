import { readFile, writeFile } from 'node:fs/promises';
import { bandRows, toSvg } from '@svc/figures';

interface Interval {
  low: number;
  high: number;
}

/** The engines of a finished scan as `GET /v1/scans/{id}` gives them, kept in docs/result.json. */
interface Result {
  engines: {
    label: string;
    provenance: 'live' | 'cached' | 'predicted';
    presence: { value: number | null; ci: Interval | null; market: { ci: Interval | null } | null };
  }[];
}

/** Draws the README's picture of a result, for light and dark pages. */
export async function drawResult(): Promise<void> {
  const { engines }: Result = JSON.parse(await readFile('docs/result.json', 'utf8'));
  const figure = bandRows(
    engines.map(({ label, provenance, presence }) => ({
      label,
      provenance,
      value: presence.value,
      tracked: presence.ci,
      market: presence.market?.ci ?? null,
    })),
    { title: 'Presence of Planderly in the answers of three engines' },
  );
  for (const theme of ['light', 'dark'] as const)
    await writeFile(`docs/pictures/result-${theme}.svg`, `${toSvg(figure, theme)}\n`);
}
