import type { components } from '@svc/client';
import { useState } from 'react';
import { deleteScorecard, getScorecard, listScorecards } from '../../data/operations.gen.ts';
import { useAct, useRead, useRows } from '../../data/use-read.ts';
import { Listed } from '../../part/list.tsx';
import { Load } from '../../part/load.tsx';
import { Remove } from '../../part/remove.tsx';
import { useAreaText } from '../../text/area.ts';
import { ChangeScorecard, NewScorecard } from './scorecard-fields.tsx';
import { ScorecardReading } from './scorecard-reading.tsx';
import { goalWords } from './words.ts';

type Scorecard = components['schemas']['Scorecard'];

/** Several targets read as one. */
export function Scorecards({ projectId }: { projectId: string }) {
  const words = useAreaText(goalWords);
  const found = useRows(listScorecards, { projectId }, { limit: 25 });
  return (
    <>
      <p>{words.cardsLead}</p>
      <NewScorecard projectId={projectId} />
      <Listed found={found} empty={words.cardsEmpty}>
        {(items) => (
          <ul className="plain">
            {items.map((card) => (
              <ScorecardCard key={card.id} card={card} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function ScorecardCard({ card }: { card: Scorecard }) {
  const words = useAreaText(goalWords);
  const [asOf, setAsOf] = useState('');
  const { projectId, id: scorecardId, name, version, days } = card;
  const path = { projectId, scorecardId };
  const reading = useRead(getScorecard, { ...path, ...(asOf !== '' && { asOf }) });
  const remove = useAct(deleteScorecard, { from: () => path });
  return (
    <li className="card">
      <h2>{name}</h2>
      <p className="small">{words.version(version, days)}</p>
      <Load query={reading} lines={8}>
        {(found) => <ScorecardReading reading={found} />}
      </Load>
      <ChangeScorecard key={version + card.updatedAt} card={card} />
      <div className="filters">
        <label>
          {words.asOf}
          <input type="date" value={asOf} onChange={({ target }) => setAsOf(target.value)} />
        </label>
        <p className="actions">
          <Remove label={words.remove} act={remove} />
        </p>
      </div>
    </li>
  );
}
