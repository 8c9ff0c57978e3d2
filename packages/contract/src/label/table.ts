/** What people call the things that the service knows by an id, in both languages. It imports nothing, so that any reader may use it. */
export type Label = Readonly<Record<'en' | 'de', string>>;
export type Table = Readonly<Record<string, Label>>;

export const both = (en: string, de: string = en): Label => ({ en, de });
