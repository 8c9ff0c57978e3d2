import { Link } from '@tanstack/react-router';
import { getSentiment } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { Card } from '../../kit/card.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { withoutMarkdown } from '../answer/plain-text.ts';
import { leastKnown, type Report, ToneFigures } from './tone-figures.tsx';
import { toneWords } from './words.ts';

/** Praise and criticism, of how many mentions the tone is known, themes and one quote. */
export function ToneCard({ projectId }: { projectId: string }) {
  const words = useAreaText(toneWords);
  const format = useFormat();
  const { query } = useFilters(projectId);
  const found = useRead(getSentiment, query);
  const { data } = found;
  const known = data ? data.mentions - data.unknown : 0;
  return (
    <Card
      title={words.title}
      about={data && words.about(format.count(known), format.count(data.mentions))}
      action={
        <Link to="/projects/$projectId/answers/tone" params={{ projectId }}>
          {words.all}
        </Link>
      }
    >
      {found.error ? (
        <Failed error={found.error} retry={() => void found.refetch()} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : known < leastKnown ? (
        <Empty>{words.few(format.count(known))}</Empty>
      ) : (
        <ToneFigures report={data}>
          <Quote report={data} projectId={projectId} />
        </ToneFigures>
      )}
    </Card>
  );
}

function Quote({ report: { quotes }, projectId }: { report: Report; projectId: string }) {
  const labels = useLabels();
  const quote = quotes.find(({ sentiment }) => sentiment !== 'mixed') ?? quotes[0];
  return (
    quote && (
      <blockquote className="quote">
        <p>
          <q>{withoutMarkdown(quote.text)}</q>
        </p>
        <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId: quote.answerId }}>
          {labels.engine(quote.engine)}
        </Link>
      </blockquote>
    )
  );
}
