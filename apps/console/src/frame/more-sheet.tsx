import { Link } from '@tanstack/react-router';
import { Icon } from '../kit/icon.tsx';
import { Modal } from '../kit/modal.tsx';
import { useText } from '../text/index.ts';
import { places } from './places.ts';

/** The places that do not fit into the bar at the foot of a phone. */
export default function MoreSheet({ projectId, close }: { projectId: string; close: () => void }) {
  const { places: names, frame } = useText();
  const params = { projectId };
  return (
    <Modal label={frame.more} close={close} kind="sheet">
      <ul className="side sheet-menu">
        {places.slice(4).map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={to} params={params} onClick={close}>
              <Icon name={icon} /> {names[name]}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/projects/$projectId/scans" params={params} onClick={close}>
            <Icon name="play" /> {names.scans}
          </Link>
        </li>
        <li>
          <Link
            to="/projects/$projectId/settings/$area"
            params={{ projectId, area: 'project' }}
            onClick={close}
          >
            <Icon name="settings" /> {frame.settings}
          </Link>
        </li>
        <li>
          <Link to="/projects/$projectId/help" params={params} onClick={close}>
            <Icon name="help" /> {frame.help}
          </Link>
        </li>
      </ul>
    </Modal>
  );
}
