import { percent } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { getSentiment } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { Table } from '../../kit/table.tsx';
import { WhenSeen } from '../../kit/when-seen.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { Empty, Load } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { withoutMarkdown } from './plain-text.ts';
import { answerWords } from './words.ts';

interface Props {
  projectId: string;
}

/** How answers of this period speak of the brand, with the sentences themselves. */
export function Tone({ projectId }: Props) {
  const words = useAreaText(answerWords);
  return (
    <WhenSeen height={240} className="below-explorer">
      <Card title={words.tone}>
        <Report projectId={projectId} />
      </Card>
    </WhenSeen>
  );
}

function Report({ projectId }: Props) {
  const { language } = useWording();
  const words = useAreaText(answerWords);
  const labels = useLabels();
  const { span, filters } = useFilters(projectId);
  const { engine, topic, tag, intent } = filters;
  const report = useRead(getSentiment, { projectId, ...span, engine, topic, tag, intent });
  return (
    <Load query={report} lines={6}>
      {({ mentions, unknown, positiveShare, negativeShare, themes, quotes, notes }) =>
        mentions === 0 ? (
          <Empty>{notes[0] ?? words.noMention}</Empty>
        ) : (
          <>
            <p>
              {words.mentions(mentions, mentions - unknown)}{' '}
              {(
                [
                  ['positive', positiveShare],
                  ['negative', negativeShare],
                ] as const
              ).map(([polarity, { value, ci, least, most }]) =>
                value === null ? null : (
                  <span key={polarity}>
                    {words.polarity[polarity]}: <strong>{percent(value, ci, language)}</strong>
                    {least === null || most === null
                      ? '. '
                      : ` (${words.bounds(percent(least, null, language), percent(most, null, language))}). `}
                  </span>
                ),
              )}
            </p>
            {quotes.length > 0 && <p className="small">{words.wholeSays}</p>}
            {themes.length > 0 && (
              <Table
                name={words.themes}
                rows={themes}
                keyOf={({ theme }) => theme}
                columns={[
                  { label: words.themes, value: ({ theme }) => words.theme[theme] },
                  { label: words.sentences, value: ({ sentences }) => sentences },
                  { label: words.polarity.positive, value: ({ positive }) => positive },
                  { label: words.polarity.negative, value: ({ negative }) => negative },
                ]}
              />
            )}
            <ul className="lines">
              {quotes.map(({ text, sentiment, answerId, engine }) => (
                <li key={`${answerId} ${text}`}>
                  <p className="said-quote">
                    <q>{withoutMarkdown(text)}</q>
                  </p>
                  <small>
                    {words.polarity[sentiment]} ·{' '}
                    <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId }}>
                      {labels.engine(engine)}
                    </Link>
                  </small>
                </li>
              ))}
            </ul>
            {notes.map((note) => (
              <p key={note} className="small">
                {note}
              </p>
            ))}
          </>
        )
      }
    </Load>
  );
}
