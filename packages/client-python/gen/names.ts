export const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);
/** `projectId` is `project_id`, `from` is `from_`. */
export const snake = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  return keywords.has(words) ? `${words}_` : words;
};
