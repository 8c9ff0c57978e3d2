import { type components, paginate, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { client } from '../api.ts';
import { Dots } from '../figure/dots.tsx';
import { Empty, Load } from '../part/load.tsx';
import { useText } from '../text/index.ts';

type Score = components['schemas']['Score'];

/** Prompts × engines: every answer as a mark, since five answers are no percentage. */
export function Prompts() {
  const { prompts, pages } = useText();
  const { projectId } = useParams({ from: '/frame/projects/$projectId/prompts' });
  const scores = useQuery({
    queryKey: ['project', projectId, 'cells'],
    queryFn: () => readAll(projectId),
  });
  return (
    <>
      <h1>{pages.prompts}</h1>
      <p>{prompts.lead}</p>
      <Load query={scores} lines={12}>
        {(cells) =>
          cells.length === 0 ? <Empty>{prompts.noScan}</Empty> : <Table cells={cells} projectId={projectId} />
        }
      </Load>
    </>
  );
}

async function readAll(projectId: string): Promise<Score[]> {
  const cells: Score[] = [];
  const pages = paginate((page) =>
    unwrap(
      client.GET('/v1/projects/{projectId}/scores', {
        params: { path: { projectId }, query: { ...page, scope: 'cell' } },
      }),
    ),
  );
  for await (const cell of pages) if (cells.push(cell) >= 1_000) break;
  return cells;
}

function Table({ cells, projectId }: { cells: readonly Score[]; projectId: string }) {
  const text = useText();
  const engines = [...new Set(cells.map(({ engine }) => engine ?? ''))].sort();
  const rows = [...Map.groupBy(cells, ({ promptId, promptText }) => promptId ?? promptText ?? '')];
  return (
    <section className="card">
      <p className="legend small">
        <Dots present={1} answers={1} missing={0} /> {text.answers.present}{' '}
        <Dots present={0} answers={1} missing={0} /> {text.answers.absent}{' '}
        <Dots present={0} answers={0} missing={1} /> {text.prompts.missing}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="scroller" tabIndex={0} aria-label={text.pages.prompts}>
        <table className="dots">
          <thead>
            <tr>
              <th scope="col">{text.prompts.prompt}</th>
              {engines.map((engine) => (
                <th key={engine} scope="col">
                  {engine}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([promptId, ofPrompt]) => (
              <tr key={promptId}>
                <th scope="row">
                  <Link
                    to="/projects/$projectId/answers"
                    params={{ projectId }}
                    search={{ promptId }}
                    className="prompt"
                  >
                    {ofPrompt[0]?.promptText}
                  </Link>
                </th>
                {engines.map((engine) => (
                  <Cell key={engine} score={ofPrompt.find((one) => one.engine === engine)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Cell({ score }: { score: Score | undefined }) {
  const text = useText();
  if (!score) return <td className="small">{text.prompts.notRun}</td>;
  const { successes, trials, k } = score.presence;
  return (
    <td>
      <Dots present={successes} answers={trials} missing={Math.max(0, k - trials)} />
      {score.status !== 'measured' && <span className="small"> {text.status[score.status]}</span>}
    </td>
  );
}
