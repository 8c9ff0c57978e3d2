import { unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api.ts';
import { SpendDialog } from '../../kit/confirm.tsx';
import { Form } from '../../part/form.tsx';
import { useFormat } from '../../part/format.ts';
import { Failed } from '../../part/load.tsx';
import { Said } from '../../part/said.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import type { Recommendation } from './move.tsx';
import { improveWords } from './words.ts';

const settable = ['accepted', 'in_progress', 'shipped', 'dismissed', 'suggested'] as const;
type Settable = (typeof settable)[number];

/** How far the move is, who does it by when, and whether it worked. */
export function MoveState({ move }: { move: Recommendation }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { projectId, id: recId, state, owner, due } = move;
  const path = { params: { path: { projectId, recId } } };
  const set = useAct(
    projectId,
    (body: { state?: Settable; note?: string; owner?: string | null; due?: string | null }) =>
      unwrap(client.PATCH('/v1/projects/{projectId}/recommendations/{recId}', { ...path, body })),
  );
  const [asked, setAsked] = useState(false);
  const shipped = state === 'shipped' || state === 'verified' || state === 'not_confirmed';
  const cost = useQuery({
    queryKey: ['project', projectId, 'cost-of-a-scan'],
    queryFn: () => unwrap(client.POST('/v1/scans/estimate', { body: { projectId } })),
    enabled: shipped,
  });
  // No more than is said beside the button, whatever was changed in the project meanwhile.
  const verify = useAct(projectId, (maxCredits: number) =>
    unwrap(
      client.POST('/v1/projects/{projectId}/recommendations/{recId}/verify', {
        ...path,
        body: { maxCredits },
      }),
    ),
  );
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    const chosen = settable.find((one) => one === text('state'));
    set.mutate({
      ...(chosen && chosen !== state && { state: chosen }),
      ...(text('note') !== '' && { note: text('note') }),
      owner: text('owner') || null,
      due: text('due') || null,
    });
  };
  return (
    <section className="card">
      <h2>{words.states[state]}</h2>
      <Form submit={submit} className="filters" key={move.updatedAt}>
        <label>
          {words.state}
          <select name="state" defaultValue={state}>
            {[...new Set([state, ...settable])].map((one) => (
              <option key={one} value={one}>
                {words.states[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.owner}
          <input name="owner" maxLength={120} defaultValue={owner ?? ''} />
        </label>
        <label>
          {words.due}
          <input name="due" type="date" defaultValue={due ?? ''} />
        </label>
        <label>
          {words.note}
          <input name="note" maxLength={1_000} />
        </label>
        <p>
          <button type="submit" disabled={set.isPending}>
            {words.save}
          </button>
        </p>
      </Form>
      {shipped && (
        <p>
          <button
            type="button"
            className="main"
            disabled={verify.isPending || !cost.data}
            onClick={() => setAsked(true)}
          >
            {words.verify}
          </button>{' '}
          {cost.data && <span className="small">{words.verifySays(format.count(cost.data.credits))}</span>}
        </p>
      )}
      {asked && (
        <SpendDialog
          title={words.verify}
          credits={cost.data?.credits ?? null}
          balance={cost.data?.balance ?? null}
          busy={verify.isPending}
          error={verify.error}
          act={(maxCredits) => verify.mutate(maxCredits, { onSuccess: () => setAsked(false) })}
          close={() => setAsked(false)}
        >
          <p>{words.verifySays(format.count(cost.data?.credits ?? 0))}</p>
        </SpendDialog>
      )}
      {verify.data && (
        <p role="status">
          <Said>{verify.data.sentence}</Said>
        </p>
      )}
      {(set.error ?? verify.error ?? cost.error) && (
        <Failed error={set.error ?? verify.error ?? cost.error} />
      )}
    </section>
  );
}
