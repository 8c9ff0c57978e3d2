import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { Card } from '../../kit/card.tsx';
import { Share } from '../../kit/figure.tsx';
import { Table } from '../../kit/table.tsx';
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
        <Table
          name={words.lost}
          rows={lost.items}
          keyOf={({ promptId, text }) => promptId ?? text}
          columns={[
            {
              label: words.question,
              value: ({ text }) => text,
              show: ({ promptId, text }) =>
                promptId === null ? (
                  text
                ) : (
                  <Link
                    to="/projects/$projectId/answers"
                    params={{ projectId }}
                    search={{ promptId } as never}
                  >
                    {text}
                  </Link>
                ),
            },
            {
              label: words.you,
              value: ({ rate }) => rate,
              show: ({ rate, ci, own, of }) => (
                <>
                  <Share value={rate} ci={ci} trials={of} />
                  <small>{words.of(own, of)}</small>
                </>
              ),
              end: false,
            },
            { label: words.instead, value: ({ rival }) => rival },
            { label: words.engines, value: ({ engines }) => engines.map(labels.engine).join(', ') },
          ]}
        />
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
