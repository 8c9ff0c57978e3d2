import type { Scan } from '@svc/contract/measure/scan';
import { type Message, say } from '../../../i18n/index.ts';
import type { ScanFacts } from './queries-compare.ts';

interface Side {
  scan: Scan;
  facts: ScanFacts;
}

/** Other differences between two scans that could explain a change of presence: engine, brand names, prompts. */
export function notesOnChange(before: Side, after: Side): string[] {
  const notes: string[] = [];
  const add = (message: Message): void => {
    notes.push(say(message));
  };
  for (const run of after.facts.runs) {
    const earlier = before.facts.runs.find((one) => one.engine === run.engine);
    if (!earlier) add({ id: 'compare.only_asked', values: { engine: run.engine, scan: 'later' } });
    else if (earlier.model !== null && run.model !== null && earlier.model !== run.model)
      add({
        id: 'compare.model',
        values: { engine: run.engine, model: run.model, before: earlier.model },
      });
  }
  for (const run of before.facts.runs)
    if (!after.facts.runs.some((one) => one.engine === run.engine))
      add({ id: 'compare.only_asked', values: { engine: run.engine, scan: 'earlier' } });
  // A scan that only reused stored answers has no new ones, so that there is no detector or wording to compare.
  const looked = [before, after].every(({ facts }) => facts.cells.length > 0);
  if (looked && before.facts.identityVersions.join() !== after.facts.identityVersions.join())
    add({
      id: 'compare.names',
      values: {
        before: before.facts.identityVersions.join(', '),
        after: after.facts.identityVersions.join(', '),
      },
    });
  if (looked && before.facts.detectorVersions.join() !== after.facts.detectorVersions.join())
    notes.push('The answers were read by different versions of the detector.');
  for (const [side, when] of [
    [before, 'earlier'],
    [after, 'later'],
  ] as const)
    for (const engine of side.facts.withheld)
      add({ id: 'compare.few_pages', values: { engine, scan: when } });
  const asked = (side: Side) =>
    new Set(side.facts.cells.filter((cell) => !cell.branded).map((cell) => cell.cluster));
  const [old, now] = [asked(before), asked(after)];
  const shared = [...now].filter((name) => old.has(name)).length;
  if (looked && shared === 0)
    notes.push('The scans share no prompt: only the market can be compared, if both sets represent it.');
  else if (looked && (shared < now.size || shared < old.size))
    add({
      id: 'compare.shared',
      values: { shared, fresh: now.size - shared, old: old.size - shared },
    });
  for (const [side, when] of [
    [before, 'earlier'],
    [after, 'later'],
  ] as const) {
    const { reused, recorded } = side.scan.progress;
    if (reused > 0) add({ id: 'compare.reused', values: { scan: when, reused, recorded } });
  }
  if (before.scan.samplesK !== after.scan.samplesK)
    add({ id: 'compare.samples', values: { before: before.scan.samplesK, now: after.scan.samplesK } });
  const place = ({ scan }: Side) =>
    `${scan.locale.language}${scan.locale.country ? `-${scan.locale.country}` : ''}${scan.locale.region ? ` (${scan.locale.region})` : ''}${scan.locale.city ? ` (${scan.locale.city})` : ''}`;
  if (place(before) !== place(after))
    add({ id: 'compare.locale', values: { before: place(before), after: place(after) } });
  const asker = ({ scan: { persona } }: Side) => persona && { name: persona.name, version: persona.version };
  const [earlier, later] = [asker(before), asker(after)];
  const sameAsker =
    before.scan.persona?.id === after.scan.persona?.id &&
    earlier?.name === later?.name &&
    earlier?.version === later?.version;
  if (!sameAsker) add({ id: 'compare.persona', values: { before: earlier, after: later } });
  return notes;
}
