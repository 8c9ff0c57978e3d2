import type { components } from '@svc/client';
import { Card } from '../../kit/card.tsx';
import { Tile } from '../../kit/tile.tsx';
import { Badge } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Said } from '../../part/said.tsx';
import { useAreaText } from '../../text/area.ts';
import { editOf } from './edits.ts';
import { Notes } from './gain-columns.tsx';
import { trialWords } from './trial-words.ts';
import { improveWords } from './words.ts';

/** What a tried change would bring over all prompts, and to how many of them. */
export function Effect({ simulation }: { simulation: components['schemas']['Simulation'] }) {
  const words = useAreaText(improveWords);
  const { trial } = useAreaText(trialWords);
  const format = useFormat();
  const { name, result, provenance } = simulation;
  const { portfolio, before, headline, answersNeeded, cells, associations, notes } = result;
  const range = { low: portfolio.low95, high: portfolio.high95 };
  const untested = associations.flatMap((feature) => {
    const edit = editOf(feature);
    return edit ? [words.edit[edit]] : [];
  });
  const gaining = cells.filter(({ uplift }) => uplift.low95 > 0).length;
  return (
    <Card
      title={trial.result}
      about={name}
      action={<Badge provenance={provenance} />}
      foot={trial.flatter(cells.length)}
    >
      <div className="tiles-of plain-tiles">
        <Tile
          label={trial.with}
          value={format.difference(portfolio.median, range)}
          range={format.differenceRange(range)}
          verdict={
            <span className="verdict">{words.rises(format.chance(portfolio.probabilityPositive))}</span>
          }
        />
      </div>
      <p>
        {headline && answersNeeded ? (
          <>
            {trial.nowUnknown} <Said>{headline}</Said>
          </>
        ) : (
          trial.now(format.share(before.median), format.range({ low: before.low95, high: before.high95 }))
        )}
      </p>
      <p>{trial.gain(gaining, cells.length)}</p>
      {untested.length > 0 && <p className="small">{words.associations(untested.join(', '))}</p>}
      <Notes notes={notes} />
    </Card>
  );
}
