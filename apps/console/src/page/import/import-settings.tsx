import type { components } from '@svc/client';
import { useEffect, useState } from 'react';
import { getEngineBreakdown } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Field } from '../../kit/field.tsx';
import { Form, type Fields as FormFields, Select } from '../../kit/form.tsx';
import { CountryChoice, LanguageChoice } from '../../kit/place-choice.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useAreaText } from '../../text/area.ts';
import { peek } from './peek.ts';
import type { ImportSettings } from './use-import.ts';
import { importWords } from './words.ts';

type Report = components['schemas']['ImportReport'];
type Fields = NonNullable<ImportSettings['columns']>;
const splits = ['day', 'week', 'month', 'none'] as const;
const longest = 80;

interface Props {
  report: Report;
  before: ImportSettings;
  /** null: it is not at hand any more, and can only be checked again once it is chosen again. */
  file: File | null;
  check: (settings: ImportSettings) => void;
}

/** How the columns are read, and what holds where a row does not say it; the file is then checked anew. */
export function ImportSettingsForm({ report, before, file, check }: Props) {
  const words = useAreaText(importWords);
  const labels = useLabels();
  const engines = useRead(getEngineBreakdown, { limit: 100 });
  const examples = useExamples(file);
  const fields = Object.keys(words.fields) as (keyof Fields)[];
  const read = report.columns.filter(({ field }) => field !== null).length;
  const submit = ({ text, number, is, oneOf }: FormFields) => {
    const columns: Fields = {};
    report.columns.forEach(({ name }, at) => {
      const field = fields.find((one) => one === text(`column ${at}`));
      if (field !== undefined) columns[field] = name;
    });
    const defaults = Object.fromEntries(
      ['engine', 'country', 'region', 'language'].flatMap((name) =>
        text(name) === '' ? [] : [[name, text(name)]],
      ),
    );
    const repeats = number('repeats') ?? 0;
    check({
      columns,
      ...(Object.keys(defaults).length > 0 && { defaults }),
      splitBy: oneOf('splitBy', splits) ?? 'day',
      ...(repeats > 0 && { repeats }),
      unanswered: is('unanswered') ? 'listed' : 'unknown',
    });
  };
  return (
    <Form submit={submit} className="grid import-settings">
      <Card title={words.columns} about={words.columnsRead(read, report.columns.length)} className="c8">
        <Table
          name={words.columns}
          file={false}
          rows={report.columns.map((column, at) => ({ ...column, at }))}
          keyOf={({ name }) => name}
          columns={[
            { label: words.column, value: ({ name }) => name },
            {
              label: words.example,
              value: ({ name }) => shorten(examples.get(name) ?? '') || '–',
              show: ({ name }) => <span className="small">{shorten(examples.get(name) ?? '') || '–'}</span>,
            },
            {
              label: words.as,
              value: ({ field }) => field ?? '',
              show: ({ name, field, at }) => (
                <select name={`column ${at}`} aria-label={`${words.as}: ${name}`} defaultValue={field ?? ''}>
                  <option value="">{words.leftOut}</option>
                  {fields.map((one) => (
                    <option key={one} value={one}>
                      {words.fields[one]}
                    </option>
                  ))}
                </select>
              ),
            },
          ]}
        />
      </Card>
      <Card title={words.settings} about={words.settingsSays} className="c4">
        <Select
          label={words.engine}
          name="engine"
          value={before.defaults?.engine ?? ''}
          options={[
            { value: '', label: words.unknown },
            ...(engines.data?.items.map(({ id }) => ({ value: id, label: labels.engine(id) })) ?? []),
          ]}
        />
        <CountryChoice
          label={words.country}
          name="country"
          value={before.defaults?.country ?? null}
          none={words.unknown}
        />
        <LanguageChoice
          label={words.language}
          name="language"
          value={before.defaults?.language ?? null}
          none={words.unknown}
        />
        <details>
          <summary>{words.finer}</summary>
          <Field
            label={words.region}
            help={words.regionSays}
            name="region"
            pattern="[A-Z]{2}-[A-Z0-9]{1,3}"
            maxLength={6}
            defaultValue={before.defaults?.region}
          />
          <Select
            label={words.split}
            name="splitBy"
            value={before.splitBy ?? 'day'}
            options={splits.map((value) => ({ value, label: words.splits[value] }))}
          />
          <Field
            label={words.repeats}
            help={words.repeatsSays}
            name="repeats"
            type="number"
            min={1}
            max={1_000}
            defaultValue={before.repeats}
          />
          <label className="choice">
            <input type="checkbox" name="unanswered" defaultChecked={before.unanswered === 'listed'} />
            <span>{words.unanswered}</span>
          </label>
        </details>
        <p className="actions">
          <button type="submit" disabled={file === null}>
            {words.again}
          </button>
        </p>
        {file === null && <p className="small">{words.chooseAgain}</p>}
      </Card>
    </Form>
  );
}

const shorten = (value: string): string => (value.length > longest ? `${value.slice(0, longest)}…` : value);

/** The first value of each column, read from the file while it is at hand. */
function useExamples(file: File | null): ReadonlyMap<string, string> {
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let wanted = true;
    if (file === null) setFound(new Map());
    else void peek(file).then((examples) => wanted && setFound(examples));
    return () => {
      wanted = false;
    };
  }, [file]);
  return found;
}
