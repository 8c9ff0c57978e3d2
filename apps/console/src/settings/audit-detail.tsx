import { auditField, hasLabel, type LabelKind, labelOf } from '@svc/contract/label';
import { useFormat } from '../part/format.ts';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { type FieldChange, fieldChanges } from './audit-changes.ts';
import { auditText } from './text/audit.ts';

interface Props {
  action: string;
  resourceId: string | null;
  detail: Readonly<Record<string, unknown>>;
}

/** What an entry changed, field by field; the entry as it is stored on demand. */
export function AuditDetail({ action, resourceId, detail }: Props) {
  const text = useAreaText(auditText);
  const { language, disguise } = useWording();
  const shown = useShown();
  const changes = fieldChanges(detail);
  const wasKnown = changes.some(({ before }) => before !== undefined);
  const nameOf = ({ field }: FieldChange) =>
    field.map((name) => disguise(auditField(name, language))).join(' · ');
  return (
    <details>
      <summary className="small">{text.detail}</summary>
      {changes.length === 0 ? (
        <p className="small">{text.noFields}</p>
      ) : (
        <table className="audit-fields">
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              {wasKnown && <th scope="col">{text.before}</th>}
              <th scope="col">{wasKnown ? text.after : text.value}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field.join('.')}>
                <th scope="row">{nameOf(change)}</th>
                {wasKnown && <td>{shown(change.field, change.before)}</td>}
                <td>{shown(change.field, change.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <details>
        <summary className="small">{text.stored}</summary>
        <pre className="exact">{JSON.stringify({ action, id: resourceId, ...detail }, null, 2)}</pre>
      </details>
    </details>
  );
}

/** Fields whose values have words of their own. */
const kinds: Readonly<Record<string, LabelKind>> = {
  engine: 'engine',
  engines: 'engine',
  surface: 'surface',
  state: 'state',
  verdict: 'verdict',
  measure: 'measure',
  metric: 'measure',
  intent: 'intent',
  scopes: 'right',
};
/** A name such as addComparison or in_progress. */
const machineWord = /^[a-z]+(?:_[a-z]+|[A-Z][a-z]+)+$/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** A stored value as people write it; a dash where there was none. */
function useShown() {
  const text = useAreaText(auditText);
  const { language, disguise } = useWording();
  const format = useFormat();
  return function shown(field: readonly string[], value: unknown): string {
    if (value === undefined || value === null) return '–';
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) return value.map((one) => shown(field, one)).join(', ');
    if (typeof value === 'object')
      return Object.entries(value)
        .filter(([, one]) => one !== null)
        .map(([name, one]) => `${disguise(auditField(name, language))}: ${shown([name], one)}`)
        .join('; ');
    const said = String(value);
    if (time.test(said)) return format.when(said);
    if (day.test(said)) return format.day(said);
    const kind = kinds[field.at(-1) ?? ''];
    if (kind !== undefined && hasLabel(kind, said)) return disguise(labelOf(kind, said, language));
    return machineWord.test(said) ? disguise(auditField(said, language)) : said;
  };
}
