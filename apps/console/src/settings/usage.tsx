import type { components } from '@svc/client';
import { countBars } from '@svc/figures';
import { useState } from 'react';
import { forecastUsage, getQuota, getUsage, setBudget } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { FigureBox } from '../figure/figure-box.tsx';
import { Card } from '../kit/card.tsx';
import { CountBar, topOf } from '../kit/count-bar.tsx';
import { Field } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Table } from '../kit/table.tsx';
import { Choice } from '../part/choice.tsx';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Head, Outcome } from './parts.tsx';
import { usageText } from './text/usage.ts';

const dimensions = ['project', 'engine', 'key', 'member'] as const;
const spans = ['7', '30', '90'] as const;
const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What was used, on what, and how long it lasts. */
export default function Usage() {
  const text = useAreaText(usageText);
  const [by, setBy] = useState<(typeof dimensions)[number]>('project');
  const [span, setSpan] = useState<(typeof spans)[number]>('30');
  const usage = useRead(getUsage, { by, from: dayBefore(Number(span) - 1), interval: 'day' });
  return (
    <>
      <Head area="usage" lead={text.lead} />
      <div className="filters">
        <Choice
          label={text.by}
          value={by}
          choose={setBy}
          options={dimensions.map((value) => ({ value, label: text.dimensions[value] }))}
        />
        <Choice
          label={text.span}
          value={span}
          choose={setSpan}
          options={spans.map((value) => ({ value, label: text.days(Number(value)) }))}
        />
      </div>
      <Load query={usage} lines={8}>
        {(data) => <Used usage={data} />}
      </Load>
      <Forecast />
      <Budget />
    </>
  );
}

function Used({ usage }: { usage: components['schemas']['Usage'] }) {
  const text = useAreaText(usageText);
  const format = useFormat();
  const { total, table, series } = usage;
  const top = topOf(table.map(({ credits }) => credits));
  if (total.answers === 0) return <Empty>{text.none}</Empty>;
  return (
    <>
      <Card title={text.total(format.count(total.credits), format.count(total.answers))}>
        <Table
          name={text.by}
          rows={table}
          keyOf={({ id }) => id ?? 'none'}
          columns={[
            { label: text.name, value: ({ name, id }) => name ?? id ?? text.other },
            {
              label: text.answers,
              value: ({ answers }) => answers,
              show: ({ answers }) => format.count(answers),
            },
            {
              label: text.credits,
              value: ({ credits }) => credits,
              show: ({ credits }) => <CountBar value={credits} top={top} />,
              end: false,
            },
          ]}
        />
      </Card>
      {total.credits > 0 && <Series series={series} />}
    </>
  );
}

/** Counts of what happened, not estimates: bars from zero say them right. */
function Series({ series }: Pick<components['schemas']['Usage'], 'series'>) {
  const text = useAreaText(usageText);
  const format = useFormat();
  const { language } = useWording();
  const [first, last] = [series[0], series.at(-1)];
  const total = (of: 'credits' | 'answers') => format.count(series.reduce((sum, one) => sum + one[of], 0));
  const bars = series.map(({ start, credits, answers }) => ({
    label: format.shortDay(start),
    count: credits,
    says: `${format.date(start)}: ${text.total(format.count(credits), format.count(answers))}`,
  }));
  return (
    <Card title={text.series}>
      <FigureBox
        title={text.series}
        about={
          first && last
            ? `${format.span(first.start, last.start)} · ${text.total(total('credits'), total('answers'))}`
            : text.none
        }
        draw={(width) => countBars({ bars, unit: text.credits }, { width, language, title: text.series })}
        table={{
          columns: [text.day, text.answers, text.credits],
          rows: series.map(({ start, answers, credits }) => [start.slice(0, 10), answers, credits]),
        }}
      />
    </Card>
  );
}

function Forecast() {
  const text = useAreaText(usageText);
  const format = useFormat();
  const forecast = useRead(forecastUsage, { days: 30 });
  return (
    <Card title={text.forecast}>
      <Load query={forecast} lines={2}>
        {({ credits, missing, exhaustedOn }) =>
          credits ? (
            <>
              <p>
                {text.expected(
                  credits.weeks,
                  format.count(credits.value),
                  // Weeks that were all alike give no range.
                  credits.ci.low === credits.ci.high
                    ? ''
                    : ` (${format.count(credits.ci.low)}–${format.count(credits.ci.high)})`,
                )}
              </p>
              <p>{exhaustedOn === null ? text.enough : text.gone(format.date(exhaustedOn))}</p>
            </>
          ) : (
            <p>{missing}</p>
          )
        }
      </Load>
    </Card>
  );
}

function Budget() {
  const text = useAreaText(usageText);
  const format = useFormat();
  const quota = useRead(getQuota, {});
  const save = useAct(setBudget);
  return (
    <Card title={text.budget} about={text.budgetSays}>
      <Load query={quota} lines={3}>
        {({ budgets }) => {
          const whole = budgets.find(({ projectId, keyId }) => projectId === null && keyId === null);
          return (
            <Form
              busy={save.isPending}
              className="bare"
              submit={({ number }) =>
                save.mutate({ softLimit: number('softLimit'), hardLimit: number('hardLimit') })
              }
            >
              {whole && <p>{text.spent(format.count(whole.spent))}</p>}
              <div className="fields">
                <Field
                  label={text.soft}
                  help={text.emptyLimit}
                  name="softLimit"
                  type="number"
                  min="0"
                  defaultValue={whole?.softLimit ?? ''}
                />
                <Field
                  label={text.hard}
                  help={text.emptyLimit}
                  name="hardLimit"
                  type="number"
                  min="0"
                  defaultValue={whole?.hardLimit ?? ''}
                />
              </div>
            </Form>
          );
        }}
      </Load>
      <Outcome of={save} />
    </Card>
  );
}
