import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { getPageCitations } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { CountBar, topOf } from '../../kit/count-bar.tsx';
import { Opens } from '../../kit/opens.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { OutLink } from '../../part/out-link.tsx';
import { useAreaText } from '../../text/area.ts';
import { EngineNames } from './engine-names.tsx';
import { ListedCard } from './listed-card.tsx';
import { PageName } from './page-name.tsx';
import type { SourceProps } from './query.ts';
import { sourceWords } from './words.ts';

/** Own pages: those that answers cite, or those that none does. */
export function OwnPages({ projectId, query }: SourceProps) {
  const words = useAreaText(sourceWords);
  const labels = useLabels();
  const format = useFormat();
  const { cited = 'yes' } = useSearch({ from: '/frame/projects/$projectId/sources' });
  const navigate = useNavigate({ from: '/projects/$projectId/sources/own' });
  const found = useRows(getPageCitations, { projectId, ...query, cited }, { limit: 50 });
  const isNever = cited === 'never';
  const top = topOf(found.rows.map(({ answers }) => answers));
  const count = format.count(found.total);
  return (
    <>
      <PageHead lead={isNever ? words.neverLead : words.ownLead}>
        {found.isPending
          ? words.views.own
          : isNever
            ? words.ownNever(found.total, count)
            : words.ownCited(found.total, count)}
      </PageHead>
      <ListedCard
        title={words.views.own}
        found={found}
        empty={isNever ? words.emptyNever : words.emptyOwn}
        toDo={
          !isNever && (
            <Link className="button" to="/projects/$projectId/improve" params={{ projectId }}>
              {words.gapMoves}
            </Link>
          )
        }
        action={
          <Segmented
            label={words.cites}
            value={cited}
            options={[
              { value: 'yes', label: words.citedOnly },
              { value: 'never', label: words.never },
            ]}
            choose={(value) =>
              void navigate({
                search: (before) => ({ ...before, cited: value === 'never' ? value : undefined }),
              })
            }
          />
        }
      >
        {(items) => (
          <Table
            part={found.hasNextPage}
            name={words.views.own}
            rows={items}
            keyOf={({ url }) => url}
            columns={[
              {
                label: words.page,
                value: ({ url }) => url,
                show: ({ url }) => <PageName url={url} link={(name) => <OutLink url={url} label={name} />} />,
              },
              {
                label: words.answers,
                value: ({ answers }) => answers,
                show: ({ answers }) => <CountBar value={answers} top={top} />,
                end: false,
              },
              { label: words.retrieved, value: ({ retrieved }) => retrieved },
              {
                label: words.engines,
                value: ({ engines }) => engines.map(labels.engine).join(', '),
                show: ({ engines }) =>
                  engines.length > 0 && <EngineNames projectId={projectId} engines={engines} />,
              },
              {
                label: words.promptsOf,
                value: ({ prompts }) => prompts.join(' | '),
                show: ({ url, prompts }) => <PromptsOf url={url} prompts={prompts} />,
              },
            ]}
          />
        )}
      </ListedCard>
    </>
  );
}

/** The first of them in the row; the others where they have room. */
function PromptsOf({ url, prompts }: { url: string; prompts: readonly string[] }) {
  const words = useAreaText(sourceWords);
  const [first, ...others] = prompts;
  if (first === undefined) return null;
  return (
    <>
      {first}
      {others.length > 0 && (
        <small>
          <Opens look="quiet" label={words.others(others.length)} title={words.citedFor(url)}>
            {() => (
              <ul className="lines">
                {prompts.map((prompt) => (
                  <li key={prompt}>{prompt}</li>
                ))}
              </ul>
            )}
          </Opens>
        </small>
      )}
    </>
  );
}
