import { Link, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { getAnalyticsOverview, getHistory, getPrompt, updatePrompt } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { FigureTable } from '../../figure/figure-table.tsx';
import { useFilters } from '../../filter/use-filters.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { inFrame, Num } from '../../kit/figure.tsx';
import { Form } from '../../kit/form.tsx';
import { toast } from '../../kit/toast.tsx';
import { TrendFigure } from '../../kit/trend-figure.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Failed, Load, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { seriesOf } from '../overview/trend-input.ts';
import { overviewWords } from '../overview/words.ts';
import { PromptDetail } from './detail.tsx';
import { Tags } from './panel.tsx';
import { PromptTabs } from './prompt-tabs.tsx';
import { promptWords } from './words.ts';

/** One prompt as a page: over time, every answer, who is named, its words. */
export function PromptPage() {
  const words = useAreaText(promptWords);
  const { trend: trendWords } = useAreaText(overviewWords);
  const { projectId, promptId } = useParams({ from: '/frame/projects/$projectId/prompts/$promptId' });
  const labels = useLabels();
  const format = useFormat();
  const { cells, span, rules, ends } = useFilters(projectId);
  const { data: project } = useProject(projectId);
  const prompt = useRead(getPrompt, { projectId, promptId });
  const figures = useRead(getAnalyticsOverview, {
    projectId,
    ...span,
    ...cells,
    promptId,
    branded: 'include',
  });
  const history = useRead(getHistory, {
    projectId,
    days: 84,
    bucket: 'week',
    ...cells,
    promptId,
    branded: 'include',
  });
  const surface = figures.data?.surfaces[0];
  const presence = surface?.measures.find(({ measure }) => measure === 'presence')?.figure;
  const brandId = project?.project.brand.id ?? '';
  const input = useMemo(
    () => ({
      series: seriesOf({
        surface: surface?.surface ?? '',
        frame: 'tracked',
        brandId,
        rivals: [],
        history: history.data,
        trends: undefined,
      }).map((one) => ({ ...one, name: project?.project.brand.name ?? '', expected: null })),
      period: ends,
      timeZone: format.zone,
      words: { period: trendWords.period, next: trendWords.next },
    }),
    [surface?.surface, brandId, history.data, project, ends, format.zone, trendWords],
  );
  const points = input.series[0]?.points ?? [];
  const { table } = trendWords;
  const save = useAct(updatePrompt, { done: () => toast(words.saved) });
  return (
    <>
      <PromptTabs projectId={projectId} />
      <Load query={prompt} lines={10}>
        {({ text, tags, topic, intent, stage }) => (
          <>
            <h1 className="display">{text}</h1>
            <p className="lead">
              {presence && surface && (
                <>
                  <Num shown={inFrame(presence, 'tracked')} frame="tracked" />{' '}
                  {words.of(format.count(presence.successes), format.count(presence.trials))}{' '}
                  {labels.answersOf(surface.surface, surface.engines)}.{' '}
                </>
              )}
              <Link to="/projects/$projectId/answers" params={{ projectId }} search={{ promptId }}>
                {words.all}
              </Link>
            </p>
            <Tags
              projectId={projectId}
              promptId={promptId}
              tags={tags}
              fixed={[topic ?? '', labels.intent(intent), labels.stage(stage)]}
            />
            <div className="grid">
              <Card
                className="c8"
                title={words.trend}
                about={words.trendAbout}
                foot={trendWords.foot(points.length, 1)}
                footActions={
                  <FigureTable
                    title={`${words.trend}: ${text}`}
                    about={words.trendAbout}
                    columns={[table.when, table.value, table.low, table.high, table.answers]}
                    rows={points.map(({ at, value, interval, answers }) => [
                      new Date(at).toISOString().slice(0, 10),
                      value,
                      interval?.low ?? null,
                      interval?.high ?? null,
                      answers,
                    ])}
                    figure={input}
                  />
                }
              >
                {history.error ? (
                  <Failed error={history.error} retry={() => void history.refetch()} />
                ) : !history.data ? (
                  <Skeleton lines={8} />
                ) : (
                  <TrendFigure
                    input={input}
                    title={`${words.trend}. ${words.trendAbout}`}
                    help={trendWords.chart}
                    latest={trendWords.average}
                    answers={trendWords.answers}
                  />
                )}
              </Card>
              <Card className="c4" title={words.wording} about={words.wordingSays}>
                <Form
                  submit={(fields) =>
                    save.mutate({ projectId, promptId, text: String(fields.get('text')).trim() })
                  }
                >
                  <label>
                    <span className="hidden">{words.columns.prompt}</span>
                    <textarea name="text" rows={3} maxLength={2_000} required defaultValue={text} />
                  </label>
                  <button type="submit" disabled={save.isPending}>
                    {words.save}
                  </button>
                </Form>
                {save.error && <Failed error={save.error} />}
              </Card>
              <Card title={words.columns.answers}>
                <PromptDetail
                  projectId={projectId}
                  promptId={promptId}
                  surface={surface?.surface}
                  asked={{
                    projectId,
                    ...span,
                    rules: {
                      ...rules,
                      branded: 'include',
                      ...(surface && { surfaces: [surface.surface] }),
                    },
                  }}
                />
              </Card>
            </div>
          </>
        )}
      </Load>
    </>
  );
}
