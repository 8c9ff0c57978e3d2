import type { Answer } from '@svc/client';
import type { ReactNode } from 'react';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { fill } from '../../text/fill.tsx';
import { useText } from '../../text/index.ts';
import { type Frame, rankedOwn, type speaking } from './data.ts';
import { overviewWords } from './words.ts';

type Spoken = ReturnType<typeof speaking>[number];

interface Props {
  brand: string;
  spoken: readonly Spoken[];
  ranks: Answer<'get_share_of_voice'> | undefined;
  frame: Frame;
  /** Whether a rank is to come. */
  ranked: boolean;
  /** Opens what the figures rest on. */
  sure: ReactNode;
}

/** What a board could read aloud: where the brand is, whether that changes, and where it ranks. */
export function Headline({ brand, spoken, ranks, frame, ranked, sure }: Props) {
  const words = useAreaText(overviewWords);
  const { kit } = useText();
  const labels = useLabels();
  const format = useFormat();
  const [first, second, ...rest] = spoken;
  if (!first) return null;
  const figure = (one: Spoken) =>
    fill(
      // A brand in no answer is counted, and a count takes no second “of”.
      one.shown.value === 0 && one.shown.ci ? words.none : words.share,
      <em>{format.value(one.shown)}</em>,
      one.shown.ci && <small> ({format.range(one.shown.ci)})</small>,
      of(one),
    );
  const of = ({ surface }: Spoken) => labels.answersOf(surface.surface, surface.engines);
  const own = rankedOwn(ranks);
  const ahead =
    ranks?.brands.filter(({ rank }) => rank !== null && own?.rank != null && rank < own.rank) ?? [];
  return (
    <>
      <h1 className="display" data-frame={frame}>
        {second
          ? fill(words.two, brand, figure(first), figure(second))
          : fill(words.one, brand, figure(first))}
      </h1>
      <p className={`lead ${ranked && second ? 'three-lines-room' : 'two-lines-room'}`}>
        {rest.length > 0 && `${words.more(rest.length)} `}
        <Change spoken={first} kit={kit} />{' '}
        {own?.rank != null && ranks && (
          <>
            {fill(
              words.rank,
              <b>{fill(words.place, format.rank(own.rank), ranks.brands.length)}</b>,
              second ? words.rankOn(of(first)) : '',
              own.ranks && own.ranks.high > own.ranks.low
                ? words.rankSays(format.rank(own.ranks.low), format.rank(own.ranks.high))
                : own.ranks
                  ? ''
                  : words.rankUnsure,
            )}
            {ahead.length > 0 &&
              words.ahead(
                ahead
                  .map(({ name }) => name)
                  .slice(0, 3)
                  .join(', '),
              )}{' '}
          </>
        )}
        {sure}
      </p>
    </>
  );
}

function Change({
  spoken: { surface, change },
  kit,
}: {
  spoken: Spoken;
  kit: { verdict: Record<string, string> };
}) {
  const words = useAreaText(overviewWords);
  const labels = useLabels();
  const format = useFormat();
  const where = labels.answersOf(surface.surface, surface.engines);
  if (!change) return words.oneScan;
  const { value, ci, verdict } = change;
  if (value === null || !ci) return fill(words.cannot, where, kit.verdict[verdict]);
  const [points, range] = [
    format.difference(Math.abs(value), ci).replace('+', ''),
    format.differenceRange(ci),
  ];
  if (verdict === 'rise') return fill(words.rise, where, points, range);
  if (verdict === 'fall') return fill(words.fall, where, points, range);
  return fill(words.same, where, format.difference(value, ci), range);
}
