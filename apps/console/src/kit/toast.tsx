import { useSyncExternalStore } from 'react';
import { useText } from '../text/index.ts';
import { Icon } from './icon.tsx';

interface Toast {
  id: number;
  words: string;
  /** An action on what the toast reports, such as undoing it. */
  action?: { label: string; run: () => void };
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const tell of listeners) tell();
};
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
const remove = (id: number) => set(toasts.filter((toast) => toast.id !== id));

/** Says that something was done. It goes by itself; what failed stands where it failed, and stays. */
export function toast(words: string, action?: Toast['action'], milliseconds = 6_000): void {
  last += 1;
  const id = last;
  set([...toasts.slice(-2), { id, words, ...(action && { action }) }]);
  setTimeout(() => remove(id), milliseconds);
}

/** One polite region for the whole page. */
export function Toasts() {
  const { states } = useText();
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, words, action }) => (
        <p key={id}>
          {words}
          {action && (
            <button
              type="button"
              className="quiet"
              onClick={() => {
                action.run();
                remove(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className="icon-button" aria-label={states.close} onClick={() => remove(id)}>
            <Icon name="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
