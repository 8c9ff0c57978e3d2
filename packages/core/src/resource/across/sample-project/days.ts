const moved = (time: number, by: number): Date => new Date(time + by * 86_400_000);

const names = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
  );
const months = { en: names('en-GB'), de: names('de-DE') };
const written = new RegExp(
  `\\b(\\d{1,2})(\\.?) (${[...new Set([...months.en, ...months.de])].join('|')}) (20\\d\\d)\\b`,
  'g',
);

/**
 * Moves every day that stands in the text by a number of days, times of day stay: for rows as COPY writes them. Days are
 * 2026-11-21, and in sentences "21 November 2026" and "21. November 2026"; points of pictures have milliseconds since 1970.
 */
export function moveDays(text: string, by: number): string {
  if (by === 0) return text;
  const known = new Map<string, string>();
  const once = (day: string, make: () => string): string => {
    const own = known.get(day) ?? make();
    known.set(day, own);
    return own;
  };
  return text
    .replaceAll(/(?<="at":)\d{13}\b/g, (at) => String(moved(Number(at), by).getTime()))
    .replaceAll(/(?<![\w-])20\d\d-[01]\d-[0-3]\d(?![\d-])/g, (day) =>
      once(day, () => moved(Date.parse(day), by).toISOString().slice(0, 10)),
    )
    .replaceAll(written, (day, date: string, point: string, month: string, year: string) =>
      once(day, () => {
        const language = point === '' ? months.en : months.de;
        const to = moved(Date.UTC(Number(year), language.indexOf(month), Number(date)), by);
        return `${to.getUTCDate()}${point} ${language[to.getUTCMonth()]} ${to.getUTCFullYear()}`;
      }),
    );
}
