import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../text/index.ts';
import { Empty } from './load.tsx';
import { overviewQuery } from './queries.ts';

const running: readonly string[] = ['queued', 'running', 'cancelling', 'awaiting_approval'];

interface Props {
  projectId: string;
  /** Said where a scan brought figures, and only these are not among them. */
  otherwise?: string;
}

/** No figure yet: what is missing, and the one thing to do about it. */
export function Unmeasured({ projectId, otherwise }: Props) {
  const { unmeasured, presence } = useText();
  const { data } = useSuspenseQuery(overviewQuery(projectId));
  const { prompts, lastScan, latest } = data;
  if (latest !== null && otherwise !== undefined) return <Empty>{otherwise}</Empty>;
  if (prompts.count === 0)
    return (
      <Empty
        action={
          <Link className="button" to="/projects/$projectId/prompts/sets" params={{ projectId }}>
            {unmeasured.choose}
          </Link>
        }
      >
        {unmeasured.noPrompts}
      </Empty>
    );
  if (lastScan === null)
    return (
      <Empty
        action={
          <Link className="button" to="/projects/$projectId/scans" params={{ projectId }}>
            {presence.start}
          </Link>
        }
      >
        {unmeasured.noScan}
      </Empty>
    );
  const goesOn = running.includes(lastScan.status);
  if (lastScan.status === 'completed' && data.project.engines.every((engine) => engine === 'sandbox'))
    return (
      <Empty
        action={
          <Link
            className="button"
            to="/projects/$projectId/settings/$area"
            params={{ projectId, area: 'project' }}
          >
            {unmeasured.engines}
          </Link>
        }
      >
        {unmeasured.sample}
      </Empty>
    );
  return (
    <Empty
      action={
        <Link
          className="button"
          to="/projects/$projectId/scans/$scanId"
          params={{ projectId, scanId: lastScan.id }}
        >
          {goesOn ? presence.follow : unmeasured.look}
        </Link>
      }
    >
      {goesOn ? unmeasured.goesOn : unmeasured.failed}
    </Empty>
  );
}
