import { ConnectionError, PendingApprovalError, SvcError } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useLabels } from '../label/use-labels.ts';
import { useText } from '../text/index.ts';
import { FieldErrors } from './field-errors.tsx';
import { plainDetail } from './plain-detail.ts';
import { SaidInEnglish } from './said.tsx';

interface Props<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** About how much room it takes, so that nothing jumps when it is there. */
  lines?: number;
  children: (data: T) => ReactNode;
}

/** A query in each of its states. Data that is there stays while newer data is fetched. */
export function Load<T>({ query, lines = 6, children }: Props<T>) {
  if (query.data !== undefined)
    return (
      <>
        {query.error && <Failed error={query.error} retry={() => void query.refetch()} />}
        {children(query.data)}
      </>
    );
  if (query.error) return <Failed error={query.error} retry={() => void query.refetch()} />;
  return <Skeleton lines={lines} />;
}

export function Skeleton({ lines }: { lines: number }) {
  const text = useText();
  return (
    <div className="skeleton" role="status">
      <span className="hidden">{text.states.loading}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className="bone" />
      ))}
    </div>
  );
}

/** An error as the reader can use it: what it is, what it takes, and its details to send to who helps. */
export function Failed({ error, retry }: { error: unknown; retry?: () => void }) {
  const { states } = useText();
  const labels = useLabels();
  if (error instanceof PendingApprovalError)
    return (
      <div className="notice" role="status">
        <p>{states.pending}</p>
      </div>
    );
  if (!(error instanceof SvcError))
    return (
      <div className="notice bad" role="alert">
        <h2>{states.failed}</h2>
        <p>
          {!navigator.onLine
            ? states.offline
            : error instanceof ConnectionError
              ? states.unreachable
              : String(error instanceof Error ? error.message : error)}
        </p>
        {retry && <Retry retry={retry} />}
      </div>
    );
  const { code, problem, requestId } = error;
  const { errors } = problem;
  const scope = 'requiredScope' in problem ? String(problem.requiredScope) : '';
  // Errors that are shown at fields are not repeated here.
  const repeated = errors?.some(({ path, expected }) => problem.detail.startsWith(`${path}: ${expected}`));
  const title: Partial<Record<string, string>> = {
    insufficient_scope: states.forbidden,
    plan_required: states.plan,
    conflict: states.conflict,
    not_found: states.missing,
    validation_failed: states.invalid,
    ...states.code,
  };
  return (
    <div className={code === 'not_found' ? 'notice' : 'notice bad'} role="alert">
      <h2>{title[code] ?? problem.title}</h2>
      {!repeated && (
        <p>
          {code === 'insufficient_scope' && scope ? (
            states.forbiddenSays(labels.scope(scope))
          ) : code === 'not_found' ? (
            states.missingSays
          ) : (
            <SaidInEnglish>{plainDetail(problem)}</SaidInEnglish>
          )}
        </p>
      )}
      {errors && <FieldErrors key={requestId} errors={errors} />}
      {error.status >= 500 || error.status === 429 ? retry && <Retry retry={retry} /> : null}
      {requestId !== '' && <CopyDetails id={requestId} code={code} />}
    </div>
  );
}

const Retry = ({ retry }: { retry: () => void }) => (
  <button type="button" onClick={retry}>
    {useText().states.retry}
  </button>
);

/** What helps whoever is asked for help goes into the clipboard alone. */
function CopyDetails({ id, code }: { id: string; code: string }) {
  const { states } = useText();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(`${code} ${id}`).then(() => setCopied(true));
  return (
    <p className="small">
      <button type="button" className="quiet" onClick={copy}>
        {copied ? states.copied : states.copyDetails}
      </button>
    </p>
  );
}

/** Nothing there yet: one sentence, one thing to do. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={action ? 'notice empty' : 'notice'}>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** An address that leads nowhere. */
export function NotFound() {
  const { states } = useText();
  return (
    <>
      <h1 className="display">{states.missing}</h1>
      <p className="lead">{states.missingSays}</p>
      <p className="actions after-lead">
        <Link to="/" className="button main">
          {states.home}
        </Link>
      </p>
    </>
  );
}
