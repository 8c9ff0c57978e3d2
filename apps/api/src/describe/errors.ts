import { type DescribedResponse, type Document, describedOperations } from './document.ts';

/** Codes that every key can meet beside the first of their status: they name no answer of their own. */
const companions: ReadonlySet<string> = new Set([
  'key_expired',
  'key_revoked',
  'plan_required',
  'ip_not_allowed',
]);

const pascal = (code: string): string =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const nameOf = (codes: readonly string[]): string =>
  codes
    .filter((code) => !companions.has(code))
    .map(pascal)
    .join('Or');

/**
 * Puts each error answer into the document once, as a component that operations refer to. Some thirty of them serve all
 * operations, so that generated clients get one type an error instead of one an operation.
 */
export function shareErrors(document: Document): void {
  const shared: Record<string, DescribedResponse> = {};
  for (const operation of describedOperations(document)) {
    const { responses }: { responses: Record<string, DescribedResponse | { $ref: string }> } = operation;
    for (const [status, response] of Object.entries(operation.responses)) {
      const codes = response['x-error-codes'];
      if (!codes) continue;
      const name = nameOf(codes);
      shared[name] ??= response;
      if (JSON.stringify(shared[name]) !== JSON.stringify(response))
        throw new Error(`two error answers are called ${name}`);
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  document.components = {
    ...document.components,
    responses: { ...document.components?.responses, ...shared },
  };
}
