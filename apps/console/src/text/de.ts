import { frame } from './de-frame.ts';
import { pages } from './de-pages.ts';
import { parts } from './de-parts.ts';
import type { Text } from './en.ts';

export const de: Text = { ...frame, ...parts, ...pages };
