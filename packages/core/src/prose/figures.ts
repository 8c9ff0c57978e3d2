import { months } from './day.ts';

const words: Readonly<Record<string, string>> = {
  points: 'Punkte',
  point: 'Punkte',
  to: 'bis',
  of: 'von',
  'and on': 'und',
};
const word = /\b(?:points?|to|of|and on)\b/g;
const day = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const written = new RegExp(`\\b(\\d{1,2}) (${months.join('|')}) (\\d{4})\\b`, 'g');

/** Figures as German writes them: “36 % (29–43 %)”, “0,7 Punkte”, “20.11.2026”. null: there is something else in it. */
export function germanFigures(english: string): string | null {
  const text = english.replace(
    written,
    (_, date: string, month: string, year: string) =>
      `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`,
  );
  if (!/^[-−+±≈~\d.,%–:;()[\] ]*$/.test(text.replace(word, ''))) return null;
  return text
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.'))
    .replace(day, '$3.$2.$1')
    .replace(/(?<![\d.])-(?=\d)/g, '−')
    .replaceAll('%', '\u00a0%')
    .replace(word, (known) => words[known] ?? known);
}
