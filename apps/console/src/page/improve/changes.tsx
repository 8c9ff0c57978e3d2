import { type components, unwrap } from '@svc/client';
import { client } from '../../api.ts';
import { Form } from '../../kit/form.tsx';
import { Change } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed, useList } from '../../part/list.tsx';
import { Failed } from '../../part/load.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { useAct } from '../../part/use-act.ts';
import { useAreaText } from '../../text/area.ts';
import { improveWords } from './words.ts';

type Logged = components['schemas']['LoggedChange'];
const kinds = ['content', 'technical', 'links', 'publicity', 'product', 'other'] as const;

/** What was changed and when, with what moved around it. Histories mark each. */
export function Changes({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const found = useList(['project', projectId, 'changes'], (page) =>
    unwrap(client.GET('/v1/projects/{projectId}/changes', { params: { path: { projectId }, query: page } })),
  );
  const log = useAct(projectId, (body: components['schemas']['LogChange']) =>
    unwrap(client.POST('/v1/projects/{projectId}/changes', { params: { path: { projectId } }, body })),
  );
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name)).trim();
    const kind = kinds.find((one) => one === text('kind')) ?? 'other';
    const pages = text('pages')
      .split(/\s+/)
      .filter((page) => page !== '');
    log.mutate({
      kind,
      note: text('note'),
      ...(text('at') !== '' && { at: new Date(text('at')).toISOString() }),
      ...(pages.length > 0 && { pages }),
    });
  };
  return (
    <>
      <p>{words.changesLead}</p>
      <details className="card">
        <summary>{words.logChange}</summary>
        <Form key={log.data?.id} submit={submit}>
          <label>
            {words.whatChanged}
            <textarea name="note" required maxLength={1_000} rows={2} />
          </label>
          <div className="filters">
            <label>
              {words.kind}
              <select name="kind" defaultValue="content">
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {words.kinds[kind]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words.at}
              <input name="at" type="datetime-local" />
            </label>
          </div>
          <label>
            {words.changedPages}
            <textarea name="pages" maxLength={8_000} rows={2} placeholder="https://example.com/pricing" />
          </label>
          <button type="submit" className="main" disabled={log.isPending}>
            {words.log}
          </button>
        </Form>
        {log.error && <Failed error={log.error} />}
      </details>
      <Listed found={found} empty={words.changesEmpty}>
        {(items) => (
          <ul className="plain">
            {items.map((change) => (
              <One key={change.id} change={change} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function One({ change }: { change: Logged }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { note, kind, at, pages, effect } = change;
  return (
    <li className="card">
      <h2>{note}</h2>
      <p className="small">
        {words.kinds[kind]} · {format.when(at)}
      </p>
      {pages.map((page) => (
        <p key={page} className="small">
          <OutLink url={page} />
        </p>
      ))}
      {effect === null ? (
        <p>{words.noSides}</p>
      ) : (
        <>
          <p>
            {effect.overall && <Change change={effect.overall.tracked} />} {effect.headline}
          </p>
          <p className="small">
            {words.around(effect.days)} {!effect.complete && words.incomplete}{' '}
            {effect.breaks.map(({ detail }) => detail).join(' ')}{' '}
            {effect.others.length > 0 && words.others(effect.others.map(({ note }) => note).join('; '))}
          </p>
        </>
      )}
    </li>
  );
}
