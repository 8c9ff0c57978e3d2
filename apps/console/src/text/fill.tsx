import { Fragment, type ReactNode } from 'react';

/** Puts parts of a page into a sentence of a catalogue: “{0} is in {1} of {2}.” Each language has them in its own order. */
export const fill = (sentence: string, ...parts: readonly ReactNode[]): ReactNode =>
  sentence.split(/(\{\d\})/).map((piece, index) => {
    const slot = /^\{(\d)\}$/.exec(piece)?.[1];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence
    return <Fragment key={index}>{slot === undefined ? piece : parts[Number(slot)]}</Fragment>;
  });
