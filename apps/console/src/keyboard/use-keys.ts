import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { jumps } from './jumps.ts';
import { open as openPart } from './open.ts';

/** Single keys can be switched off: some people press them by accident, and speech software by design. */
export const singleKeys = () => localStorage.getItem('keys') !== 'off';
export const chooseSingleKeys = (on: boolean) => localStorage.setItem('keys', on ? 'on' : 'off');

/** Rows of the page that hold something to follow or press. */
const rows = 'main :is(.plain > li, .tiles > li, tbody > tr, section.card)';
const target = 'a[href], button:not(:disabled), summary';

function step(by: 1 | -1): void {
  const found = [...document.querySelectorAll(rows)].flatMap(
    (row) => row.querySelector<HTMLElement>(target) ?? [],
  );
  const at = found.findIndex((element) => element.matches(':focus'));
  const next = found[at === -1 ? (by === 1 ? 0 : found.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const isTyping = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.closest('input, select, textarea, [contenteditable]') !== null;

/** The search field of the page; without one, false. */
function searchHere(): boolean {
  const field = document.querySelector<HTMLElement>('main .explorer-search input');
  field?.focus();
  return field !== null;
}

/** After g, a second key is awaited for this long. */
const waitMilliseconds = 1_500;

/** ⌘K and, unless they are switched off, single keys; none of them while somebody types or a dialog is open. */
export function useKeys(open: (what: 'palette' | 'help') => void): void {
  const navigate = useNavigate();
  const { projectId } = useParams({ strict: false });
  const went = useRef(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey } = event;
      if ((metaKey || ctrlKey) && key.toLowerCase() === 'k') {
        event.preventDefault();
        return open('palette');
      }
      if (metaKey || ctrlKey || altKey || !singleKeys() || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const afterG = event.timeStamp - went.current < waitMilliseconds;
      const jump = afterG ? jumps[key] : undefined;
      went.current = key === 'g' ? event.timeStamp : 0;
      if (key === '/' || key === '?') {
        event.preventDefault();
        if (key === '?') open('help');
        else if (!searchHere()) open('palette');
      } else if (key === 'f') openPart('filters');
      else if (afterG && key === 'b') openPart('inbox');
      else if (jump === '/') void navigate({ to: '/' });
      else if (jump !== undefined && projectId !== undefined)
        void navigate({ to: jump, params: { projectId } });
      else if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, projectId, open]);
}
