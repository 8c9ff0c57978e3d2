import { citationDomain } from '../citation/address.ts';
import type { Line } from '../layout/line.ts';
import { cleanName, type Evidence, type FoundName } from './name.ts';

/** End of the head of a list item or heading. */
const headEnd =
  /\*\*|__|\s[–—·-]\s|—|[:：]|\s{0,4}[(（]|\]\(|\|| ist | is | est | es | è |[,;、，。]|[.?](?:\s|$)/u;
/** Marks at the very start that do not end a head. */
const opening = /^[\s*_[("'“「『（]*/u;
const together = /\s{1,4}(?:vs\.?|versus)\s{1,4}|\s{1,4}\/\s{1,4}/iu;
const longestLabel = 40;
const labelEnd = /^(?:\*\*|__)?\s*[:：]/u;
/** "Books: A、B" in scripts without spaces: the names stand behind the label. */
const enumerating = /、|や(?=「)/u;
const madeUp = /^[「『]?[\p{Script=Katakana}ーA-Za-z0-9&+. ]{2,14}[」』]?$/u;

/** The names that a line's layout puts forward: heads of items and headings, cells of a table. */
export function headNames(text: string, line: Line, block: number): FoundName[] {
  const written = text.slice(line.content, line.end);
  if (line.role === 'row') return cellNames(written, line, block);
  if (line.role === 'code') return [];
  const isHead = line.role === 'item' || line.role === 'heading';
  if (!isHead && !/^[\s>]*(?:\*\*|__|[▪•・◦●]|（\d+）|\(\d+\)|[一二三四五六七八九十]+、)/u.test(written))
    return [];
  const lead = written.replace(/^(?:[▪•・◦●]|（\d+）|\(\d+\)|\d+位[：:]?|[一二三四五六七八九十]+、)\s*/u, '');
  const skipped = opening.exec(lead)?.[0].length ?? 0;
  const end = headEnd.exec(lead.slice(skipped));
  const head = end ? lead.slice(skipped, skipped + end.index) : lead.slice(skipped);
  const target = /^\]\(([^)\s]+)/.exec(lead.slice(skipped + head.length))?.[1];
  const at = line.end - lead.length + skipped;
  const isNested =
    line.role === 'item'
      ? line.ordinal === null
      : line.role === 'text' && lead === written && labelEnd.test(lead.slice(skipped + head.length));
  const evidence: Evidence = line.role === 'heading' ? 'heading' : isNested ? 'nested' : 'head';
  // "Best overall: Acme" puts the name behind a label.
  const rest = lead.slice(skipped + head.length);
  const behind = /^(?:\*\*|__)?\s*[:：]\s*(?:(?:\*\*|__)\s*)?(\S.*)$/u.exec(rest)?.[1];
  const isName =
    behind !== undefined &&
    behind.length <= longestLabel &&
    line.role !== 'text' &&
    !/[,;.。，]/.test(behind.trim().slice(0, -1)) &&
    (line.role === 'heading' || /^[*_[]*\p{Lu}/u.test(behind));
  const several = behind?.split(enumerating) ?? [];
  if (several.length > 1 && several.every((part) => madeUp.test(part.trim())))
    return several.flatMap((part) => named(part, text.indexOf(part, at + head.length), 'listed', block));
  if (!isName) return named(head, at, evidence, block, target);
  return [...named(head, at, evidence, -1), ...named(behind, at + head.length, evidence, block)];
}

function named(
  written: string,
  start: number,
  evidence: Evidence,
  block: number,
  target?: string,
): FoundName[] {
  const parts = together.test(written) ? written.split(together) : [written];
  return parts.flatMap((part) => {
    const name = cleanName(part);
    if (name === null || name.split(/\s+/).length > 6) return [];
    const domain = target ? citationDomain(target) : null;
    return [
      {
        text: name,
        start: start + Math.max(0, written.indexOf(name)),
        evidence,
        block,
        domain,
        before: null,
      },
    ];
  });
}

function cellNames(written: string, line: Line, block: number): FoundName[] {
  const isHeader = line.ordinal === null;
  let at = line.content;
  let column = 0;
  return written.split('|').flatMap((cell) => {
    const start = at;
    at += cell.length + 1;
    if (cell.trim() === '' && column === 0) return [];
    column++;
    if (isHeader ? column === 1 : column > 1) return [];
    const link = /\[([^\]]{1,200})\]\(([^)\s]{1,500})/.exec(cell);
    const inner = (link?.[1] ?? cell).replace(/\s{0,4}[(（].*$/u, '');
    const lead = cell.indexOf(inner.trim());
    return named(inner.trim(), start + Math.max(0, lead), isHeader ? 'column' : 'cell', block, link?.[2]);
  });
}
