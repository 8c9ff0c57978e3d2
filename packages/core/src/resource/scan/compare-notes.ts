import { labelOf } from '@svc/contract/label';
import type { Scan } from '@svc/contract/scan';
import type { ScanFacts } from './queries-compare.ts';

interface Side {
  scan: Scan;
  facts: ScanFacts;
}

const named = (engine: string): string => labelOf('engine', engine);

/** Other differences between two scans that could explain a change of presence: engine, brand names, prompts. */
export function notesOnChange(before: Side, after: Side): string[] {
  const notes: string[] = [];
  for (const run of after.facts.runs) {
    const earlier = before.facts.runs.find((one) => one.engine === run.engine);
    if (!earlier) notes.push(`Only the later scan asked ${named(run.engine)}, so it is left out.`);
    else if (earlier.model !== null && run.model !== null && earlier.model !== run.model)
      notes.push(
        `${named(run.engine)} answered with ${run.model}, before with ${earlier.model}. A change there may come from the model, not the brand.`,
      );
  }
  for (const run of before.facts.runs)
    if (!after.facts.runs.some((one) => one.engine === run.engine))
      notes.push(`Only the earlier scan asked ${named(run.engine)}, so it is left out.`);
  // A scan that only reused stored answers has no new ones, so that there is no detector or wording to compare.
  const looked = [before, after].every(({ facts }) => facts.cells.length > 0);
  if (looked && before.facts.identityVersions.join() !== after.facts.identityVersions.join())
    notes.push(
      `The brand’s names or domains changed in between (version ${before.facts.identityVersions.join(', ')} → ${after.facts.identityVersions.join(', ')}), which may explain part of the change.`,
    );
  if (looked && before.facts.detectorVersions.join() !== after.facts.detectorVersions.join())
    notes.push('The answers were read by different versions of the detector.');
  for (const [side, when] of [
    [before, 'earlier'],
    [after, 'later'],
  ] as const)
    for (const engine of side.facts.withheld)
      notes.push(
        `In the ${when} scan, ${named(engine)} had too few third-party pages, so its answers are not compared.`,
      );
  const asked = (side: Side) =>
    new Set(side.facts.cells.filter((cell) => !cell.branded).map((cell) => cell.cluster));
  const [old, now] = [asked(before), asked(after)];
  const shared = [...now].filter((name) => old.has(name)).length;
  if (looked && shared === 0)
    notes.push('The scans share no prompt: only the market can be compared, if both sets represent it.');
  else if (looked && (shared < now.size || shared < old.size))
    notes.push(
      `${shared} questions are in both scans. The ${now.size - shared} new and ${old.size - shared} earlier ones count for the market alone, where they narrow its interval.`,
    );
  for (const [side, when] of [
    [before, 'earlier'],
    [after, 'later'],
  ] as const) {
    const { reused, recorded } = side.scan.progress;
    if (reused > 0)
      notes.push(
        `The ${when} scan reused ${reused} stored answers. Only its ${recorded} new answers are compared.`,
      );
  }
  if (before.scan.samplesK !== after.scan.samplesK)
    notes.push(
      `Each prompt was asked ${before.scan.samplesK} times before and ${after.scan.samplesK} times now.`,
    );
  const place = ({ scan }: Side) =>
    `${scan.locale.language}${scan.locale.country ? `-${scan.locale.country}` : ''}${scan.locale.region ? ` (${scan.locale.region})` : ''}${scan.locale.city ? ` (${scan.locale.city})` : ''}`;
  if (place(before) !== place(after))
    notes.push(`The locale changed from ${place(before)} to ${place(after)}.`);
  const asker = ({ scan: { persona } }: Side) =>
    persona ? `${persona.name} (version ${persona.version})` : 'nobody in particular';
  if (before.scan.persona?.id !== after.scan.persona?.id || asker(before) !== asker(after))
    notes.push(
      `The persona changed from ${asker(before)} to ${asker(after)}, which may explain part of the change.`,
    );
  return notes;
}
