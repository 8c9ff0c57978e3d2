import { appendFileSync } from 'node:fs';

export interface Tally {
  /** Counts one attack; one that was not held off is a hole. */
  tried: (what: string, held: boolean) => void;
  /** Throws when there is a hole, and when fewer were tried than there ought to be. */
  end: (least: number) => void;
}

/**
 * Counts what was tried of a class of attacks, and what got through. `pnpm bench attacks` names a file in SVC_TALLY and
 * makes its table of what all tests wrote there.
 */
export function tally(attack: string): Tally {
  const holes: string[] = [];
  let tries = 0;
  return {
    tried(what, held) {
      tries += 1;
      if (!held) holes.push(what);
    },
    end(least) {
      const file = process.env.SVC_TALLY;
      if (file) appendFileSync(file, `${JSON.stringify({ attack, tries, holes: holes.length })}\n`);
      if (holes.length > 0)
        throw new Error(
          `${attack}: ${holes.length} of ${tries} got through\n${holes.slice(0, 20).join('\n')}`,
        );
      if (tries < least) throw new Error(`${attack}: only ${tries} were tried of ${least}`);
    },
  };
}
