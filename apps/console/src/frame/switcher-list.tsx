import type { components } from '@svc/client';
import { Link } from '@tanstack/react-router';
import { type RefObject, useDeferredValue, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { listProjects } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';
import { Icon } from '../kit/icon.tsx';
import { changeSign } from '../kit/verdict.tsx';
import { tellingChange } from '../part/badge.tsx';
import { estimateText } from '../part/format.ts';
import { Failed } from '../part/load.tsx';
import { useWording } from '../text/index.ts';

interface Props {
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}

/** Projects by search, however many there are. */
export default function SwitcherList({ anchor, close }: Props) {
  const { text } = useWording();
  const { frame } = text;
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const projects = useRead(listProjects, { search: search || undefined, state: 'active', limit: 50 });
  const { items = [], total = 0 } = projects.data ?? {};
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={(open: boolean) => {
        if (!open) close();
      }}
      placement="bottom start"
      className="popover"
    >
      <Dialog aria-label={frame.switch} className="pick">
        <label className="pick-search">
          <span className="hidden">{frame.findProject}</span>
          <Icon name="search" />
          <input
            autoFocus
            value={words}
            maxLength={100}
            placeholder={frame.findProject}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <ul>
          {items.map((project) => (
            <li key={project.id}>
              <Link to="/projects/$projectId" params={{ projectId: project.id }} onClick={close}>
                <span>{project.name}</span>
                <Newest project={project} />
              </Link>
            </li>
          ))}
        </ul>
        <p className="micro" role="status">
          {total > items.length ? frame.shownOf(items.length, total) : items.length === 0 && frame.noProject}
        </p>
        {projects.error && <Failed error={projects.error} />}
        <p className="actions">
          <Link to="/" onClick={close} className="button small">
            {frame.projects}
          </Link>
          <Link to="/new" onClick={close} className="button small">
            {frame.newBrand}
          </Link>
        </p>
      </Dialog>
    </Popover>
  );
}

function Newest({ project }: { project: components['schemas']['ProjectWithScore'] }) {
  const { text, language } = useWording();
  const { latest } = project;
  if (!latest) return <small>{text.home.never}</small>;
  const said = latest.presence ? estimateText(latest.presence, language) : text.home.bySurface;
  const sign = latest.change ? changeSign(tellingChange(latest.change).verdict) : '';
  return (
    <small>
      {sign} {said ?? text.status[latest.status]}
    </small>
  );
}
