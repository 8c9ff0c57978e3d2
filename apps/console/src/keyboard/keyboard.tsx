import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../data/lazy.ts';
import { onOpen } from './open.ts';
import { useKeys } from './use-keys.ts';

const Palette = lazyPart(() => import('./palette.tsx'));
const Help = lazyPart(() => import('./help.tsx'));

/** The keyboard's way through the console; its dialogs are loaded when they are asked for. */
export function Keyboard() {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null);
  const open = useCallback((what: 'palette' | 'help') => setShown(what), []);
  useKeys(open);
  useEffect(() => onOpen('palette', () => open('palette')), [open]);
  const close = () => setShown(null);
  return (
    <Suspense>
      {shown === 'palette' && <Palette close={close} />}
      {shown === 'help' && <Help close={close} />}
    </Suspense>
  );
}
