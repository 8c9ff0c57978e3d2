import type { components } from '@svc/client';
import { useAreaText } from '../text/area.ts';
import { Said } from './said.tsx';

type Source = NonNullable<components['schemas']['Prompt']['source']>;

const en: Record<Source, string> = {
  searched: 'Searched',
  search_page: 'A search page asks it',
  fan_out: 'An engine searched for it',
  engine: 'Written by an engine',
  page: 'Your page answers it',
  corpus: 'From our own collection',
  import: 'Imported',
  own: 'Your own',
};
const de: Record<Source, string> = {
  searched: 'Gesucht',
  search_page: 'Eine Suchseite fragt es',
  fan_out: 'Eine Engine hat danach gesucht',
  engine: 'Von einer Engine geschrieben',
  page: 'Ihre Seite beantwortet es',
  corpus: 'Aus unserer eigenen Sammlung',
  import: 'Importiert',
  own: 'Ihre eigene',
};
const sources = { en, de };

interface Sourced {
  source: Source | null;
  why: string | null;
}

export type SharedSource = Sourced | null;

/** A source and reason that most of several prompts share, to be said once above them; null: there is none. */
export function sharedSource(prompts: readonly Sourced[]): SharedSource {
  const groups = [...Map.groupBy(prompts, ({ source, why }) => `${source} ${why}`).values()];
  const [most = []] = groups.sort((one, other) => other.length - one.length);
  const [first] = most;
  return first && first.source !== null && most.length > 2 && most.length * 2 > prompts.length ? first : null;
}

/** Where a prompt comes from, and why it is among the others. */
export function SourceNote({ source, why }: Sourced) {
  const words = useAreaText(sources);
  if (source === null) return null;
  return (
    <small>
      {words[source]}
      {why && (
        <>
          {': '}
          <Said>{why}</Said>
        </>
      )}
    </small>
  );
}
