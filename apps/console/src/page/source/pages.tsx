import { Link } from '@tanstack/react-router';
import { listCitations } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Table } from '../../kit/table.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { useAreaText } from '../../text/area.ts';
import type { SourceProps, TypedQuery } from './query.ts';
import { useOwner } from './use-owner.ts';
import { sourceWords } from './words.ts';

/** Each page that is cited, with who stands beside it. */
export function Pages({ projectId, query }: SourceProps<TypedQuery>) {
  const words = useAreaText(sourceWords);
  const labels = useLabels();
  const ownerOf = useOwner(projectId);
  const format = useFormat();
  const found = useRows(listCitations, { projectId, ...query }, { limit: 25 });
  return (
    <Listed found={found} empty={words.empty}>
      {(items) => (
        <section className="card">
          <Table
            part={found.hasNextPage}
            name={words.views.pages}
            rows={items}
            keyOf={({ id }) => id}
            columns={[
              {
                label: words.page,
                value: ({ url }) => url,
                show: ({ id, url }) => (
                  <Link
                    to="/projects/$projectId/sources/pages/$citationId"
                    params={{ projectId, citationId: id }}
                    className="address"
                  >
                    {url}
                  </Link>
                ),
              },
              {
                label: words.owner,
                value: ({ brandId, sourceType }) => ownerOf(brandId) ?? words.types[sourceType],
              },
              { label: words.answers, value: ({ answers }) => answers },
              {
                label: words.retrieved,
                value: ({ retrieved }) => retrieved,
                show: ({ retrieved, of }) => `${format.count(retrieved)}/${format.count(of)}`,
              },
              { label: words.prompts, value: ({ prompts }) => prompts },
              { label: words.engines, value: ({ engines }) => engines.map(labels.engine).join(', ') },
              { label: words.withOwn, value: ({ withOwn }) => withOwn },
              { label: words.withRival, value: ({ withRival }) => withRival },
              {
                label: words.last,
                value: ({ lastSeen }) => lastSeen,
                show: ({ lastSeen }) => format.day(lastSeen),
                nowrap: true,
              },
            ]}
          />
        </section>
      )}
    </Listed>
  );
}
