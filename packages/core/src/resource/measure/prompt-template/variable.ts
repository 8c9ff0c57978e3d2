const slot = /\{([a-z][a-zA-Z0-9_]*)\}/g;

/** Each variable once, in the order of the text. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(slot)].map(([, name = '']) => name)),
];

export const fillIn = (text: string, bindings: Readonly<Record<string, string>>): string => {
  const filled = text.replace(slot, (braces, name: string) => bindings[name] ?? braces);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
};

/** Every combination, the first variable changing slowest; `most` at most. */
export function combinations(
  choices: readonly (readonly [string, readonly string[]])[],
  most: number,
): Record<string, string>[] {
  const total = choices.reduce((product, [, values]) => product * values.length, 1);
  return Array.from({ length: Math.min(most, total) }, (_, index) => {
    let rest = index;
    const chosen: Record<string, string> = {};
    for (const [name, values] of choices.toReversed()) {
      chosen[name] = values[rest % values.length] ?? '';
      rest = Math.floor(rest / values.length);
    }
    return chosen;
  });
}
