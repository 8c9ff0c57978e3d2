import { OpenAPIHono } from '@hono/zod-openapi';
import { sentTypes } from '@svc/contract/events';
import type { Operation } from '@svc/contract/kernel';
import { describeAnswerLengths } from './answer-lengths.ts';
import { describeBodies } from './bodies.ts';
import { describeDeprecations } from './deprecation.ts';
import { describeDiscriminators } from './discriminators.ts';
import type { Document } from './document.ts';
import { shareErrors } from './errors.ts';
import { describeFields } from './fields.ts';
import { followScan } from './follow-scan.ts';
import { describeHeaders } from './headers.ts';
import { describeLimits } from './limits.ts';
import { describeMode } from './mode.ts';
import { relate, routeOf } from './route.ts';
import { routeOrder } from './route-order.ts';
import { sendImportFile } from './send-import-file.ts';
import { describeTags } from './tags.ts';
import { describeWebhooks } from './webhooks.ts';

const description = `Calibrated presence probabilities: how likely a brand or website is to be present in the answers of AI answer engines.

Every probability comes with a 95% confidence interval, its counts (prompts *n*, samples *k*, effective *n*) and a provenance badge:
**live** (from answers that its scan got; \`asOf\` says when), **cached** (from answers of an earlier scan, used again), **predicted** (from published effects, or from a calibrated model once live answers have checked them; or from the sandbox engine).

Sentences that the service writes (headlines, notes, findings, recommendations) come in English, or in German with \`Accept-Language: de\`; \`Content-Language\` says which. Codes, errors and definitions of the method stay as they are.

What holds figures says its \`mode\`: with a test key emulated engines answer, and \`test\` figures say nothing about a brand.

Send \`Authorization: Bearer <API key>\`. One credit is one live answer of an engine; reads, predictions and simulations cost none.`;

export interface DescribedService {
  /** The public address of the service, without a slash at the end. */
  publicUrl: string;
  productName: string;
}

const beside = [
  ['get_scan', followScan],
  ['import_answers', sendImportFile],
] as const;

/** The OpenAPI 3.1 document of these operations, out of their declarations alone. */
export function describeApi(
  operations: readonly Operation[],
  { publicUrl, productName }: DescribedService,
): Document {
  // Nothing is mounted: only its way of writing routes down is used.
  const app = new OpenAPIHono();
  const related = relate(operations);
  for (const operation of routeOrder(operations))
    app.openAPIRegistry.registerPath(routeOf(operation, related(operation)));
  // A route outside the table of operations is listed beside the operation whose scope it needs.
  for (const [id, route] of beside) {
    const operation = operations.find((one) => one.id === id);
    if (operation) app.openAPIRegistry.registerPath(route(operation.group));
  }
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key: svc_live_… or svc_test_…',
  });
  describeWebhooks(app, sentTypes);
  const document: Document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: productName,
      version: '1.0.0',
      description,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: publicUrl }],
  });
  describeBodies(document, operations);
  describeTags(document);
  describeHeaders(document);
  describeMode(document);
  describeDiscriminators(document);
  describeLimits(document.paths);
  describeLimits(document.components?.schemas);
  describeAnswerLengths(document);
  describeFields(document.components?.schemas);
  shareErrors(document);
  describeDeprecations(document);
  return document;
}
