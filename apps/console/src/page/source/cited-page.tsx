import { Link, useParams } from '@tanstack/react-router';
import { getCitedContent } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Empty, Load } from '../../part/load.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { useAreaText } from '../../text/area.ts';
import { sourceWords } from './words.ts';

/** What a page says that answers cite. Its words come from outside and are shown as text alone. */
export function CitedPage() {
  const words = useAreaText(sourceWords);
  const format = useFormat();
  const labels = useLabels();
  const { projectId, citationId } = useParams({
    from: '/frame/projects/$projectId/sources/pages/$citationId',
  });
  const content = useRead(getCitedContent, { projectId, citationId });
  return (
    <>
      <p>
        <Link to="/projects/$projectId/sources/pages" params={{ projectId }}>
          ← {words.back}
        </Link>
      </p>
      <h1>{content.data?.title ?? words.content}</h1>
      <Load query={content} lines={14}>
        {({ url, text, note, fetchedAt, language, truncated, site }) => (
          <>
            <p className="small">
              <OutLink url={url} />
              {fetchedAt !== null && ` · ${words.fetched} ${format.when(fetchedAt)}`}
              {language !== null && ` · ${words.language} ${language}`}
            </p>
            {site !== null && (
              <p className="small">
                {words.shown(
                  labels.source(site.sourceType),
                  site.evidence.map(({ quote }) => `“${quote}”`).join(', '),
                )}
              </p>
            )}
            {text === null ? (
              <Empty>{note ?? words.empty}</Empty>
            ) : (
              <section className="card">
                <p className="small">{words.foreign}</p>
                <p className="said">{text}</p>
                {truncated && <p className="small">{words.cut}</p>}
              </section>
            )}
          </>
        )}
      </Load>
    </>
  );
}
