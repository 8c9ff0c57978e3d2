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

/** Where a prompt comes from, and why it is among the others. */
export function SourceNote({ source, why }: { source: Source | null; why: string | null }) {
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
