import { type components, unwrap } from '@svc/client';
import { useState } from 'react';
import { client } from '../api.ts';
import { save as saveFile } from '../figure/files.ts';
import { Form } from '../kit/form.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome, Rows, useAct } from './parts.tsx';
import { configQuery } from './queries.ts';
import { configText } from './text/config.ts';

type Document = components['schemas']['ProjectConfig'];

/** Configuration as code: a file out, and a file in, tried first. */
export default function Config({ projectId }: { projectId: string }) {
  const text = useAreaText(configText);
  const [typed, setTyped] = useState('');
  const download = useAct(async () => {
    const document = await configQuery(projectId).queryFn();
    saveFile(
      `${document.project.name} configuration.json`,
      new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
    );
  });
  const put = async (dryRun: 'true' | 'false') =>
    unwrap(
      client.PUT('/v1/projects/{projectId}/config', {
        params: { path: { projectId }, query: { dryRun } },
        body: parse(typed, text.noJson),
      }),
    );
  const attempt = useAct(() => put('true'));
  const apply = useAct(() => put('false'), ['project', projectId], ['projects']);
  const type = (words: string) => {
    setTyped(words);
    attempt.reset();
    apply.reset();
  };
  return (
    <>
      <p>{text.lead}</p>
      <button type="button" disabled={download.isPending} onClick={() => download.mutate()}>
        {text.download}
      </button>
      <Outcome of={{ error: download.error, isSuccess: false }} />
      <Form
        busy={attempt.isPending || apply.isPending}
        label={text.try}
        submit={() => {
          apply.reset();
          attempt.mutate();
        }}
      >
        <p className="small">{text.trySays}</p>
        <label>
          {text.file}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void target.files?.[0]?.text().then(type)}
          />
        </label>
        <label>
          {text.document}
          <textarea
            name="document"
            required
            rows={8}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </label>
      </Form>
      {attempt.data && !apply.isSuccess && (
        <section className="card" role="status">
          <Changes changes={attempt.data.changes} />
          {attempt.data.changes.length > 0 && (
            <button type="button" className="main" disabled={apply.isPending} onClick={() => apply.mutate()}>
              {text.apply}
            </button>
          )}
        </section>
      )}
      <Outcome of={{ error: attempt.error, isSuccess: false }} />
      <Outcome of={apply} {...(apply.data && { said: text.applied(apply.data.changes.length) })} />
    </>
  );
}

/** The service checks what is in it. Throws Error where it is no JSON at all. */
function parse(typed: string, noJson: (reason: string) => string): Document {
  try {
    return JSON.parse(typed);
  } catch (error) {
    throw new Error(noJson(error instanceof Error ? error.message : String(error)));
  }
}

function Changes({ changes }: { changes: components['schemas']['AppliedConfig']['changes'] }) {
  const text = useAreaText(configText);
  if (changes.length === 0) return <p>{text.same}</p>;
  return (
    <>
      <p>{text.would(changes.length)}</p>
      <Rows label={text.would(changes.length)} columns={[text.what, text.action, text.before, text.after]}>
        {changes.map(({ path, action, before, after }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{text.actions[action]}</td>
            <td>
              <Value value={before} />
            </td>
            <td>
              <Value value={after} />
            </td>
          </tr>
        ))}
      </Rows>
    </>
  );
}

const longest = 300;

function Value({ value }: { value: unknown }) {
  if (value === undefined) return '–';
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return <code>{written.length > longest ? `${written.slice(0, longest)}…` : written}</code>;
}
