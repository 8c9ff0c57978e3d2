import type { components } from '@svc/client';
import { points } from '@svc/figures';
import { useText, useWording } from '../text/index.ts';

type Provenance = components['schemas']['Provenance'];
type Verdict = components['schemas']['Verdict'];

/** Where a figure comes from. What was imported says so, though it counts as measured earlier. */
export function Badge({
  provenance,
  origin = 'measured',
}: {
  provenance: Provenance;
  origin?: 'measured' | 'imported';
}) {
  const { badge } = useText();
  const said = origin === 'imported' && provenance === 'cached' ? 'imported' : provenance;
  return (
    <span className={`badge ${provenance}`} title={badge.explain[said]}>
      {badge[said]}
    </span>
  );
}

interface Difference {
  verdict: Verdict;
  value: number | null;
  ci: { low: number; high: number } | null;
}

/** A change as sign, word and colour, with its own interval. */
export function Change({ change }: { change: Difference }) {
  const { text, language } = useWording();
  const { verdict, value, ci } = change;
  const shown = value !== null && verdict !== 'not_comparable' && verdict !== 'too_few';
  return (
    <span className={`change ${verdict}`}>
      <span aria-hidden="true">{text.change.icon[verdict]}</span> {text.verdict[verdict]}
      {shown && <span className="points">{points(value, ci, language)}</span>}
    </span>
  );
}

type SinceBefore = components['schemas']['ChangeSinceBefore'];

/** The change that says more where enough scans exist: whether the level changed, not only the day. */
export const tellingChange = (change: SinceBefore): Difference => change.lasting ?? change;
