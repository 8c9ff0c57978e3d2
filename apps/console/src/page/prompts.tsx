import { type components, paginate, unwrap } from '@svc/client';
import { answerDots } from '@svc/figures';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { client } from '../api.ts';
import { Dots } from '../figure/dots.tsx';
import { FigureFiles } from '../figure/figure-files.tsx';
import type { Table as Twin } from '../figure/files.ts';
import { Load } from '../part/load.tsx';
import { Unmeasured } from '../part/unmeasured.tsx';
import { type Text, useText, useWording } from '../text/index.ts';
import { PromptTabs } from './prompt/prompt-tabs.tsx';

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
      <PromptTabs projectId={projectId} />
      <h1>{pages.prompts}</h1>
      <p>{prompts.lead}</p>
      <Load query={scores} lines={12}>
        {(cells) =>
          cells.length === 0 ? (
            <Unmeasured projectId={projectId} />
          ) : (
            <Table cells={cells} projectId={projectId} />
          )
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
  const { text, language } = useWording();
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
      <p className="actions small">
        <FigureFiles
          name={text.pages.prompts}
          draw={(width) =>
            answerDots(
              { engines, prompts: rows.map(([, ofPrompt]) => dotsOf(ofPrompt, engines)) },
              { width, language, title: text.pages.prompts },
            )
          }
          table={twinOf(cells, text)}
        />
      </p>
    </section>
  );
}

/** Missing: asked for and not answered. */
const countOf = ({ presence: { successes, trials, k } }: Score) => ({
  present: successes,
  absent: trials - successes,
  missing: Math.max(0, k - trials),
});

const kinds = ['present', 'absent', 'missing'] as const;
const dotsOf = (ofPrompt: readonly Score[], engines: readonly string[]) => ({
  text: ofPrompt[0]?.promptText ?? '',
  cells: engines.map((engine) => {
    const score = ofPrompt.find((one) => one.engine === engine);
    return score ? kinds.flatMap((kind) => Array.from({ length: countOf(score)[kind] }, () => kind)) : [];
  }),
});

const twinOf = (cells: readonly Score[], { prompts, answers, figure, status }: Text): Twin => ({
  columns: [prompts.prompt, answers.engine, answers.present, answers.absent, prompts.missing, figure.status],
  rows: cells.map((cell) => {
    const { present, absent, missing } = countOf(cell);
    return [cell.promptText, cell.engine, present, absent, missing, status[cell.status]];
  }),
});

function Cell({ score }: { score: Score | undefined }) {
  const text = useText();
  if (!score) return <td className="small">{text.prompts.notRun}</td>;
  const { present, absent, missing } = countOf(score);
  return (
    <td>
      <Dots present={present} answers={present + absent} missing={missing} />
      {score.status !== 'measured' && <span className="small"> {text.status[score.status]}</span>}
    </td>
  );
}
