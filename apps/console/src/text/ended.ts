/** A sentence with one full stop: German days such as 28.11. bring their own. */
export const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);
