import { getReader, setReader } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Form, Select } from '../kit/form.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { answerReaderText } from './text/answer-reader.ts';

const rules = 'rules';
const asOperator = 'default';

/** Who reads answers for tone, themes and claims: rules, an engine on the workspace’s key, or what the operator set. */
export function AnswerReader({ engines }: { engines: readonly string[] }) {
  const text = useAreaText(answerReaderText);
  const labels = useLabels();
  const format = useFormat();
  const reader = useRead(getReader, {});
  const set = useAct(setReader, {
    from: ({ engine, dailyUsd }: { engine: string; dailyUsd: number }) => ({
      engine: engine === rules ? null : engine,
      dailyUsd,
    }),
  });
  return (
    <Card title={text.title} about={text.lead}>
      <Load query={reader} lines={2}>
        {({ name, by, engine, price, today, dailyUsd, failure }) => {
          const chosen = by === 'workspace' ? (engine ?? rules) : asOperator;
          return (
            <>
              <p>
                <strong>{name}</strong> ({text.by[by]})
                {price &&
                  dailyUsd !== null &&
                  ` · ${text.price(format.number(price.low), format.number(price.high))}`}
                {dailyUsd !== null &&
                  ` · ${text.today(format.count(today.answers), format.number(today.usd), format.number(dailyUsd))}`}
              </p>
              {failure !== null && <p className="notice">{failure}</p>}
              <Form
                key={`${chosen} ${dailyUsd}`}
                busy={set.isPending}
                className="bare"
                label={text.set}
                submit={({ text }) =>
                  set.mutate({ engine: text('reader'), dailyUsd: Number(text('dailyUsd')) })
                }
              >
                <div className="fields">
                  <Select
                    label={text.who}
                    name="reader"
                    value={chosen}
                    options={[
                      { value: asOperator, label: text.operator },
                      { value: rules, label: text.rules },
                      ...engines.map((engine) => ({ value: engine, label: labels.engine(engine) })),
                    ]}
                  />
                  <Field
                    label={text.cap}
                    name="dailyUsd"
                    type="number"
                    min="0"
                    max="10000"
                    step="0.1"
                    defaultValue={dailyUsd ?? 1}
                    required
                  />
                </div>
              </Form>
            </>
          );
        }}
      </Load>
      <Outcome of={set} />
    </Card>
  );
}
