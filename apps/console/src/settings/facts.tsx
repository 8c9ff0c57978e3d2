import type { components } from '@svc/client';
import { percent } from '@svc/figures';
import { Link } from '@tanstack/react-router';
import { exportProjectConfig, getClaimAccuracy, setFactSheet } from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Card } from '../kit/card.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Opens } from '../kit/opens.tsx';
import { useLabels } from '../label/use-labels.ts';
import { useFormat } from '../part/format.ts';
import { Empty, Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { type Fact, FactFields } from './fact-fields.tsx';
import { Head } from './parts.tsx';
import { factsText } from './text/facts.ts';
import { frameText } from './text/frame.ts';

type Claims = components['schemas']['ClaimAccuracy'];

/** What is true of the brand, and what answers make of it. */
export default function Facts({ projectId }: { projectId: string }) {
  const text = useAreaText(factsText);
  const config = useRead(exportProjectConfig, { projectId });
  return (
    <>
      {/* With the facts comes the act to add one. */}
      {!config.data?.facts && <Head area="facts" lead={text.lead} />}
      <Load query={config} lines={6}>
        {({ facts }) =>
          facts ? <Sheet projectId={projectId} facts={facts} /> : <Empty>{text.hidden}</Empty>
        }
      </Load>
    </>
  );
}

function Sheet({ projectId, facts }: { projectId: string; facts: readonly Fact[] }) {
  const text = useAreaText(factsText);
  const labels = useLabels();
  const shared = useAreaText(frameText);
  const format = useFormat();
  const claims = useRead(getClaimAccuracy, { projectId, days: 30 }, { when: facts.length > 0 });
  const set = useAct(setFactSheet, { from: (facts: Fact[]) => ({ projectId, facts }) });
  const known = facts.map(({ id }) => id);
  return (
    <>
      <Head
        area="facts"
        lead={text.lead}
        action={
          <Opens label={text.make} look="main">
            {(close) => (
              <FactFields
                known={known}
                busy={set.isPending}
                error={set.error}
                save={(fact) => set.mutate([...facts, fact], { onSuccess: close })}
              />
            )}
          </Opens>
        }
      />
      {facts.length === 0 && <Empty>{text.empty}</Empty>}
      {facts.map((fact) => (
        <Card
          key={fact.id}
          title={fact.terms.join(', ')}
          about={<Value fact={fact} />}
          action={
            <div className="actions">
              <Opens label={shared.change} look="small">
                {(close) => (
                  <FactFields
                    fact={fact}
                    known={known}
                    busy={set.isPending}
                    error={set.error}
                    save={(changed) =>
                      set.mutate(
                        facts.map((one) => (one.id === fact.id ? changed : one)),
                        { onSuccess: close },
                      )
                    }
                  />
                )}
              </Opens>
              <Confirm
                label={shared.remove}
                says={text.removeSays}
                busy={set.isPending}
                act={() => set.mutate(facts.filter(({ id }) => id !== fact.id))}
              />
            </div>
          }
        >
          {claims.data && <Claimed claims={claims.data} factId={fact.id} projectId={projectId} />}
        </Card>
      ))}
      {facts.length > 0 && (
        <Load query={claims} lines={1}>
          {({ answersRead, reader, notes, subjects }) => (
            <>
              <p className="small">
                {text.read(format.count(answersRead))} {text.reader(labels.reader(reader.name))}{' '}
                {notes.join(' ')}
              </p>
              {subjects.length > 0 && <Subjects subjects={subjects} projectId={projectId} />}
            </>
          )}
        </Load>
      )}
    </>
  );
}

function Value({ fact }: { fact: Fact }) {
  const text = useAreaText(factsText);
  const format = useFormat();
  if (fact.kind === 'feature') return fact.value ? text.yes : text.no;
  if (fact.kind === 'date') return fact.value;
  if (fact.kind === 'number') return [format.number(fact.value), fact.unit].filter(Boolean).join(' ');
  return [format.number(fact.value), fact.currency, fact.period && text.periods[fact.period]]
    .filter(Boolean)
    .join(' ');
}

interface SubjectsProps {
  subjects: Claims['subjects'];
  projectId: string;
}

/** What else answers claim: where a fact may be missing. */
function Subjects({ subjects, projectId }: SubjectsProps) {
  const text = useAreaText(factsText);
  const format = useFormat();
  return (
    <details>
      <summary>{text.subjects}</summary>
      <ul>
        {subjects.map(({ about, answers, values, examples }) => (
          <li key={about}>
            <strong>{about}</strong> ({format.count(answers)}){' '}
            {values.map(({ value, answers }) => `${value} (${format.count(answers)})`).join(', ')}{' '}
            {examples.map(({ text, answerId }) => (
              <Link
                key={`${answerId} ${text}`}
                to="/projects/$projectId/answers/$answerId"
                params={{ projectId, answerId }}
              >
                {`“${text}” `}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ClaimedProps {
  claims: Claims;
  factId: string;
  projectId: string;
}

/** How answers stand to one fact, with the sentences themselves. */
function Claimed({ claims, factId, projectId }: ClaimedProps) {
  const text = useAreaText(factsText);
  const { language } = useWording();
  const found = claims.facts.find((one) => one.factId === factId);
  if (!found) return null;
  const { right, wrong, cannotTell, accuracy, corrected, evidence } = found;
  const verdicts = { right: text.right, wrong: text.wrong, cannot_tell: text.cannotTell };
  return (
    <>
      <p>
        {right} {text.right} · {wrong} {text.wrong} · {cannotTell} {text.cannotTell}
        {accuracy.value !== null &&
          ` · ${text.share}: ${percent(accuracy.value, accuracy.ci, language, right + wrong)}`}
        {corrected.wrong.value !== null &&
          ` · ${text.corrected}: ${percent(corrected.wrong.value, corrected.wrong.ci, language, claims.answersRead)}`}
      </p>
      {evidence.length > 0 && (
        <details>
          <summary>{text.look}</summary>
          <ul>
            {evidence.map(({ verdict, sentence, answerId, engine }) => (
              <li key={`${answerId} ${sentence}`}>
                <strong>{verdicts[verdict]}</strong>: {sentence}{' '}
                <Link to="/projects/$projectId/answers/$answerId" params={{ projectId, answerId }}>
                  {engine}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
