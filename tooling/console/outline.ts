/** Levels of the headings in an accessibility tree: the first, and each step down that leaves one out. */
export function outlineOf(tree: string): { first: number | undefined; steps: string[] } {
  const levels = [...tree.matchAll(/- '?heading .*?\[level=(\d)\]/g)].map(([, level]) => Number(level));
  const steps = levels.flatMap((level, at) => {
    const before = levels[at - 1];
    return before !== undefined && level > before + 1 ? [`h${before} → h${level}`] : [];
  });
  return { first: levels[0], steps };
}

const controls = 'button|link|textbox|combobox|checkbox|radio|tab|searchbox|spinbutton|grid|table|img|dialog';

/** Controls, tables and pictures of an accessibility tree that have no name. */
export const unnamed = (tree: string): string[] =>
  tree
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => new RegExp(`^- (?:${controls})(?: \\[[^\\]]*\\])*:?$`).test(line));
