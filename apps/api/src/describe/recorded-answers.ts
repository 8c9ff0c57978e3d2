import { codeSamples } from './code-samples.ts';
import { addressedOperations, type Document } from './document.ts';
import { recorded } from './recorded.ts';

/**
 * Puts recorded calls beside their operations: the request, the answer, and the same call in code. This
 * document is for people; the one that the client is generated from goes without.
 */
export function describeExamples(document: Document, publicUrl: string): void {
  for (const addressed of addressedOperations(document)) {
    const { operation } = addressed;
    const call = recorded[operation.operationId];
    if (!call) continue;
    const sent = operation.requestBody?.content?.['application/json'];
    if (sent && call.body) sent.example = call.body;
    const answered = operation.responses[call.status]?.content?.['application/json'];
    if (answered) answered.example = call.answer;
    operation['x-codeSamples'] = codeSamples(addressed, call, publicUrl);
  }
}
