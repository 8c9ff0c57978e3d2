const words: Readonly<Record<string, string>> = { points: 'Punkte', point: 'Punkte', to: 'bis', of: 'von' };
const word = /\b(?:points?|to|of)\b/g;
const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Figures as German writes them: “36 % (29–43 %)”, “0,7 Punkte”, “20.11.2026”. null: there is something else in it. */
export function germanFigures(text: string): string | null {
  const [, year, month, date] = day.exec(text) ?? [];
  if (year !== undefined) return `${date}.${month}.${year}`;
  if (!/^[-−+±≈~\d.,%–:;()[\] ]*$/.test(text.replace(word, ''))) return null;
  return text
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.'))
    .replaceAll('%', '\u00a0%')
    .replace(word, (known) => words[known] ?? known);
}
