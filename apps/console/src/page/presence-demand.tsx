import type { components } from '@svc/client';
import { percent } from '@svc/figures';
import { Said } from '../part/said.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';

type DemandWeighted = components['schemas']['DemandWeighted'];

const words = {
  en: {
    figure: (share: string, prompts: number, of: number) =>
      `Weighted by how much people search: ${share}, from ${prompts} of ${of} questions whose searches are counted.`,
    none: 'Weighted by how much people search: no figure.',
  },
  de: {
    figure: (share: string, prompts: number, of: number) =>
      `Gewichtet danach, wie viel gesucht wird: ${share}, aus ${prompts} von ${of} Fragen, deren Suchen gezählt sind.`,
    none: 'Gewichtet danach, wie viel gesucht wird: kein Wert.',
  },
};

/** The same presence, where each question weighs by how much people search for it; or why that is not known. */
export function ByDemand({ weighted }: { weighted: DemandWeighted | undefined }) {
  const { language } = useWording();
  const said = useAreaText(words);
  if (!weighted) return null;
  const { value, ci, prompts, of, reason } = weighted;
  return (
    <p className="small">
      {value !== null && ci ? (
        said.figure(percent(value, ci, language), prompts, of)
      ) : (
        <>
          {said.none} {reason && <Said>{reason}</Said>}
        </>
      )}
    </p>
  );
}
