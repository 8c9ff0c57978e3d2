import type { components } from '@svc/client';
import { useState } from 'react';
import { deleteScorecard, getScorecard, listScorecards } from '../../data/operations.gen.ts';
import { useAct, useRead, useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { PageHead } from '../../kit/page-head.tsx';
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
  const [first] = found.rows;
  const make = <NewScorecard projectId={projectId} />;
  return (
    <>
      <PageHead lead={words.cardsLead} action={first ? make : undefined}>
        {found.total === 1 && first ? <Sentence card={first} /> : words.cardsTitle(found.total)}
      </PageHead>
      <Listed found={found} empty={words.cardsEmpty} action={make}>
        {(items) => (
          <div className="grid">
            {items.map((card) => (
              <ScorecardCard key={card.id} card={card} />
            ))}
          </div>
        )}
      </Listed>
    </>
  );
}

/** “Board: 2 of 3 targets are met.” */
function Sentence({ card }: { card: Scorecard }) {
  const words = useAreaText(goalWords);
  const { projectId, id: scorecardId, name } = card;
  const { data } = useRead(getScorecard, { projectId, scorecardId });
  if (!data) return name;
  if (data.rows.every(({ verdict }) => verdict === 'not_comparable')) return words.cardUnread(name);
  const met = data.rows.filter(({ verdict }) => verdict === 'met').length;
  return words.cardSays(name, met, data.rows.length);
}

function ScorecardCard({ card }: { card: Scorecard }) {
  const words = useAreaText(goalWords);
  const [asOf, setAsOf] = useState('');
  const { projectId, id: scorecardId, name, version, days } = card;
  const path = { projectId, scorecardId };
  const reading = useRead(getScorecard, { ...path, ...(asOf !== '' && { asOf }) });
  const remove = useAct(deleteScorecard, { from: () => path });
  return (
    <Card
      className="flush"
      title={name}
      about={words.version(version, days)}
      action={
        <div className="actions">
          <label className="inline">
            {words.asOf}
            <input type="date" value={asOf} onChange={({ target }) => setAsOf(target.value)} />
          </label>
          <ChangeScorecard card={card} />
          <Remove label={words.remove} act={remove} />
        </div>
      }
      foot={words.cardFoot}
    >
      <Load query={reading} lines={8}>
        {(found) => <ScorecardReading reading={found} />}
      </Load>
    </Card>
  );
}
