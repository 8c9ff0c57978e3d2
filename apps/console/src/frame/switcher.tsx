import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../data/lazy.ts';
import { Icon } from '../kit/icon.tsx';
import { meQuery } from '../part/queries.ts';
import { useText } from '../text/index.ts';
import { useProject } from './use-project.ts';

const SwitcherList = lazyPart(() => import('./switcher-list.tsx'));

/** Which project stands open, and the way to another one. */
export function Switcher({ projectId }: { projectId: string | undefined }) {
  const { frame } = useText();
  const me = useQuery(meQuery);
  const project = useProject(projectId);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = projectId === undefined ? frame.projects : (project.data?.project.name ?? '');
  return (
    <>
      <button
        ref={button}
        type="button"
        className="switcher"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className="avatar" aria-hidden="true">
          {name.replace(/^Sample: /, '').slice(0, 1)}
        </span>
        <span>
          <span className="hidden">{frame.switch}: </span>
          <span className="switcher-name">{name}</span>
          <small>{me.data?.workspace.name}</small>
        </span>
        <Icon name="updown" />
      </button>
      {open && (
        <Suspense>
          <SwitcherList anchor={button} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
