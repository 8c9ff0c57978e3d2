export const languages = ['en', 'de'] as const;
/** Days that a report may look back, as people choose them. */
export const periods = [7, 28, 30, 90, 365] as const;
