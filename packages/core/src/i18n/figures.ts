import { dayOf, months } from './day.ts';

const words: Readonly<Record<string, string>> = {
  points: 'Punkte',
  point: 'Punkte',
  to: 'bis',
  of: 'von',
  'and on': 'und',
};
const word = /\b(?:points?|to|of|and on)\b/g;
const day = /\b\d{4}-\d{2}-\d{2}\b/g;
/** Rows of earlier releases have months of three letters. */
const written = new RegExp(
  `\\b(\\d{1,2}) (${months.en.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}) (\\d{4})\\b`,
  'g',
);

const isoDay = (date: string, month: string, year: string): string => {
  const at = 1 + months.en.findIndex((name) => name.startsWith(month));
  return `${year}-${String(at).padStart(2, '0')}-${date.padStart(2, '0')}`;
};

/** Figures as German writes them: “36 % (29–43 %)”, “0,7 Punkte”, “20. November 2026”. null: there is something else in it. */
export function germanFigures(english: string): string | null {
  const text = english.replace(written, (_, date: string, month: string, year: string) =>
    isoDay(date, month, year),
  );
  if (!/^[-−+±≈~\d.,%–:;()[\] ]*$/.test(text.replace(word, ''))) return null;
  return text
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.'))
    .replace(day, (iso) => dayOf(iso, 'de'))
    .replace(/(?<![\d.])-(?=\d)/g, '−')
    .replaceAll('%', '\u00a0%')
    .replace(word, (known) => words[known] ?? known);
}
