/** RFC 3339 in UTC with the six digits that times from the database have, so that all times sort as texts. */
export const instant = (date: Date): string => date.toISOString().replace('Z', '000Z');
