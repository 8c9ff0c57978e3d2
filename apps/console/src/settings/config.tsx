import type { components } from '@svc/client';
import { useState } from 'react';
import { applyProjectConfig, exportProjectConfig } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { save as saveFile } from '../figure/files.ts';
import { Card } from '../kit/card.tsx';
import { Field, TextField } from '../kit/field.tsx';
import { Form } from '../kit/form.tsx';
import { Table } from '../kit/table.tsx';
import { readChosen } from '../part/file-text.ts';
import { useAreaText } from '../text/area.ts';
import { Head, Outcome } from './parts.tsx';
import { configText } from './text/config.ts';

type Document = components['schemas']['ProjectConfig'];

/** Configuration as code: a file out, and a file in, tried first. */
export default function Config({ projectId }: { projectId: string }) {
  const text = useAreaText(configText);
  const [typed, setTyped] = useState('');
  const download = useAct(exportProjectConfig, {
    of: { projectId },
    done: (document) =>
      saveFile(
        `${document.project.name} configuration.json`,
        new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
      ),
  });
  const attempt = useAct(applyProjectConfig, {
    from: (typed: string) => ({ projectId, dryRun: 'true' as const, ...parse(typed, text.noJson) }),
  });
  const apply = useAct(applyProjectConfig, {
    from: (typed: string) => ({ projectId, dryRun: 'false' as const, ...parse(typed, text.noJson) }),
  });
  const type = (words: string) => {
    setTyped(words);
    attempt.reset();
    apply.reset();
  };
  return (
    <>
      <Head
        area="config"
        lead={text.lead}
        action={
          <button
            type="button"
            className="main"
            disabled={download.isPending}
            onClick={() => download.mutate()}
          >
            {text.download}
          </button>
        }
      />
      <Outcome of={{ error: download.error, isSuccess: false }} />
      <Card title={text.applyTitle} about={text.trySays}>
        <Form
          busy={attempt.isPending || apply.isPending}
          className="bare"
          label={text.try}
          submit={() => {
            apply.reset();
            attempt.mutate(typed);
          }}
        >
          <Field
            label={text.file}
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void readChosen(target.files?.[0], type)}
          />
          <TextField
            label={text.document}
            name="document"
            required
            rows={8}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </Form>
      </Card>
      {attempt.data && !apply.isSuccess && (
        <section className="card" role="status">
          <Changes changes={attempt.data.changes} />
          {attempt.data.changes.length > 0 && (
            <button
              type="button"
              className="main"
              disabled={apply.isPending}
              onClick={() => apply.mutate(typed)}
            >
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
      <Table
        name={text.would(changes.length)}
        file={false}
        rows={changes}
        keyOf={({ path }) => path}
        columns={[
          { label: text.what, value: ({ path }) => path, show: ({ path }) => <code>{path}</code> },
          { label: text.action, value: ({ action }) => text.actions[action] },
          { label: text.before, show: ({ before }) => <Value value={before} /> },
          { label: text.after, show: ({ after }) => <Value value={after} /> },
        ]}
      />
    </>
  );
}

const longest = 300;

function Value({ value }: { value: unknown }) {
  if (value === undefined) return '–';
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return <code>{written.length > longest ? `${written.slice(0, longest)}…` : written}</code>;
}
