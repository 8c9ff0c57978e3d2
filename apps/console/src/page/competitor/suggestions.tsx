import { Link } from '@tanstack/react-router';
import { decideCompetitorSuggestion, discoverCompetitors } from '../../data/operations.gen.ts';
import { useAct, useAll } from '../../data/use-read.ts';
import { useProject } from '../../frame/use-project.ts';
import { Card } from '../../kit/card.tsx';
import { toast } from '../../kit/toast.tsx';
import { useFormat } from '../../part/format.ts';
import { Empty, Failed, Skeleton } from '../../part/load.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { sentenceWith } from '../answer/plain-text.ts';
import { competitorWords } from './words.ts';

/** Less sure than this, or a word in more answers than this, is seldom a brand. */
const surest = 0.8;
const mostAnswers = 0.6;

/** Brands that answers name and nobody looks for. */
export function Suggestions({ projectId }: { projectId: string }) {
  const { suggested: words } = useAreaText(competitorWords);
  const { competitors } = useText();
  const format = useFormat();
  const { data: project } = useProject(projectId);
  const found = useAll(discoverCompetitors, { projectId, state: 'open' }, { limit: 100 });
  const decide = useAct(decideCompetitorSuggestion, { done: () => toast(words.done) });
  const items = found.rows.filter(
    ({ confidence, answers, answersRead }) =>
      confidence >= surest && answers < mostAnswers * Math.max(1, answersRead),
  );
  const nameOf = (brandId: string) =>
    project?.project.brand.id === brandId
      ? project.project.brand.name
      : (project?.project.competitors.find(({ id }) => id === brandId)?.name ?? '');
  const say = (suggestionId: string, decision: 'accept' | 'alias' | 'reject') =>
    decide.mutate({ projectId, suggestionId, decision });
  return (
    <>
      <h1 className="display">{words.headline(items.length)}</h1>
      <p className="lead">{words.lead}</p>
      <div className="grid">
        <Card title={words.title} about={competitors.read}>
          {found.error ? (
            <Failed error={found.error} retry={() => void found.refetch()} />
          ) : !found.whole ? (
            <Skeleton lines={6} />
          ) : items.length === 0 ? (
            <Empty>{words.none}</Empty>
          ) : (
            <ul className="lines">
              {items.map(({ id, name, domain, kind, aliasOf, answers, answersRead, example }) => (
                <li key={id} className="with-picture">
                  <div>
                    <b>{name}</b> {domain && <span className="micro">{domain}</span>}
                    <small>
                      {words.inAnswers(format.count(answers), format.count(answersRead))}{' '}
                      <q>{sentenceWith(example.text, name)}</q>{' '}
                      <Link
                        to="/projects/$projectId/answers/$answerId"
                        params={{ projectId, answerId: example.answerId }}
                      >
                        {words.read}
                      </Link>
                    </small>
                  </div>
                  <span className="actions">
                    {kind === 'alias' && aliasOf !== null ? (
                      <button type="button" className="small" onClick={() => say(id, 'alias')}>
                        {words.sameAs(nameOf(aliasOf))}
                      </button>
                    ) : (
                      <button type="button" className="small" onClick={() => say(id, 'accept')}>
                        {words.track}
                      </button>
                    )}
                    <button type="button" className="small quiet" onClick={() => say(id, 'reject')}>
                      {words.noBrand}
                    </button>
                  </span>
                </li>
              ))}
            </ul>
          )}
          {decide.error && <Failed error={decide.error} />}
        </Card>
      </div>
    </>
  );
}
