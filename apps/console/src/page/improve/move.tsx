import type { components } from '@svc/client';
import { differenceSpan, whisker } from '@svc/figures';
import { Link, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { getRecommendation } from '../../data/operations.gen.ts';
import { useRead } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { Marks } from '../../kit/marks.tsx';
import { Tile } from '../../kit/tile.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { Load } from '../../part/load.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { Axis } from '../overview/moves.tsx';
import { Brief } from './brief.tsx';
import { CaseSections } from './case.tsx';
import { caseWords } from './case-words.ts';
import { ImproveTabs } from './improve-tabs.tsx';
import { Measured } from './measured.tsx';
import { MoveState } from './move-state.tsx';
import { improveWords } from './words.ts';

export type Recommendation = components['schemas']['Recommendation'];
const width = 200;

/** One move: why, how, what it would bring and on what evidence, and what came of it. */
export function MovePage() {
  const words = useAreaText(caseWords);
  const { projectId, recId } = useParams({ from: '/frame/projects/$projectId/improve/$recId' });
  const move = useRead(getRecommendation, { projectId, recId });
  return (
    <>
      <ImproveTabs projectId={projectId} />
      <p>
        <Link to="/projects/$projectId/improve" params={{ projectId }}>
          ← {words.page.back}
        </Link>
      </p>
      <Load query={move} lines={14}>
        {(found) => <Shown move={found} />}
      </Load>
    </>
  );
}

function Shown({ move }: { move: Recommendation }) {
  const words = useAreaText(improveWords);
  const { list } = useAreaText(caseWords);
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const { uplift } = move;
  const written = move.case?.text[language];
  const range = uplift && { low: uplift.low95, high: uplift.high95 };
  return (
    <>
      <h1 className="display">
        <Said>{written?.title ?? move.title}</Said>
      </h1>
      <p className="lead">{written ? sentenceOf(written, 'where') : <Said>{move.why}</Said>}</p>
      {!move.found && <p className="notice apart-small">{words.notFound}</p>}
      <section className="card tiles-of scan-tiles">
        <Tile
          label={list.gain}
          value={uplift && range ? format.difference(uplift.median, range) : '–'}
          range={range && format.differenceRange(range)}
          verdict={<span className="micro">{uplift ? list.over : words.noEffect}</span>}
        />
        {uplift && <Tile label={list.rises} value={format.chance(uplift.probabilityPositive)} />}
        <Tile label={list.effort} value={labels.effortDays(move.effortDays)} />
        <Tile
          label={list.prompts}
          value={format.count(move.prompts)}
          verdict={move.lost !== null && <span className="micro">{list.lost(move.lost, move.prompts)}</span>}
        />
      </section>
      {written && <InShort written={written} />}
      <MoveState move={move} />
      {move.measured && <Measured measured={move.measured} />}
      {move.case && <CaseSections found={move.case} projectId={move.projectId} prompts={move.prompts} />}
      <div className="grid">
        <section className="card c6">
          <h2>{words.steps}</h2>
          <ol>
            {move.steps.map((step) => (
              <li key={step}>
                <Said>{step}</Said>
              </li>
            ))}
          </ol>
          <p>
            <strong>{words.proof}:</strong> <Said>{move.proof}</Said>
          </p>
          {move.caution !== null && (
            <p className="notice">
              <Said>{move.caution}</Said>
            </p>
          )}
          {!withoutBrief.has(move.move) && <Brief move={move} />}
        </section>
        {move.prediction && <Prediction prediction={move.prediction} />}
        <Evidence move={move} />
      </div>
    </>
  );
}

type Written = NonNullable<Recommendation['case']>['text']['en'];
/** Sentences of the case that no other part of the page says. */
const shortParts = ['who', 'why', 'lacks'] as const;

const sentenceOf = ({ sentences }: Written, wanted: Written['sentences'][number]['part']): string =>
  sentences
    .filter(({ part }) => part === wanted)
    .map(({ text }) => text)
    .join(' ');

/** Who is ahead, why, and what is missing: a line each. */
function InShort({ written }: { written: Written }) {
  const { page } = useAreaText(caseWords);
  const lines = shortParts
    .map((part) => ({ part, text: sentenceOf(written, part) }))
    .filter(({ text }) => text !== '');
  if (lines.length === 0) return null;
  return (
    <dl className="card facts in-short">
      {lines.map(({ part, text }) => (
        <Fragment key={part}>
          <dt>{page.short[part]}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Moves for which no page of one’s own is written. */
const withoutBrief: ReadonlySet<string> = new Set(['source_gap', 'wrong_claims', 'crawler_blocked']);

/** Over all prompts, on those that it touches, and by engine, on one axis. */
function Prediction({ prediction }: { prediction: components['schemas']['UpliftPrediction'] }) {
  const improve = useAreaText(improveWords);
  const { page: words } = useAreaText(caseWords);
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const { overall, affected, byEngine, scale, learned } = prediction;
  const twoPlaces = (value: number) => format.exact(Number(value.toFixed(2)));
  const rows = [
    { label: words.whole, spread: overall },
    { label: words.touched, spread: affected },
    ...byEngine.map(({ engine, uplift }) => ({ label: labels.engine(engine), spread: uplift })),
  ];
  const span = differenceSpan(rows.map(({ spread }) => ({ low: spread.low95, high: spread.high95 })));
  return (
    <Card
      className="c6"
      title={words.gain}
      about={words.gainAbout}
      foot={learned && improve.scaled(twoPlaces(scale), twoPlaces(learned.sd), learned.moves, learned.alike)}
    >
      <Axis span={span} width={width} />
      <ul className="lines">
        {rows.map(({ label, spread }) => {
          const range = { low: spread.low95, high: spread.high95 };
          return (
            <li key={label} className="with-picture">
              <div>
                {label}
                <small>
                  {format.difference(spread.median, range)} ({format.differenceRange(range)})
                </small>
              </div>
              <Marks
                hidden
                figure={whisker({
                  value: spread.median,
                  range,
                  inner: { low: spread.low80, high: spread.high80 },
                  verdict: null,
                  span,
                  width,
                  predicted: true,
                  language,
                })}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Studies, model and the answers behind it, for readers who want to know. */
function Evidence({ move }: { move: Recommendation }) {
  const words = useAreaText(improveWords);
  const { page } = useAreaText(caseWords);
  const format = useFormat();
  const { projectId, published, answerIds, pages, history, prediction } = move;
  return (
    <details className="card">
      <summary>{page.grounds}</summary>
      {published.length > 0 && (
        <ul>
          {published.map(({ feature, description, tested, sources }) => (
            <li key={feature}>
              <Said>{description}</Said>: {tested ? words.tested : words.untested}{' '}
              <span className="small">{sources.join('; ')}</span>
            </li>
          ))}
        </ul>
      )}
      {prediction && <p className="small">{format.when(prediction.at)}</p>}
      {move.case === null && pages.length > 0 && (
        <ul>
          {pages.map((url) => (
            <li key={url}>
              <OutLink url={url} />
            </li>
          ))}
        </ul>
      )}
      {answerIds.length > 0 && (
        <p>
          {page.seen}:{' '}
          {answerIds.map((answerId, index) => (
            <span key={answerId}>
              {index > 0 && ', '}
              <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId }}>
                {page.answer(index + 1)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {history.length > 0 && (
        <>
          <h3>{words.history}</h3>
          <ul>
            {history.map(({ at, state, note }) => (
              <li key={`${at} ${state}`}>
                {format.when(at)}: {words.states[state]} {note}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
