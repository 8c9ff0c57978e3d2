import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { Card } from '../../kit/card.tsx';
import { Strip } from '../../kit/figure.tsx';
import { useLabels } from '../../label/use-labels.ts';
import { useFormat } from '../../part/format.ts';
import { OutLink } from '../../part/out-link.tsx';
import { useAreaText } from '../../text/area.ts';
import { useWording } from '../../text/index.ts';
import { caseWords } from './case-words.ts';

export type Case = components['schemas']['RecommendationCase'];

/** Why these questions are lost, and the one thing to do, with all that shows it. */
export function CaseSections({
  found,
  projectId,
  prompts,
}: {
  found: Case;
  projectId: string;
  prompts: number;
}) {
  const { page: words } = useAreaText(caseWords);
  const { language } = useWording();
  const labels = useLabels();
  const format = useFormat();
  const { lost, quotes, named, pages, lacks, ownPage, todo, by, days } = found;
  return (
    <div className="grid">
      <Card title={words.todo} className="c6">
        <p>{todo[language]}</p>
        <p className="small">
          {words.by}: {by[language]}
        </p>
        {lacks.length > 0 && (
          <>
            <h3>{words.lacks}</h3>
            <ul className="lines">
              {lacks.map(({ what, shownBy, read }) => (
                <li key={what.en}>
                  {what[language]}
                  {read > 0 && <small>{words.shownBy(shownBy.length, read)}</small>}
                </li>
              ))}
            </ul>
          </>
        )}
        {ownPage && (
          <>
            <h3>{words.ownPage}</h3>
            <p>
              <OutLink url={ownPage.url} />{' '}
              {ownPage.changed !== null && (
                <span className="micro">{words.changed(format.date(ownPage.changed.slice(0, 10)))}</span>
              )}
            </p>
          </>
        )}
      </Card>
      <Card title={words.said} className="c6">
        <ul className="lines">
          {quotes.map(({ answerId, engine, at, question, text }) => (
            <li key={answerId + text}>
              <blockquote>{text}</blockquote>
              <small>
                <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId }}>
                  {labels.engine(engine)}, {format.shortDay(at)}
                </Link>{' '}
                {question}
              </small>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        className="flush"
        title={words.lost}
        about={words.lostAbout(
          lost.rate === null ? '–' : (format.value({ value: lost.rate, ci: lost.ci }) ?? '–'),
          lost.ci ? format.range(lost.ci) : '',
          days,
        )}
        foot={prompts > lost.items.length ? words.more(prompts - lost.items.length) : undefined}
      >
        <div className="rows-of scroller">
          <table className="sites" aria-label={words.lost}>
            <thead>
              <tr>
                <th scope="col">{words.question}</th>
                <th scope="col">{words.you}</th>
                <th scope="col">{words.instead}</th>
                <th scope="col">{words.engines}</th>
              </tr>
            </thead>
            <tbody>
              {lost.items.map(({ promptId, text, rate, ci, own, of, rival, engines }) => (
                <tr key={promptId ?? text}>
                  <th scope="row">
                    {promptId === null ? (
                      text
                    ) : (
                      <Link
                        to="/projects/$projectId/answers"
                        params={{ projectId }}
                        search={{ promptId } as never}
                      >
                        {text}
                      </Link>
                    )}
                  </th>
                  <td>
                    <span className="num">
                      <b>{format.value({ value: rate, ci, trials: of })}</b>
                      {ci && <span>{format.range(ci)}</span>}
                    </span>
                    <Strip
                      shown={{ value: rate, ci, trials: of, status: 'measured', predicted: false }}
                      width={110}
                    />
                    <small>{words.of(own, of)}</small>
                  </td>
                  <td>{rival ?? '–'}</td>
                  <td>{engines.map(labels.engine).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      <Card title={words.named} className="c6">
        <ul className="lines">
          {named.map(({ name, answers, of, because, reason }) => (
            <li key={name}>
              <b>{name}</b> <span className="micro">{words.namedIn(answers, of)}</span>
              <small>
                {words.because[because]} {reason !== null && (because === 'said' ? <q>{reason}</q> : reason)}
              </small>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={words.cited} className="c6">
        <ul className="lines">
          {pages.map(({ citationId, url, sourceType, answers, of, namesYou, names, changed }) => (
            <li key={citationId}>
              <Link
                to="/projects/$projectId/sources/pages/$citationId"
                params={{ projectId, citationId }}
                className="address"
              >
                {url}
              </Link>
              <small>
                {[
                  labels.source(sourceType),
                  words.citedIn(answers, of),
                  namesYou === null ? words.notRead : namesYou ? words.namesYou : words.namesNot,
                  names.join(', '),
                  changed === null ? '' : words.changed(format.date(changed.slice(0, 10))),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
