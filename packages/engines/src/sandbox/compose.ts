import type { Citation } from '../answer.ts';
import { drawIndex, type Random } from './random.ts';
import type { Wording } from './wording.ts';

export interface Quoted {
  url: string;
  title: string;
  siteName: string;
  sentences: string[];
}

interface Draft {
  text: string;
  citations: Citation[];
}

const escapeLabel = (label: string): string => label.replace(/[[\]\\]/g, '\\$&');
/** Brackets and spaces would end a markdown link. */
const escapeUrl = (url: string): string =>
  url.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function appendLink(draft: Draft, quoted: Quoted, label: string): void {
  const start = draft.text.length;
  draft.text += `[${escapeLabel(label)}](${escapeUrl(quoted.url)})`;
  draft.citations.push({
    urlRaw: quoted.url,
    url: quoted.url,
    title: quoted.title,
    start,
    end: draft.text.length,
    citedText: quoted.sentences.join(' '),
    marker: label,
  });
}

/** As on the page; sentences in the first person are attributed, so that the engine does not speak as the site. */
function say({ sentences, siteName }: Quoted, wording: Wording): string {
  const text = sentences.join(' ').replace(/\s+/g, ' ');
  return wording.firstPerson.test(text) ? `${siteName}: “${text}”` : text;
}

/** Prose with numbered links, or a list with named ones. Offsets are UTF-16 indices of the link in the text. */
export function composeAnswer(quotes: readonly Quoted[], wording: Wording, random: Random): Draft {
  const asList = quotes.length > 2 && random() < 0.45;
  const openings = asList ? wording.list : wording.prose;
  const draft: Draft = { text: openings[drawIndex(random, openings.length)] ?? '', citations: [] };
  for (const [index, quoted] of quotes.entries()) {
    if (asList) draft.text += `\n${index === 0 ? '\n' : ''}${index + 1}. ${say(quoted, wording)} `;
    else draft.text += `${index > 0 ? (index % 2 ? ' ' : '\n\n') : ''}${say(quoted, wording)} `;
    appendLink(draft, quoted, asList ? quoted.title : String(index + 1));
  }
  return draft;
}
