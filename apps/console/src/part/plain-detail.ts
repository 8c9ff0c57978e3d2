/** The field that a path of a request leads to, in words: “config.samplesK[0]” is “samples k”. */
export const fieldName = (path: string): string =>
  (path.split('.').findLast((part) => /[a-z]/i.test(part)) ?? path)
    .replace(/\[\d+\]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** What an error says to people: without the call of the API that ends it, since the console has a page for that. */
export const plainDetail = ({ detail, next = '' }: { detail: string; next?: string | undefined }): string =>
  detail.endsWith(next) ? detail.slice(0, detail.length - next.length).trimEnd() : detail;
