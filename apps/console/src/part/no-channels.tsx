import { Link } from '@tanstack/react-router';

/** Says that a project has no channel yet, and leads to where one is set up. */
export function NoChannels({ projectId, says, setUp }: { projectId: string; says: string; setUp: string }) {
  return (
    <p className="small">
      {says}{' '}
      <Link to="/projects/$projectId/settings/$area" params={{ projectId, area: 'channels' }}>
        {setUp}
      </Link>
    </p>
  );
}
