import { dumbbell } from '@svc/figures';
import { Marks } from '../../kit/marks.tsx';
import { useFormat } from '../../part/format.ts';
import { useAreaText } from '../../text/area.ts';
import { siteWords } from './site-words.ts';

interface Props {
  answers: number;
  withOwn: number;
  withRival: number;
}

/** Of the answers that cite it: how many have the own brand, how many any rival. */
export function Beside({ answers, withOwn, withRival }: Props) {
  const { table: words } = useAreaText(siteWords);
  const format = useFormat();
  if (answers === 0) return null;
  const [own, rivals] = [withOwn / answers, withRival / answers];
  return (
    <>
      <Marks hidden figure={dumbbell({ own, other: rivals, width: 120 })} />
      <small>{words.shares(format.share(own), format.share(rivals))}</small>
    </>
  );
}
