import { frame } from './en-frame.ts';
import { pages } from './en-pages.ts';
import { parts } from './en-parts.ts';

/** All that the console says on more than one page. Other languages have the same shape. */
export const en = { ...frame, ...parts, ...pages };

export type Text = typeof en;
