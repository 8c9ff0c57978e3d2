import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../data/lazy.ts';
import { useText } from '../text/index.ts';
import type { Estimate } from './format.ts';

const HowSure = lazyPart(() => import('../kit/how-sure.tsx'));

export interface About {
  figure: Estimate;
  projectId: string;
  scanId: string | null;
  /** The engines whose answers are counted. */
  engines: readonly string[];
  /** The brand whose figure it is, where the page has several. */
  name?: string;
}

/** A number, or the words for it: opens what it rests on. */
export function Why({ children, ...about }: About & { children?: ReactNode }) {
  const { why } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={children === undefined ? 'quiet' : 'figure-button'}
        onClick={() => setOpen(true)}
      >
        {children ?? why.open}
      </button>
      {open && <WhyDialog about={about} close={() => setOpen(false)} />}
    </>
  );
}

/** The side panel of a number. */
export function WhyDialog({ about, close }: { about: About; close: () => void }) {
  const { figure, projectId, scanId, engines, name } = about;
  return (
    <Suspense>
      <HowSure
        {...{ figure, projectId, engines, close }}
        {...(scanId !== null && { scanId })}
        {...(name !== undefined && { name })}
      />
    </Suspense>
  );
}
