import type { components } from '@svc/client';
import { useState } from 'react';
import type { Params } from '../../data/operation.ts';
import { backtestAlert, createAlert, updateAlert } from '../../data/operations.gen.ts';
import { useAct, useRead } from '../../data/use-read.ts';
import { Form } from '../../kit/form.tsx';
import { Modal } from '../../kit/modal.tsx';
import { toast } from '../../kit/toast.tsx';
import { Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { Backtest } from './backtest.tsx';
import { tests } from './rate.tsx';
import { Delivery, deliveryOf, type Kind, kinds, RuleFields, ruleOf, watchedOf } from './rule-fields.tsx';
import { useRuleSentence } from './rule-sentence.ts';
import { alertWords } from './words.ts';

interface Props {
  projectId: string;
  /** Given: it is changed. Its kind and figure stay: that would be another rule. */
  rule?: components['schemas']['Alert'];
  close: () => void;
  /** A rule was made. Left out: the dialog closes. */
  made?: () => void;
}

/** A rule is tried on past scans before it is made: what it would have told, and how often it would be wrong. */
export default function RuleDialog({ projectId, rule, close, made = close }: Props) {
  const words = useAreaText(alertWords);
  const sentence = useRuleSentence(projectId);
  const [kind, setKind] = useState<Kind>(rule?.kind ?? 'sequential');
  const [watched, setWatched] = useState(() => watchedOf(rule));
  const [tried, setTried] = useState<Params<'backtest_alert'> | null>(null);
  const past = useRead(backtestAlert, tried, { keep: false });
  const done = (said: string, leave: () => void) => () => {
    toast(said);
    leave();
  };
  const make = useAct(createAlert, { done: done(words.made, made) });
  const save = useAct(updateAlert, { done: done(words.saved, close) });
  const error = make.error ?? save.error;
  return (
    <Modal label={rule ? words.changeRule : words.newRule} close={close}>
      <Form
        submit={(fields) => {
          const asked = ruleOf(fields, kind);
          if (fields.get('act') === 'backtest') return setTried({ projectId, ...asked });
          if (!rule) return make.mutate({ projectId, ...asked, ...deliveryOf(fields) });
          const { kind: _, metric: __, ...changes } = asked;
          save.mutate({
            projectId,
            alertId: rule.id,
            ...changes,
            ...(fields.get('engine') === '' && { engine: null }),
            ...(fields.get('threshold') === '' && { threshold: null }),
            ...deliveryOf(fields),
          });
        }}
        onChange={({ currentTarget }) => setWatched(watchedOf(rule, currentTarget))}
      >
        {!rule && (
          <fieldset className="bare">
            <legend>{words.kind}</legend>
            <div className="choices">
              {kinds.map((value) => (
                <label key={value} className="choice boxed">
                  <input
                    type="radio"
                    name="kind"
                    value={value}
                    checked={kind === value}
                    onChange={() => {
                      setKind(value);
                      setTried(null);
                    }}
                  />
                  <span>
                    {words.kinds[value]}
                    <small>{words.kindSays[value]}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <RuleFields key={kind} projectId={projectId} kind={kind} rule={rule} />
        <p className="preview" role="status">
          {sentence({ ...watched, kind })}
        </p>
        {tests(kind) && kind !== 'source_lost' && (
          <div className="backtest">
            <button type="submit" name="act" value="backtest" disabled={past.isFetching}>
              {past.isFetching ? words.testing : words.backtest}
            </button>{' '}
            <span className="micro">{words.backtestSays}</span>
            {past.isFetching ? (
              <Skeleton lines={3} />
            ) : past.error ? (
              <Failed error={past.error} />
            ) : (
              past.data && <Backtest found={past.data} />
            )}
          </div>
        )}
        <Delivery
          key={`told ${kind}`}
          projectId={projectId}
          name={rule?.name ?? words.kinds[kind]}
          rule={rule}
        />
        {error && <Failed error={error} />}
        <p className="actions form-foot">
          <button type="submit" className="main" disabled={make.isPending || save.isPending}>
            {rule ? words.save : words.create}
          </button>
          <button type="button" onClick={close}>
            {words.cancel}
          </button>
        </p>
      </Form>
    </Modal>
  );
}
