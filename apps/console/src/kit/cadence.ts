/** A cadence as people choose it; `other`: one that no picker has, such as “every 6 hours” or cron. */
export interface Chosen {
  kind: 'daily' | 'weekdays' | 'weekly' | 'monthly' | 'other';
  day: string;
  date: number;
  at: string;
  text: string;
}

const start: Chosen = { kind: 'weekly', day: 'monday', date: 1, at: '06:00', text: '' };

/** Reads the words that the API takes: “weekly on monday at 06:00”. */
export function readCadence(words: string): Chosen {
  const text = words.trim().toLowerCase().replace(/\s+/g, ' ');
  const found =
    /^(?<kind>daily|weekdays|weekly|monthly)(?: on (?<day>[a-z]+day)| on the (?<date>\d+)(?:st|nd|rd|th)?)?(?: at (?<at>\d{1,2}:\d\d))?$/.exec(
      text,
    )?.groups;
  const { kind, day, date, at } = found ?? {};
  if (kind !== 'daily' && kind !== 'weekdays' && kind !== 'weekly' && kind !== 'monthly')
    return { ...start, kind: 'other', text: words };
  return {
    kind,
    day: day ?? start.day,
    date: date === undefined ? start.date : Number(date),
    at: (at ?? start.at).padStart(5, '0'),
    text: words,
  };
}

/** The words that the API takes. */
export function writeCadence({ kind, day, date, at, text }: Chosen): string {
  if (kind === 'other') return text;
  if (kind === 'weekly') return `weekly on ${day} at ${at}`;
  if (kind === 'monthly') return `monthly on the ${date} at ${at}`;
  return `${kind} at ${at}`;
}
