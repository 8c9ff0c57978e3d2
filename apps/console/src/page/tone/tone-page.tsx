import { percent } from '@svc/figures';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { getSentiment } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { withoutMarkdown } from '../answer/plain-text.ts';
import { PromptTabs } from '../prompt/prompt-tabs.tsx';
import { leastKnown, type Report, ToneFigures, toneShares } from './tone-figures.tsx';
import { toneWords } from './words.ts';

type Polarity = Report['quotes'][number]['sentiment'];

/** How answers of this period speak of the brand, with the sentences themselves. */
export function TonePage() {
  const words = useAreaText(toneWords);
  const { projectId } = useParams({ from: '/frame/projects/$projectId/answers/tone' });
  const { query } = useFilters(projectId);
  const { data: project } = useProject(projectId);
  const report = useRead(getSentiment, query);
  return (
    <>
      <PromptTabs projectId={projectId} />
      <h1 className="display">{report.data ? <Headline report={report.data} /> : words.title}</h1>
      {project?.lastScan === null ? (
        <Unmeasured projectId={projectId} />
      ) : (
        <Load query={report} lines={12}>
          {(found) =>
            found.mentions === 0 ? (
              <Empty>{words.noMention}</Empty>
            ) : (
              <Sections report={found} projectId={projectId} />
            )
          }
        </Load>
      )}
    </>
  );
}

function Headline({ report }: { report: Report }) {
  const words = useAreaText(toneWords);
  const format = useFormat();
  const { language } = useWording();
  const { known, corrected, praise, criticism, recommended } = toneShares(report);
  if (known < leastKnown || praise.value === null || criticism.value === null) return words.title;
  if (praise.value === 0 && criticism.value === 0)
    return words.headlineNone(
      format.count(known),
      sentencesThat(report),
      recommended.value ? percent(recommended.value, recommended.ci, language) : null,
    );
  const shares = [
    percent(praise.value, praise.ci, language),
    percent(criticism.value, criticism.ci, language),
  ] as const;
  return corrected ? words.headlineCorrected(...shares) : words.headline(...shares, format.count(known));
}

/** What single sentences do in answers that are neutral as a whole. */
function sentencesThat({ themes, quotes }: Report): 'praise' | 'criticise' | 'both' | null {
  const [praise, criticise] = (['positive', 'negative'] as const).map(
    (tone) => themes.some((theme) => theme[tone] > 0) || quotes.some(({ sentiment }) => sentiment === tone),
  );
  return praise && criticise ? 'both' : praise ? 'praise' : criticise ? 'criticise' : null;
}

function Sections({ report, projectId }: { report: Report; projectId: string }) {
  const words = useAreaText(toneWords);
  const format = useFormat();
  const { mentions, unknown } = report;
  const known = mentions - unknown;
  return (
    <div className="grid">
      <Card title={words.shares} about={words.about(format.count(known), format.count(mentions))}>
        {known < leastKnown ? (
          <Empty>{words.few(format.count(known))}</Empty>
        ) : (
          <ToneFigures report={report} whole />
        )}
      </Card>
      <Quotes report={report} projectId={projectId} />
    </div>
  );
}

function Quotes({ report, projectId }: { report: Report; projectId: string }) {
  const words = useAreaText(toneWords);
  const labels = useLabels();
  const format = useFormat();
  const [tone, setTone] = useState<Polarity | 'all'>('all');
  const { quotes, answersQuoted } = report;
  const shown = quotes.filter(({ sentiment }) => tone === 'all' || sentiment === tone);
  const present = (['positive', 'negative', 'mixed'] as const).filter((one) =>
    quotes.some(({ sentiment }) => sentiment === one),
  );
  return (
    <Card
      title={words.quotes}
      about={words.quotesFrom(format.count(answersQuoted))}
      action={
        present.length > 1 && (
          <Segmented
            label={words.quotes}
            value={tone}
            options={[
              { value: 'all', label: words.allTones },
              ...present.map((value) => ({ value, label: words.polarity[value] })),
            ]}
            choose={setTone}
          />
        )
      }
    >
      {shown.length === 0 ? (
        <Empty>{words.noQuote}</Empty>
      ) : (
        <ul className="lines">
          {shown.map(({ text, sentiment, answerId, engine }) => (
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
      )}
    </Card>
  );
}
