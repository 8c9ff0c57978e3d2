import type { Answer } from '@svc/client';
import type { ReactNode } from 'react';
import { Strip } from '../../kit/figure.tsx';
import { plain, useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { ToneTrend } from './tone-trend.tsx';
import { toneWords } from './words.ts';

export type Report = Answer<'get_sentiment'>;

/** Fewer mentions with a known tone than this say nothing. */
export const leastKnown = 30;

/** Shares to show, corrected for the reader’s error where both can be. */
export function toneShares(report: Report) {
  const { corrected, positiveShare, negativeShare, recommendedShare, mentions, unknown } = report;
  // Both or none: a corrected share beside an uncorrected one would compare two different things.
  const both = corrected.positive.label === 'ok' && corrected.negative.label === 'ok';
  return {
    known: mentions - unknown,
    corrected: both,
    praise: both ? corrected.positive : positiveShare,
    criticism: both ? corrected.negative : negativeShare,
    recommended: both && corrected.recommended.label === 'ok' ? corrected.recommended : recommendedShare,
  };
}

/** Praise and criticism with their ranges, who read them, and what the reader says of it. */
function ToneShares({ report, whole }: { report: Report; whole: boolean }) {
  const words = useAreaText(toneWords);
  const labels = useLabels();
  const format = useFormat();
  const { known, corrected, praise, criticism, recommended } = toneShares(report);
  const rows = [
    { name: words.praise, shown: praise, bounds: report.positiveShare },
    { name: words.criticism, shown: criticism, bounds: report.negativeShare },
  ];
  // Whether an answer recommends is asked of each mention; a tone, of those where it is clear.
  const trialsOf = (name: string): number => (name === words.recommended ? report.mentions : known);
  return (
    <>
      <div className="tone-rows">
        {[...rows, { name: words.recommended, shown: recommended }].map(({ name, shown: { value, ci } }) => (
          <div key={name}>
            <span>{name}</span>
            <Strip
              shown={{ value, ci, trials: trialsOf(name), status: 'measured', predicted: false }}
              width={200}
              own={name !== words.criticism}
            />
            <span className="num">
              <b>{format.value({ value, ci, trials: trialsOf(name) }) ?? '–'}</b>
              {ci && <span>{format.range(ci)}</span>}
            </span>
          </div>
        ))}
      </div>
      <p className="micro">
        {words.readBy(labels.reader(report.reader.name))}{' '}
        {corrected && words.corrected(format.count(report.corrected.positive.checked))}{' '}
        {whole &&
          !corrected &&
          rows.map(
            ({ name, bounds: { least, most } }) =>
              least !== null &&
              most !== null &&
              `${words.bounds(name, format.share(least), format.share(most))} `,
          )}
        {report.notes.join(' ')}
      </p>
    </>
  );
}

/** How many sentences praise and criticise, theme by theme. */
function ToneThemes({ report, whole }: { report: Report; whole: boolean }) {
  const words = useAreaText(toneWords);
  const themes = report.themes
    .filter(({ theme, positive, negative }) => theme !== 'other' && positive + negative > 0)
    .slice(0, whole ? undefined : 4);
  if (themes.length === 0) return null;
  const most = Math.max(...themes.flatMap(({ positive, negative }) => [positive, negative]));
  return (
    <>
      <p className="tone-head micro">
        <span>{words.themes}</span>
        <span>{words.side}</span>
      </p>
      <ul className="tone-themes">
        {themes.map(({ theme, positive, negative }) => (
          <li key={theme}>
            <span>{words.theme[theme] ?? plain(theme)}</span>
            <span className="fall">{negative}</span>
            <span className="bars-two" aria-hidden="true">
              <i className="minus" style={{ width: `${(negative / most) * 100}%` }} />
              <i className="plus" style={{ width: `${(positive / most) * 100}%` }} />
            </span>
            <span className="rise">{positive}</span>
          </li>
        ))}
      </ul>
      {whole && <p className="micro">{words.wholeSays}</p>}
    </>
  );
}

/** Praise and criticism over the period and week by week, and what they are about. `whole`: with all themes and bounds. */
export function ToneFigures({
  report,
  whole = false,
  children,
}: {
  report: Report;
  whole?: boolean;
  children?: ReactNode;
}) {
  const { positive, negative, mixed, series } = report;
  // Lines that lie at zero would say nothing that the shares do not.
  const judged = positive + negative + mixed > 0;
  const themes = <ToneThemes report={report} whole={whole} />;
  return (
    <div className="grid">
      <div className="c6">
        <ToneShares report={report} whole={whole} />
        {judged && themes}
        {children}
      </div>
      <div className="c6">{judged ? <ToneTrend points={series} /> : themes}</div>
    </div>
  );
}
