import type { components } from '@svc/client';
import { getEngineBreakdown } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Form } from '../../kit/form.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useAreaText } from '../../text/area.ts';
import type { ImportSettings } from './use-import.ts';
import { importWords } from './words.ts';

type Report = components['schemas']['ImportReport'];
type Fields = NonNullable<ImportSettings['columns']>;

interface Props {
  report: Report;
  before: ImportSettings;
  /** null: the file is not at hand any more. */
  check: ((settings: ImportSettings) => void) | null;
}

/** How the columns are read, and what holds where a row does not say it; the file is then checked anew. */
export function ImportSettingsForm({ report, before, check }: Props) {
  const words = useAreaText(importWords);
  const labels = useLabels();
  const engines = useRead(getEngineBreakdown, { limit: 100 });
  const fields = Object.keys(words.fields) as (keyof Fields)[];
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
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
    const repeats = Number(text('repeats'));
    check?.({
      columns,
      ...(Object.keys(defaults).length > 0 && { defaults }),
      splitBy: (['week', 'month', 'none'] as const).find((one) => one === text('splitBy')) ?? 'day',
      ...(repeats > 0 && { repeats }),
      unanswered: form.has('unanswered') ? 'listed' : 'unknown',
    });
  };
  return (
    <Form submit={submit} className="grid import-settings">
      <Card title={words.columns} about={words.columnsSays} className="c6">
        <table aria-label={words.columns}>
          <thead>
            <tr>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.as}</th>
            </tr>
          </thead>
          <tbody>
            {report.columns.map(({ name, field }, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <select
                    name={`column ${at}`}
                    aria-label={`${words.as}: ${name}`}
                    defaultValue={field ?? ''}
                  >
                    <option value="">{words.leftOut}</option>
                    {fields.map((one) => (
                      <option key={one} value={one}>
                        {words.fields[one]}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card title={words.settings} className="c6">
        <label>
          {words.engine}
          <select name="engine" defaultValue={before.defaults?.engine ?? ''}>
            <option value="">{words.unknown}</option>
            {engines.data?.items.map(({ id }) => (
              <option key={id} value={id}>
                {labels.engine(id)}
              </option>
            ))}
          </select>
        </label>
        <div className="filters">
          <label>
            {words.country}
            <input
              name="country"
              pattern="[A-Z]{2}"
              maxLength={2}
              placeholder="DE"
              defaultValue={before.defaults?.country}
            />
          </label>
          <label>
            {words.region}
            <input
              name="region"
              pattern="[A-Z]{2}-[A-Z0-9]{1,3}"
              maxLength={6}
              placeholder="DE-BY"
              defaultValue={before.defaults?.region}
            />
          </label>
          <label>
            {words.language}
            <input
              name="language"
              pattern="[a-z]{2}"
              maxLength={2}
              placeholder="de"
              defaultValue={before.defaults?.language}
            />
          </label>
          <label>
            {words.split}
            <select name="splitBy" defaultValue={before.splitBy ?? 'day'}>
              {(['day', 'week', 'month', 'none'] as const).map((one) => (
                <option key={one} value={one}>
                  {words.splits[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <label>
          {words.repeats}
          <input name="repeats" type="number" min={1} max={1_000} defaultValue={before.repeats} />
        </label>
        <p className="small">{words.repeatsSays}</p>
        <label className="choice">
          <input type="checkbox" name="unanswered" defaultChecked={before.unanswered === 'listed'} />
          <span>{words.unanswered}</span>
        </label>
        <p className="actions">
          <button type="submit" disabled={check === null}>
            {words.again}
          </button>
        </p>
        {check === null && <p className="small">{words.chooseAgain}</p>}
      </Card>
    </Form>
  );
}
