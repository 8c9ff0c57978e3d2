import type { components } from '@svc/client';
import { listChanges } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Card } from '../../kit/card.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Change } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { useAreaText } from '../../text/area.ts';
import { trialWords } from './trial-words.ts';
import { improveWords } from './words.ts';

type Logged = components['schemas']['LoggedChange'];

/** What was changed and when, with what moved around it. Histories mark each. */
export function Changes({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const { change: said } = useAreaText(trialWords);
  const found = useRows(listChanges, { projectId }, { limit: 25 });
  return (
    <>
      <PageHead lead={words.changesLead}>{said.headline(found.total)}</PageHead>
      <div className="grid">
        <Card title={said.title}>
          <Listed found={found} empty={words.changesEmpty}>
            {(items) => (
              <ul className="lines">
                {items.map((change) => (
                  <ChangeLine key={change.id} change={change} />
                ))}
              </ul>
            )}
          </Listed>
        </Card>
      </div>
    </>
  );
}

function ChangeLine({ change }: { change: Logged }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { note, kind, at, pages, effect } = change;
  return (
    <li className="change-line">
      <h3>{note}</h3>
      <p className="small">
        <span className="tag">{words.kinds[kind]}</span> {format.when(at)}
      </p>
      {pages.map((page) => (
        <p key={page} className="small">
          <OutLink url={page} />
        </p>
      ))}
      {effect === null ? (
        <p>{words.noSides}</p>
      ) : (
        <>
          <p>
            {effect.overall && <Change change={effect.overall.tracked} />} {effect.headline}
          </p>
          <p className="small">
            {words.around(effect.days)} {!effect.complete && words.incomplete}{' '}
            {effect.breaks.map(({ detail }) => detail).join(' ')}{' '}
            {effect.others.length > 0 && words.others(effect.others.map(({ note }) => note).join('; '))}
          </p>
        </>
      )}
    </li>
  );
}
