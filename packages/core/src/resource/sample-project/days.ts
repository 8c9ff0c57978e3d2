const days = (date: string, by: number): string =>
  new Date(Date.parse(date) + by * 86_400_000).toISOString().slice(0, 10);

/** Moves every day that stands in the text by a number of days, times of day stay: for rows as COPY writes them. */
export function moveDays(text: string, by: number): string {
  if (by === 0) return text;
  const known = new Map<string, string>();
  return text.replaceAll(/(?<![\w-])20\d\d-[01]\d-[0-3]\d(?![\d-])/g, (date) => {
    const moved = known.get(date) ?? days(date, by);
    known.set(date, moved);
    return moved;
  });
}
