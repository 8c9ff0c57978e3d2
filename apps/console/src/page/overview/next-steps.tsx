import { Link, useNavigate } from '@tanstack/react-router';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useAreaText } from '../../text/area.ts';
import { firstRunWords } from '../first-run/words.ts';

/** What comes after a first scan: no change can be told before a second. */
export default function NextSteps({ projectId }: { projectId: string }) {
  const { next3: words } = useAreaText(firstRunWords);
  const navigate = useNavigate();
  const params = { projectId };
  const close = () =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, first: undefined }),
      replace: true,
    } as never);
  return (
    <Card
      title={words.title}
      about={words.says}
      className="next-steps"
      action={
        <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      }
    >
      <p className="actions">
        <Link className="button" to="/projects/$projectId/scans/schedule" params={params}>
          <Icon name="calendar" /> {words.schedule}
        </Link>
        <Link
          className="button"
          to={'/projects/$projectId/competitors/suggested' as never}
          params={params as never}
        >
          <Icon name="competitors" /> {words.rivals}
        </Link>
        <Link className="button" to="/settings/$area" params={{ area: 'members' }}>
          <Icon name="plus" /> {words.invite}
        </Link>
      </p>
    </Card>
  );
}
