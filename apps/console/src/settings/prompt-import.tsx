import type { components } from '@svc/client';
import { useState } from 'react';
import { importPrompts } from '../data/operations.gen.ts';
import { useAct } from '../data/use-read.ts';
import { Form, Select } from '../kit/form.tsx';
import { Table } from '../kit/table.tsx';
import { Choice } from '../part/choice.tsx';
import { readChosen } from '../part/file-text.ts';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { Outcome } from './parts.tsx';
import { promptSetsText } from './text/prompt-sets.ts';
import { promptToolsText } from './text/prompt-tools.ts';

type Body = components['schemas']['ImportPrompts'];
const formats = ['csv', 'json', 'search_console', 'searches'] as const;
const shown = 100;

interface Props {
  projectId: string;
  setId: string;
}

/** Prompts of a file or of what people searched for: first shown, then added. */
export function ImportPrompts({ projectId, setId }: Props) {
  const text = useAreaText(promptToolsText);
  const { added } = useAreaText(promptSetsText);
  const [format, setFormat] = useState<Body['format']>('csv');
  const [content, setContent] = useState('');
  const attempt = useAct(importPrompts, {
    from: (body: Body) => ({ projectId, setId, ...body, dryRun: true }),
  });
  const add = useAct(importPrompts, { from: (body: Body) => ({ projectId, setId, ...body }) });
  const anew = () => {
    attempt.reset();
    add.reset();
  };
  return (
    <>
      <Form
        busy={attempt.isPending || add.isPending}
        label={text.try}
        submit={({ text, number }) => {
          add.reset();
          attempt.mutate({
            format,
            ...(format !== 'searches' && { content }),
            branded: text('branded') === 'reject' ? 'reject' : 'keep',
            most: number('most') ?? 1_000,
          });
        }}
      >
        <div className="filters">
          <Choice
            label={text.format}
            value={format}
            options={formats.map((value) => ({ value, label: text.formats[value] }))}
            choose={(chosen) => {
              setFormat(chosen);
              anew();
            }}
          />
          <Select
            label={text.branded}
            name="branded"
            options={(['keep', 'reject'] as const).map((value) => ({ value, label: text.brandeds[value] }))}
          />
          <label>
            {text.most}
            <input name="most" type="number" min={1} max={1_000} required defaultValue={1_000} />
          </label>
        </div>
        {format !== 'searches' && (
          <>
            <label>
              {text.file}
              <input
                type="file"
                onChange={({ target }) =>
                  void readChosen(target.files?.[0], (text) => {
                    setContent(text);
                    anew();
                  })
                }
              />
            </label>
            <label>
              {text.content}
              <textarea
                name="content"
                required
                rows={4}
                spellCheck={false}
                value={content}
                onChange={({ target }) => {
                  setContent(target.value);
                  anew();
                }}
              />
            </label>
          </>
        )}
      </Form>
      {attempt.data && !add.isSuccess && (
        <div role="status">
          <Tried tried={attempt.data} />
          {attempt.data.added > 0 && (
            <button
              type="button"
              className="main"
              disabled={add.isPending}
              onClick={() => attempt.variables && add.mutate(attempt.variables)}
            >
              {text.addThem}
            </button>
          )}
        </div>
      )}
      <Outcome of={{ error: attempt.error, isSuccess: false }} />
      <Outcome
        of={add}
        {...(add.data && { said: added(add.data.added, add.data.duplicates, add.data.rejected) })}
      />
    </>
  );
}

function Tried({ tried }: { tried: components['schemas']['ImportedPrompts'] }) {
  const text = useAreaText(promptToolsText);
  const says = text.rows(tried.added, tried.duplicates, tried.rejected);
  return (
    <>
      <p>{says}</p>
      <Table
        name={says}
        file={false}
        rows={tried.rows.slice(0, shown)}
        keyOf={({ row }) => String(row)}
        columns={[
          { label: text.row, value: ({ row }) => row },
          { label: text.prompt, value: ({ text: words }) => words },
          {
            label: text.result,
            value: ({ status }) => text.status[status],
            show: ({ status, reason }) => (
              <>
                {text.status[status]} {reason !== null && <Said>{reason}</Said>}
              </>
            ),
          },
          { label: text.searches, value: ({ impressions }) => impressions },
        ]}
      />
    </>
  );
}
