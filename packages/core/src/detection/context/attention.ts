import { wordUnit } from '../match/fold.ts';
import type { Line } from './layout.ts';
import type { Scene } from './scene.ts';
import type { Placed } from './stance.ts';

/** A name heads its item when at most so many characters and words of the item stand before it. */
const headReach = 48;
const headWords = 5;

export interface Attention {
  /** Words in sentences about each brand, in words. */
  words: Map<number, number>;
  /** Best list position of each brand. */
  positions: Map<number, number>;
  /** Brand that a sentence without mention continues, by sentence index; -1: none. */
  subjects: Int32Array;
  /** Brands that occur in a list item, row or numbered heading. */
  listed: Set<number>;
}

/**
 * Who each part of the answer is about. A sentence belongs to the brands it mentions, in equal parts; one without mention
 * continues the brand that alone heads its list item or heading.
 */
export function readAttention(scene: Scene, mentionsOf: readonly (readonly Placed[])[]): Attention {
  const attention: Attention = {
    words: new Map(),
    positions: new Map(),
    subjects: new Int32Array(scene.sentences.length).fill(-1),
    listed: new Set(),
  };
  const owners: { level: number; brand: number }[] = [];
  let line = -1;
  for (const [index, sentence] of scene.sentences.entries()) {
    const mentions = mentionsOf[index] ?? [];
    if (sentence.line !== line) {
      line = sentence.line;
      const current = scene.lines[line] as Line;
      closeOwners(owners, current);
      const head = mentions[0];
      const heads = head !== undefined && isHead(scene.text, current, head);
      if (head && heads && current.ordinal !== null) {
        const known = attention.positions.get(head.brand);
        attention.positions.set(head.brand, Math.min(known ?? current.ordinal, current.ordinal));
      }
      const alone = head !== undefined && mentions.every((mention) => mention.brand === head.brand);
      if (current.level > 0)
        owners.push({ level: current.level, brand: head && heads && alone ? head.brand : -1 });
    }
    const { role, ordinal } = scene.lines[line] as Line;
    if (role === 'item' || role === 'row' || (role === 'heading' && ordinal !== null)) {
      for (const mention of mentions) attention.listed.add(mention.brand);
    }
    const subject = ownerOf(owners);
    attention.subjects[index] = subject;
    const words =
      ((scene.folded.words[sentence.end] as number) - (scene.folded.words[sentence.start] as number)) /
      wordUnit;
    const brands =
      mentions.length > 0
        ? [...new Set(mentions.map((mention) => mention.brand))]
        : subject < 0
          ? []
          : [subject];
    for (const brand of brands) {
      attention.words.set(brand, (attention.words.get(brand) ?? 0) + words / brands.length);
    }
  }
  return attention;
}

/** A heading ends what its own or a deeper level opened; text at the margin ends lists. */
function closeOwners(owners: { level: number; brand: number }[], line: Line): void {
  const indented = line.content > line.start && line.role === 'text';
  const limit = line.level > 0 ? line.level : indented || line.role === 'row' ? 99 : 10;
  while (owners.length > 0 && (owners.at(-1)?.level ?? 0) >= limit) owners.pop();
}

function ownerOf(owners: readonly { level: number; brand: number }[]): number {
  for (let at = owners.length - 1; at >= 0; at--) {
    const brand = owners[at]?.brand ?? -1;
    if (brand >= 0) return brand;
  }
  return -1;
}

function isHead(text: string, line: Line, mention: Placed): boolean {
  const lead = text.slice(line.content, mention.start);
  return lead.length <= headReach && (lead.match(/[\p{L}\p{N}]+/gu) ?? []).length <= headWords;
}
