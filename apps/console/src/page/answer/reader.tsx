import type { components } from '@svc/client';
import { getAnswer } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { useProject } from '../../frame/use-project.ts';
import { useLabels } from '../../label/use-labels.ts';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { useAreaText } from '../../text/area.ts';
import { useText } from '../../text/index.ts';
import { toneOf } from '../overview/trend-input.ts';
import { Correct } from './correct.tsx';
import { KeptPage } from './kept-page.tsx';
import { Markdown } from './markdown.tsx';
import { marksOf } from './marks.ts';
import { answerWords } from './words.ts';

type AnswerData = components['schemas']['Answer'];
type Project = components['schemas']['Project'];

interface Props {
  projectId: string;
  answerId: string;
  /** Level of its heading: 1 on its own page, 2 beside a list. */
  level: 1 | 2;
}

/** One answer: as it is meant to be read, which brand stands where, and what it cites. */
export function AnswerReader({ projectId, answerId, level }: Props) {
  const { data } = useProject(projectId);
  const answer = useRead(getAnswer, { answerId }, { keep: false });
  return (
    <Load query={answer} lines={14}>
      {(found) => (data ? <Read answer={found} project={data.project} level={level} /> : null)}
    </Load>
  );
}

function Read({ answer, project, level }: { answer: AnswerData; project: Project; level: 1 | 2 }) {
  const { answers } = useText();
  const words = useAreaText(answerWords);
  const labels = useLabels();
  const format = useFormat();
  const { detection } = answer;
  const names = new Map([project.brand, ...project.competitors].map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? words.someBrand;
  const marks = marksOf(detection.brands, {
    own: project.brand.id,
    nameOf,
    toneOf: (id) => toneOf(project.competitors, id),
    negated: words.negated,
    other: words.other,
  });
  const missed = detection.brands.find(
    ({ brandId, present, candidates }) => brandId === project.brand.id && !present && candidates.length > 0,
  );
  const said = detection.brands.filter(({ present }) => present);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <Heading className={level === 1 ? 'display' : 'answer-title'}>{answer.prompt}</Heading>
      <p className="small">
        {labels.engine(answer.engine)} · {answers.sample(answer.sample)} · {labels.outcome(answer.outcome)} ·{' '}
        {answer.modelServed ?? '–'} · {format.when(answer.createdAt)}{' '}
        <Badge provenance={answer.provenance} origin={answer.origin} />
      </p>
      <div className={level === 1 ? 'grid' : undefined}>
        <section className="card answer c8">
          {answer.textErasedAt !== null && <p>{answers.erased}</p>}
          <Markdown text={answer.text} marks={marks} level={level} />
        </section>
        <section className="card c4">
          <h2>{answers.brands}</h2>
          {said.length === 0 && <p>{answers.noBrands}</p>}
          {said.length > 0 && (
            <ul className="lines">
              {said.map((brand) => (
                <li key={brand.id}>
                  <strong>{nameOf(brand.brandId)}</strong>:{' '}
                  {[
                    brand.mentioned && answers.mentioned,
                    brand.cited && answers.cited,
                    // A citation is there or it is not: only words can be doubtful.
                    brand.mentioned &&
                      brand.confidence !== null &&
                      words.certainty[certaintyOf(brand.confidence)],
                  ]
                    .filter(Boolean)
                    .join(', ')}
                  {brand.mentioned ? (
                    <Correct projectId={project.id} brand={brand} name={nameOf(brand.brandId)} />
                  ) : (
                    <small>{words.citedOnly}</small>
                  )}
                </li>
              ))}
            </ul>
          )}
          {missed && <Correct projectId={project.id} brand={missed} name={project.brand.name} />}
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
      </div>
      <KeptPage answerId={answer.id} files={answer.evidence} />
    </>
  );
}

const certaintyOf = (confidence: number): 'sure' | 'likely' | 'unclear' =>
  confidence >= 0.9 ? 'sure' : confidence >= 0.7 ? 'likely' : 'unclear';
