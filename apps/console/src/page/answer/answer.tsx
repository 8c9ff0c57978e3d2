import { type components, unwrap } from '@svc/client';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { client } from '../../api.ts';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { overviewQuery } from '../../part/queries.ts';
import { useText } from '../../text/index.ts';
import { Correct } from './correct.tsx';
import { splitText } from './split-text.ts';

type AnswerData = components['schemas']['Answer'];
type Project = components['schemas']['Project'];

/** One answer: where in it which brand stands, and what it cites. */
export function Answer() {
  const { answers } = useText();
  const { projectId, answerId } = useParams({ from: '/frame/projects/$projectId/answers/$answerId' });
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const answer = useQuery({
    queryKey: ['answer', answerId],
    queryFn: () => unwrap(client.GET('/v1/answers/{answerId}', { params: { path: { answerId } } })),
  });
  return (
    <>
      <p>
        <Link to="/projects/$projectId/answers" params={{ projectId }}>
          ← {answers.back}
        </Link>
      </p>
      <Load query={answer} lines={14}>
        {(found) => <Read answer={found} project={data.project} />}
      </Load>
    </>
  );
}

function Read({ answer, project }: { answer: AnswerData; project: Project }) {
  const { answers } = useText();
  const format = useFormat();
  const { detection } = answer;
  const names = new Map([project.brand, ...project.competitors].map(({ id, name }) => [id, name]));
  const mentions = detection.brands.flatMap(({ brandId, mentions }) =>
    mentions.map((mention) => ({
      ...mention,
      own: brandId === project.brand.id,
      name: names.get(brandId) ?? '',
    })),
  );
  const missed = detection.brands.find(
    ({ brandId, present, candidates }) => brandId === project.brand.id && !present && candidates.length > 0,
  );
  const said = detection.brands.filter(({ present }) => present);
  return (
    <>
      <h1>{answer.prompt}</h1>
      <p className="small">
        {answer.engine} · {answers.sample(answer.sample)} · {answers.outcome[answer.outcome]} ·{' '}
        {answer.modelServed ?? '–'} · {format.when(answer.createdAt)} <Badge provenance={answer.provenance} />
      </p>
      <section className="card answer">
        {answer.textErasedAt !== null && <p>{answers.erased}</p>}
        <p className="said">
          {splitText(answer.text, mentions).map(({ text, mark, start }) =>
            mark ? (
              <mark key={start} className={mark.own ? 'own' : ''} title={mark.name}>
                {text}
              </mark>
            ) : (
              <Fragment key={start}>{text}</Fragment>
            ),
          )}
        </p>
      </section>
      <section className="card">
        <h2>{answers.brands}</h2>
        {said.length === 0 && <p>{answers.noBrands}</p>}
        {said.length > 0 && (
          <ul>
            {said.map((brand) => (
              <li key={brand.id}>
                <strong>{names.get(brand.brandId) ?? brand.brandId}</strong>:{' '}
                {[
                  brand.mentioned && answers.mentioned,
                  brand.cited && answers.cited,
                  brand.confidence !== null && answers.certainty(format.share(brand.confidence)),
                ]
                  .filter(Boolean)
                  .join(', ')}
                <Correct
                  answer={answer}
                  projectId={project.id}
                  brand={brand}
                  name={names.get(brand.brandId) ?? brand.brandId}
                />
              </li>
            ))}
          </ul>
        )}
        {missed && (
          <Correct answer={answer} projectId={project.id} brand={missed} name={project.brand.name} />
        )}
        <h2>{answers.citations}</h2>
        {detection.citations.length === 0 && <p>{answers.noCitations}</p>}
        {detection.citations.length > 0 && (
          <ol>
            {detection.citations.map(({ url, domain, position, brandId }) => (
              <li key={`${position} ${url}`}>
                <OutLink url={url} label={domain} />{' '}
                {brandId !== null && <strong>{names.get(brandId)}</strong>}
                <br />
                <span className="small">{url}</span>
              </li>
            ))}
          </ol>
        )}
        {answer.searchQueries !== null && answer.searchQueries.length > 0 && (
          <>
            <h2>{answers.searched}</h2>
            <ul>
              {answer.searchQueries.map((query) => (
                <li key={query}>{query}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}
