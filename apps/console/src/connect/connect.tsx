import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { question, useAsked } from '../data/question.ts';
import { Skeleton } from '../part/load.tsx';
import { SessionError, signOut } from '../session/session.ts';
import { useAreaText } from '../text/area.ts';
import { type Asked, keepForLater, readAsked, sendAnswer } from './ask.ts';
import { Choice } from './choice.tsx';
import { connectText } from './text.ts';

const programAsked = question('program', readAsked);

const toSignIn = (): void => {
  keepForLater(location.pathname);
  location.replace('/app/sign-in');
};

/** Where a program sends the person whose figures it wants to work with. */
export function Connect() {
  const text = useAreaText(connectText);
  const { uid } = useParams({ from: '/connect/$uid' });
  const asked = useAsked(programAsked, [uid], { retry: false });
  const answer = useMutation({
    mutationFn: (said: object) => sendAnswer(uid, said),
    onSuccess: ({ next }) => location.assign(next),
  });
  const status = asked.error instanceof SessionError ? asked.error.status : null;
  useEffect(() => {
    if (status === 401) toSignIn();
  }, [status]);
  const problem = answer.error ?? (status === 401 ? null : asked.error);
  const over = problem instanceof SessionError && problem.status === 404;
  return (
    <main className="narrow">
      <h1>{text.title}</h1>
      {asked.isPending && <Skeleton lines={6} />}
      {problem && (
        <p className="notice bad" role="alert">
          {over ? text.over : problem.message}
        </p>
      )}
      {asked.data && answer.isSuccess && (
        <p className="notice" role="status">
          {text.leaving(asked.data.program.name)}
        </p>
      )}
      {asked.data && !over && !answer.isSuccess && (
        <>
          <Who of={asked.data} />
          <Choice of={asked.data} busy={answer.isPending} say={answer.mutate} />
        </>
      )}
    </main>
  );
}

/** The program that asks, where the access would go, and as whom it would act. */
function Who({ of: { program, session } }: { of: Asked }) {
  const text = useAreaText(connectText);
  const change = useMutation({ mutationFn: signOut, onSettled: toSignIn });
  return (
    <section className="card">
      <p>
        <strong>{text.asks(program.name)}</strong>
      </p>
      <p>
        {program.host === null ? text.unvouched : text.vouched(program.host)}{' '}
        {text.goes(program.redirectHost)}
      </p>
      {program.local && <p className="notice bad">{text.local}</p>}
      <p>
        {text.as(session.name)}{' '}
        <button type="button" className="quiet" disabled={change.isPending} onClick={() => change.mutate()}>
          {text.notYou}
        </button>
      </p>
    </section>
  );
}
