import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { listCompetitors, removeCompetitor, updateCompetitor } from '../../data/operations.gen.ts';
import { useAct, useRows } from '../../data/use-read.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { type Fields, Form } from '../../kit/form.tsx';
import { Opens } from '../../kit/opens.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Table } from '../../kit/table.tsx';
import { toast } from '../../kit/toast.tsx';
import { Listed } from '../../part/list.tsx';
import { Failed } from '../../part/load.tsx';
import { Remove } from '../../part/remove.tsx';
import { IdentityPreview } from '../../settings/identity-preview.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { toneOf } from '../overview/trend-input.ts';
import { AddCompetitor } from './add.tsx';
import { competitorWords } from './words.ts';

type Competitor = components['schemas']['Competitor'];

const lists = ['aliases', 'domains', 'contextTerms', 'negativeTerms'] as const;
const relations = ['direct', 'indirect', 'partner'] as const;

/** The names, domains and words by which each competitor is found. */
export function Known({ projectId }: { projectId: string }) {
  const words = useAreaText(competitorWords);
  const { competitors } = useText();
  const { data } = useProject(projectId);
  const found = useRows(listCompetitors, { projectId }, { limit: 25 });
  const rivals = data?.project.competitors ?? [];
  const siteless = found.rows.filter(({ domains }) => domains.length === 0).length;
  return (
    <>
      <PageHead lead={siteless > 0 ? words.siteless(siteless) : words.knownLead}>
        {words.knownSays(found.total)}
      </PageHead>
      <div className="grid">
        <Card
          className="flush"
          title={words.known}
          about={words.read}
          foot={
            <Link to="/projects/$projectId/settings/$area" params={{ projectId, area: 'identity' }}>
              {words.ownBrand(data?.project.brand.name ?? '')}
            </Link>
          }
        >
          <Listed found={found} empty={competitors.empty} action={<AddCompetitor projectId={projectId} />}>
            {(items) => (
              <Table
                name={words.known}
                rows={items}
                keyOf={({ id }) => id}
                columns={[
                  {
                    label: words.name,
                    value: ({ name }) => name,
                    show: ({ id, name, note }) => (
                      <>
                        <i className={`dot ${toneOf(rivals, id)}`} /> <b>{name}</b>
                        {note && <small className="micro">{note}</small>}
                      </>
                    ),
                  },
                  { label: words.relation, value: ({ relation }) => words.relations[relation] },
                  {
                    label: words.aliases,
                    value: ({ aliases }) => aliases.join(', ') || '–',
                  },
                  {
                    label: words.domains,
                    value: ({ domains }) => domains.join(', '),
                    show: ({ domains }) =>
                      domains.length > 0 ? domains.join(', ') : <span className="tag">{words.noSite}</span>,
                  },
                  {
                    label: words.rules,
                    value: ({ contextTerms, negativeTerms }) =>
                      words.rule(contextTerms.join(', '), negativeTerms.join(', ')) || '–',
                  },
                  {
                    label: '',
                    end: true,
                    show: (competitor) => (
                      <Opens
                        label={words.change}
                        title={`${words.change}: ${competitor.name}`}
                        kind="panel"
                        look="small"
                      >
                        {(close) => <Change competitor={competitor} projectId={projectId} close={close} />}
                      </Opens>
                    ),
                  },
                ]}
              />
            )}
          </Listed>
        </Card>
      </div>
    </>
  );
}

interface ChangeProps {
  competitor: Competitor;
  projectId: string;
  close: () => void;
}

function Change({ competitor, projectId, close }: ChangeProps) {
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
    done: () => {
      toast(words.suggested.done);
      close();
    },
  });
  const remove = useAct(removeCompetitor, { of: { projectId, competitorId }, done: close });
  return (
    <>
      <Form submit={(form) => save.mutate(form)}>
        <label>
          {words.name}
          <input name="name" required maxLength={120} defaultValue={name} />
        </label>
        {lists.map((field) => (
          <label key={field}>
            {words[field]}
            <input name={field} maxLength={5_000} defaultValue={competitor[field].join(', ')} />
            <small className="help">{words.commas}</small>
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
        <p className="actions">
          <button type="submit" className="main" disabled={save.isPending}>
            {words.save}
          </button>
          <Remove label={words.remove} act={remove} />
        </p>
      </Form>
      {save.error && <Failed error={save.error} />}
      <IdentityPreview projectId={projectId} names={[name, ...competitor.aliases]} />
    </>
  );
}
