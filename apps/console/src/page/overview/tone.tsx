import { Link } from '@tanstack/react-router';
import { getSentiment } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Strip } from '../../kit/figure.tsx';
import { plain, useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { withoutMarkdown } from '../answer/plain-text.ts';
import { ToneTrend } from './tone-trend.tsx';
import { overviewWords } from './words.ts';

/** Fewer mentions with a known tone than this say nothing. */
const least = 30;

/** Praise and criticism, of how many mentions the tone is known, themes and one quote. */
export function ToneCard({ projectId }: { projectId: string }) {
  const { tone: words } = useAreaText(overviewWords);
  const labels = useLabels();
  const format = useFormat();
  const { query } = useFilters(projectId);
  const found = useRead(getSentiment, query);
  const { data } = found;
  const known = data ? data.mentions - data.unknown : 0;
  const themes = (data?.themes ?? [])
    .filter(({ theme, positive, negative }) => theme !== 'other' && positive + negative > 0)
    .slice(0, 4);
  const { positive, negative } = data?.corrected ?? {};
  // Both or none: a corrected share beside an uncorrected one would compare two different things.
  const corrected = positive?.label === 'ok' && negative?.label === 'ok';
  const most = Math.max(1, ...themes.flatMap(({ positive, negative }) => [positive, negative]));
  // Lines that lie at zero would say nothing that the shares do not.
  const judged = data !== undefined && data.positive + data.negative + data.mixed > 0;
  const themeList = themes.length > 0 && (
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
    </>
  );
  const quote =
    data?.quotes.find(({ sentiment }) => sentiment === 'positive' || sentiment === 'negative') ??
    data?.quotes[0];
  return (
    <Card
      title={words.title}
      about={data && words.about(format.count(known), format.count(data.mentions))}
      action={
        <Link to="/projects/$projectId/answers" params={{ projectId }}>
          {words.all}
        </Link>
      }
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : known < least ? (
        <Empty>{words.few(format.count(known))}</Empty>
      ) : (
        <div className="grid">
          <div className="c6">
            <div className="tone-rows">
              {(
                [
                  [words.praise, corrected ? data.corrected.positive : data.positiveShare],
                  [words.criticism, corrected ? data.corrected.negative : data.negativeShare],
                ] as const
              ).map(([name, { value, ci }]) => (
                <div key={name}>
                  <span>{name}</span>
                  <Strip
                    shown={{ value, ci, trials: known, status: 'measured', predicted: false }}
                    width={200}
                    own={name === words.praise}
                  />
                  <span className="num">
                    <b>{format.value({ value, ci, trials: known }) ?? '–'}</b>
                    {ci && <span>{format.range(ci)}</span>}
                  </span>
                </div>
              ))}
            </div>
            <p className="micro">
              {words.readBy(labels.reader(data.reader.name))}{' '}
              {corrected && words.corrected(format.count(data.corrected.positive.checked))}{' '}
              {data.notes.join(' ')}
            </p>
            {judged && themeList}
            {quote && (
              <blockquote className="quote">
                <p>
                  <q>{withoutMarkdown(quote.text)}</q>
                </p>
                <Link
                  to="/projects/$projectId/answers/$answerId"
                  params={{ projectId, answerId: quote.answerId }}
                >
                  {labels.engine(quote.engine)}
                </Link>
              </blockquote>
            )}
          </div>
          <div className="c6">{judged ? <ToneTrend points={data.series} /> : themeList}</div>
        </div>
      )}
    </Card>
  );
}
