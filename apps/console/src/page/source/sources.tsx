import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useFilters } from '../../filter/use-filters.ts';
import { PlaceTabs, useView } from '../../kit/place-tabs.tsx';
import { defined } from '../../part/defined.ts';
import { overviewQuery } from '../../part/queries.ts';
import { Unmeasured } from '../../part/unmeasured.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { Changes } from './changes.tsx';
import { views } from './filters.ts';
import { Gaps } from './gaps.tsx';
import { SiteOverview } from './overview.tsx';
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
  const { type, domain } = useSearch({ from });
  const { span, cells, filters, ends } = useFilters(projectId);
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const query = { ...span, ...cells };
  // Searches and visits know neither prompts nor segments.
  const ofEngine = { ...span, ...defined({ engine: filters.engine }) };
  const days = Math.max(1, Math.round((ends.to - ends.from) / 86_400_000));
  const unmeasured = data.latest === null && view !== 'traffic';
  return (
    <>
      <PlaceTabs
        label={pages.sources}
        base={`/projects/${projectId}/sources`}
        tabs={views.map((name) => ({ path: name === 'domains' ? '' : `/${name}`, label: words.views[name] }))}
      />
      {unmeasured ? (
        <>
          <h1 className="display">{view === 'domains' ? pages.sources : words.views[view]}</h1>
          <Unmeasured projectId={projectId} />
        </>
      ) : (
        <>
          {view === 'domains' && <SiteOverview projectId={projectId} type={type} />}
          {view === 'pages' && (
            <Pages projectId={projectId} query={{ ...query, ...defined({ sourceType: type, domain }) }} />
          )}
          {view === 'gaps' && <Gaps projectId={projectId} query={query} />}
          {view === 'changes' && <Changes projectId={projectId} query={query} />}
          {view === 'searches' && <Searches projectId={projectId} query={ofEngine} />}
          {view === 'traffic' && <Traffic projectId={projectId} days={days} />}
          {view === 'own' && <OwnPages projectId={projectId} query={query} />}
        </>
      )}
    </>
  );
}
