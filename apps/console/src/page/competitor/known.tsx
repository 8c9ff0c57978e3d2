import type { components } from '@svc/client';
import { listCompetitors, removeCompetitor, updateCompetitor } from '../../data/operations.gen.ts';
import { useAct, useRows } from '../../data/use-read.ts';
import { type Fields, Form } from '../../kit/form.tsx';
import { Listed } from '../../part/list.tsx';
import { Failed } from '../../part/load.tsx';
import { Remove } from '../../part/remove.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { competitorWords } from './words.ts';

type Competitor = components['schemas']['Competitor'];

const lists = ['aliases', 'domains', 'contextTerms', 'negativeTerms'] as const;
const relations = ['direct', 'indirect', 'partner'] as const;

/** The names, domains and words by which each competitor is found. */
export function Known({ projectId }: { projectId: string }) {
  const words = useAreaText(competitorWords);
  const { competitors } = useText();
  const found = useRows(listCompetitors, { projectId }, { limit: 25 });
  return (
    <>
      <h1 className="display">{words.known}</h1>
      <Listed found={found} empty={competitors.empty}>
        {(items) => (
          <ul className="plain rows">
            {items.map((competitor) => (
              <KnownCompetitor key={competitor.id} competitor={competitor} projectId={projectId} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function KnownCompetitor({ competitor, projectId }: { competitor: Competitor; projectId: string }) {
  const words = useAreaText(competitorWords);
  const { id: competitorId, name, relation, note } = competitor;
  const save = useAct(updateCompetitor, {
    from: ({ text, list, orNull, oneOf }: Fields) => ({
      projectId,
      competitorId,
      name: text('name'),
      aliases: list('aliases'),
      domains: list('domains'),
      contextTerms: list('contextTerms'),
      negativeTerms: list('negativeTerms'),
      relation: oneOf('relation', relations) ?? relation,
      note: orNull('note'),
    }),
  });
  const remove = useAct(removeCompetitor, { of: { projectId, competitorId } });
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        <span className="small">
          {[words.relations[relation], ...competitor.aliases, ...competitor.domains].join(' · ')}
        </span>
      </span>
      {/* What was saved closes it, and opens with it. */}
      <details key={save.submittedAt + Number(save.isSuccess)}>
        <summary>{words.change}</summary>
        <Form submit={(form) => save.mutate(form)}>
          <label>
            {words.name}
            <input name="name" required maxLength={120} defaultValue={name} />
          </label>
          {lists.map((field) => (
            <label key={field}>
              {words[field]} <span className="small">{words.commas}</span>
              <input name={field} maxLength={5_000} defaultValue={competitor[field].join(', ')} />
            </label>
          ))}
          <label>
            {words.relation}
            <select name="relation" defaultValue={relation}>
              {relations.map((one) => (
                <option key={one} value={one}>
                  {words.relations[one]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.note}
            <input name="note" maxLength={1_000} defaultValue={note ?? ''} />
          </label>
          <p className="small">{words.read}</p>
          <p className="actions">
            <button type="submit" disabled={save.isPending}>
              {words.save}
            </button>
            <Remove label={words.remove} act={remove} />
          </p>
        </Form>
      </details>
      {save.error && <Failed error={save.error} />}
    </li>
  );
}
