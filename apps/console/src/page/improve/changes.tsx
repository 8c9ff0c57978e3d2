import type { components } from '@svc/client';
import { listChanges } from '../../data/operations.gen.ts';
import { useRows } from '../../data/use-read.ts';
import { Change } from '../../part/badge.tsx';
import { useFormat } from '../../part/format.ts';
import { Listed } from '../../part/list.tsx';
import { OutLink } from '../../part/out-link.tsx';
import { useAreaText } from '../../text/area.ts';
import { improveWords } from './words.ts';

type Logged = components['schemas']['LoggedChange'];

/** What was changed and when, with what moved around it. Histories mark each. */
export function Changes({ projectId }: { projectId: string }) {
  const words = useAreaText(improveWords);
  const found = useRows(listChanges, { projectId }, { limit: 25 });
  return (
    <>
      <p>{words.changesLead}</p>
      <Listed found={found} empty={words.changesEmpty}>
        {(items) => (
          <ul className="plain">
            {items.map((change) => (
              <ChangeCard key={change.id} change={change} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

function ChangeCard({ change }: { change: Logged }) {
  const words = useAreaText(improveWords);
  const format = useFormat();
  const { note, kind, at, pages, effect } = change;
  return (
    <li className="card">
      <h2>{note}</h2>
      <p className="small">
        {words.kinds[kind]} · {format.when(at)}
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
