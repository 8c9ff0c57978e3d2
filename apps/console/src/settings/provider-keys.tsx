import {
  deleteProviderKey,
  getEngineBreakdown,
  listProviderKeys,
  setProviderKey,
} from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Confirm } from '../kit/confirm.tsx';
import { Field } from '../kit/field.tsx';
import { Form, Select } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { Table } from '../kit/table.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { Empty, Failed, Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { AnswerReader } from './answer-reader.tsx';
import { Head, Outcome } from './parts.tsx';
import { frameText } from './text/frame.ts';
import { providerKeysText } from './text/provider-keys.ts';

/** Keys of engines that the workspace brings: tested when they are set, and never shown again. */
export default function ProviderKeys() {
  const text = useAreaText(providerKeysText);
  const { actions, remove } = useAreaText(frameText);
  const format = useFormat();
  const labels = useLabels();
  const keys = useRead(listProviderKeys, { limit: 100 });
  const engines = useRead(getEngineBreakdown, { limit: 100 });
  const set = useAct(setProviderKey, {
    from: ({ engine, secret }: { engine: string; secret: string }) => ({ engineId: engine, secret }),
  });
  const end = useAct(deleteProviderKey, { from: (engine: string) => ({ engineId: engine }) });
  const withKey = engines.data?.items.filter(({ id }) => id !== 'sandbox') ?? [];
  return (
    <>
      <Head
        area="providers"
        lead={text.lead}
        action={
          <Opens label={text.add} look="main">
            {(close) => (
              <Form
                busy={set.isPending}
                className="bare"
                label={text.set}
                submit={({ text }) =>
                  set.mutate({ engine: text('engine'), secret: text('secret') }, { onSuccess: close })
                }
              >
                <Select
                  label={text.engine}
                  name="engine"
                  options={withKey.map(({ id }) => ({ value: id, label: labels.engine(id) }))}
                />
                <Field
                  label={text.secret}
                  help={text.secretSays}
                  name="secret"
                  type="password"
                  autoComplete="off"
                  required
                  maxLength={1_000}
                />
                {set.error && <Failed error={set.error} />}
              </Form>
            )}
          </Opens>
        }
      />
      <Outcome of={{ error: null, isSuccess: set.isSuccess }} said={text.tested} />
      <Outcome of={{ error: end.error, isSuccess: false }} />
      <Load query={keys} lines={3}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>{text.none}</Empty>
          ) : (
            <Table
              name={text.own}
              file={false}
              rows={items}
              keyOf={({ id }) => id}
              columns={[
                { label: text.engine, value: ({ engine }) => labels.engine(engine) },
                {
                  label: text.own,
                  show: ({ hint, checkedAt }) => (
                    <>
                      <code>{hint}</code>{' '}
                      <span className="small">
                        {text.checked} {format.when(checkedAt)}
                      </span>
                    </>
                  ),
                },
                { label: text.model, value: ({ model }) => model },
                {
                  label: actions,
                  show: ({ engine }) => (
                    <Confirm
                      label={remove}
                      says={text.removeSays}
                      busy={end.isPending}
                      act={() => end.mutate(engine)}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </Load>
      {keys.data && <AnswerReader engines={keys.data.items.map(({ engine }) => engine)} />}
    </>
  );
}
