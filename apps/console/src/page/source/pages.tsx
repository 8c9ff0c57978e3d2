import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { getPageCitations, listCitations } from '../../data/operations.gen.ts';
import { useRead, useRows } from '../../data/use-read.ts';
import { CountBar, topOf } from '../../kit/count-bar.tsx';
import { Icon } from '../../kit/icon.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { Beside } from './beside.tsx';
import { EngineNames } from './engine-names.tsx';
import { ListedCard } from './listed-card.tsx';
import { PageName } from './page-name.tsx';
import type { SourceProps, TypedQuery } from './query.ts';
import { useOwner } from './use-owner.ts';
import { sourceWords } from './words.ts';

const sorts = ['-answers', '-lastSeen'] as const;

/** Each page that is cited, with who stands beside it. */
export function Pages({ projectId, query }: SourceProps<TypedQuery>) {
  const words = useAreaText(sourceWords);
  const labels = useLabels();
  const ownerOf = useOwner(projectId);
  const format = useFormat();
  const [sort, setSort] = useState<(typeof sorts)[number]>('-answers');
  const { domain } = useSearch({ from: '/frame/projects/$projectId/sources' });
  const navigate = useNavigate({ from: '/projects/$projectId/sources/pages' });
  const found = useRows(listCitations, { projectId, ...query, sort }, { limit: 25 });
  const { sourceType, domain: site, ...whole } = query;
  const own = useRead(getPageCitations, { projectId, ...whole, cited: 'yes', limit: 1 });
  const top = topOf(found.rows.map(({ answers }) => answers));
  const count = format.count(found.total);
  return (
    <>
      <PageHead lead={words.pagesLead}>
        {found.isPending
          ? words.views.pages
          : domain !== undefined
            ? words.pagesOf(count, domain)
            : words.pagesCited(count, format.count(own.data?.total ?? 0))}
      </PageHead>
      <ListedCard
        title={words.views.pages}
        found={found}
        empty={words.empty}
        foot={words.pagesFoot}
        action={
          <span className="actions">
            {domain !== undefined && (
              <button
                type="button"
                className="chip set"
                onClick={() => void navigate({ search: (before) => ({ ...before, domain: undefined }) })}
              >
                {words.onlySite} <b>{domain}</b>
                <Icon name="close" />
              </button>
            )}
            <Segmented
              label={words.order}
              value={sort}
              options={sorts.map((value) => ({ value, label: words.pageSorts[value] }))}
              choose={setSort}
            />
          </span>
        }
      >
        {(items) => (
          <Table
            part={found.hasNextPage}
            name={words.views.pages}
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              {
                label: words.page,
                value: ({ url }) => url,
                show: ({ id, url, sourceType: kind, brandId, engines }) => (
                  <PageName
                    url={url}
                    engines={engines}
                    own={kind === 'own'}
                    about={kind === 'own' ? words.yours : (ownerOf(brandId) ?? labels.source(kind))}
                    link={(name, className) => (
                      <Link
                        to="/projects/$projectId/sources/pages/$citationId"
                        params={{ projectId, citationId: id }}
                        className={className}
                      >
                        {name}
                      </Link>
                    )}
                  />
                ),
              },
              {
                label: words.answers,
                value: ({ answers }) => answers,
                show: ({ answers }) => <CountBar value={answers} top={top} />,
                end: false,
              },
              {
                label: words.beside,
                value: ({ withOwn, withRival }) => words.besideSays(withOwn, withRival),
                show: (row) => <Beside {...row} />,
              },
              {
                label: words.retrieved,
                value: ({ retrieved }) => retrieved,
                show: ({ retrieved, of }) => (
                  <>
                    {format.count(retrieved)} <small>{words.of(format.count(of))}</small>
                  </>
                ),
              },
              { label: words.prompts, value: ({ prompts }) => prompts },
              {
                label: words.engines,
                value: ({ engines }) => engines.map(labels.engine).join(', '),
                show: ({ engines }) => <EngineNames projectId={projectId} engines={engines} />,
              },
              {
                label: words.last,
                value: ({ lastSeen }) => lastSeen,
                show: ({ lastSeen }) => format.day(lastSeen),
                nowrap: true,
              },
            ]}
          />
        )}
      </ListedCard>
    </>
  );
}
