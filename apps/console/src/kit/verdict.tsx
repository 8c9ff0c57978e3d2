import type { components } from '@svc/client';
import { useFormat } from '../part/format.ts';
import { useText } from '../text/index.ts';

export type Verdict = components['schemas']['Verdict'];

const signs: Partial<Record<string, string>> = { rise: '▲', fall: '▼', ahead: '▲', behind: '▼' };
export const changeSign = (verdict: string): string => signs[verdict] ?? '';

interface Tested {
  value: number | null;
  ci: { low: number; high: number } | null;
  verdict: Verdict;
}

/** “▲ +4 points +1 to +7, a real rise”: the verdict of the API’s test, in words and sign, never by colour alone. */
export function Verdict({ change, short = false }: { change: Tested | null | undefined; short?: boolean }) {
  const { kit } = useText();
  const format = useFormat();
  if (!change) return <span className="verdict">{kit.noBefore}</span>;
  const { value, ci, verdict } = change;
  const telling = verdict === 'rise' || verdict === 'fall';
  if (value === null || !ci) return <span className="verdict">{kit.verdict[verdict]}</span>;
  const range = format.differenceRange(ci);
  return (
    <span className={`verdict ${telling ? verdict : ''}`}>
      <b>
        {telling
          ? `${changeSign(verdict)} ${short ? format.difference(value, ci) : kit.points(format.difference(value, ci))}`
          : short
            ? format.difference(value, ci)
            : kit.verdict[verdict]}
      </b>{' '}
      <span>
        {telling && !short
          ? `${range}, ${kit.real[verdict]}`
          : short
            ? range
            : `${format.difference(value, ci)}, ${range}`}
      </span>
      {short && !telling && <span className="hidden">{kit.verdict[verdict]}</span>}
    </span>
  );
}
