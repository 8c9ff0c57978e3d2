/** “1 prompt”, “12 prompts”. */
export const counted = (count: number | string, one: string, more: string): string =>
  `${count} ${String(count) === '1' ? one : more}`;
