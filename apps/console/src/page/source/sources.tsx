import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PlaceTabs, useView } from '../../kit/place-tabs.tsx';
import { Choice } from '../../part/choice.tsx';
import { defined } from '../../part/defined.ts';
import { overviewQuery } from '../../part/queries.ts';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Changes } from './changes.tsx';
import { Domains } from './domains.tsx';
import { sourceTypes, views } from './filters.ts';
import { Gaps } from './gaps.tsx';
import { OwnPages } from './own-pages.tsx';
import { Pages } from './pages.tsx';
import { Searches } from './searches.tsx';
import { Traffic } from './traffic.tsx';
import { sourceWords } from './words.ts';

const from = '/frame/projects/$projectId/sources';

/** What the answers rest on: who is cited, who is cited beside rivals, what changed, and what of one’s own is never cited. */
export function Sources() {
  const { pages } = useText();
  const words = useAreaText(sourceWords);
  const { projectId } = useParams({ from });
  const view = useView(views);
  const { days = 30, engine, type } = useSearch({ from });
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const query = { days, ...defined({ engine }) };
  const typed = { ...query, ...defined({ sourceType: type }) };
  return (
    <>
      <h1>{pages.sources}</h1>
      <p>{words.lead}</p>
      <PlaceTabs
        label={pages.sources}
        base={`/projects/${projectId}/sources`}
        tabs={views.map((name) => ({ path: name === 'domains' ? '' : `/${name}`, label: words.views[name] }))}
      />
      {data.latest === null && view !== 'traffic' ? (
        <Unmeasured projectId={projectId} />
      ) : (
        <>
          <Filters />
          {view === 'domains' && <Domains projectId={projectId} query={typed} />}
          {view === 'pages' && <Pages projectId={projectId} query={typed} />}
          {view === 'gaps' && <Gaps projectId={projectId} query={query} />}
          {view === 'changes' && <Changes projectId={projectId} query={query} />}
          {view === 'searches' && <Searches projectId={projectId} query={query} />}
          {view === 'traffic' && <Traffic projectId={projectId} days={days} />}
          {view === 'own' && <OwnPages projectId={projectId} query={query} />}
        </>
      )}
    </>
  );
}

function Filters() {
  const words = useAreaText(sourceWords);
  const { projectId } = useParams({ from });
  const view = useView(views);
  const { days = 30, engine, type } = useSearch({ from });
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const navigate = useNavigate();
  const any = { value: '', label: words.any } as const;
  const engines = [...new Set([...data.project.engines, ...(engine === undefined ? [] : [engine])])];
  return (
    <form className="filters">
      <Choice
        label={words.span}
        value={String(days)}
        options={[7, 30, 90, 365].map((one) => ({ value: String(one), label: words.days(one) }))}
        choose={(value) =>
          void navigate({
            to: '.',
            search: (before) => ({ ...before, days: value === '30' ? undefined : Number(value) }),
          })
        }
      />
      {view !== 'traffic' && (
        <Choice
          label={words.engine}
          value={engine ?? ''}
          options={[any, ...engines.map((one) => ({ value: one, label: one }))]}
          choose={(value) =>
            void navigate({ to: '.', search: (before) => ({ ...before, engine: value || undefined }) })
          }
        />
      )}
      {(view === 'domains' || view === 'pages') && (
        <Choice
          label={words.type}
          value={type ?? ''}
          options={[any, ...sourceTypes.map((one) => ({ value: one, label: words.types[one] }))]}
          choose={(value) =>
            void navigate({ to: '.', search: (before) => ({ ...before, type: value || undefined }) })
          }
        />
      )}
    </form>
  );
}
