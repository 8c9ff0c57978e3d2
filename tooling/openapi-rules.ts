import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { makeDocument } from './gen/document.ts';

/** The document that callers get: the committed one, with the recorded examples. */
const path = 'openapi.json';
const source = JSON.stringify(makeDocument({ examples: true }), null, 1);

/** Rules of Spectral and OWASP that are left out, each with its reason. */
const off: Record<string, string> = {
  'info-contact': 'Whoever runs the service is the contact.',
  'owasp:api8:2023-no-server-http': 'The address in the committed document is that of a local start.',
  'owasp:api9:2023-inventory-access': 'There is one server, for everyone who has a key.',
  'owasp:api8:2023-define-cors-origin': 'Keys belong on servers: no answer is offered to other origins.',
  'owasp:api4:2023-string-restricted': 'Names, questions and descriptions are free text in any language.',
  'oas3-valid-media-example':
    'Redocly holds the same examples against their schemas, in a fraction of the time.',
  'owasp:api8:2023-define-error-validation': 'Operations that take nothing have nothing to refuse.',
};

/** Inputs have limits. Outputs are as long as the inputs or engines' answers that they hold. */
const requestsOnly: Record<string, string> = {
  'owasp:api4:2023-string-limit': 'string',
  'owasp:api4:2023-array-limit': 'array',
};

/** Examples and defaults, each where its schema stands: Spectral also looks at every place that refers to it. */
function ownExamples() {
  const name = 'oas3-valid-schema-example';
  const { given, ...rule } = (
    spectralRulesets.oas as unknown as { rules: Record<string, { given: string[] }> }
  ).rules[name] ?? { given: [] };
  return { [name]: { ...rule, given: given.filter((path) => !/content|headers/.test(path)) } };
}

function rules(): RulesetDefinition {
  const known = (owasp as unknown as { rules: Record<string, object> }).rules;
  const narrowed = Object.entries(requestsOnly).map(([name, type]) => {
    const inside = `[?(@ && (@.type === '${type}' || (@.type && @.type.includes && @.type.includes('${type}'))))]`;
    const given = ['parameters', 'requestBody'].map((place) => `$.paths[*][*].${place}..${inside}`);
    return [name, { ...known[name], given }] as const;
  });
  return {
    extends: [spectralRulesets.oas, owasp],
    rules: {
      ...Object.fromEntries(Object.keys(off).map((name) => [name, 'off'])),
      ...Object.fromEntries(narrowed),
      ...ownExamples(),
    },
  } as RulesetDefinition;
}

interface Schema {
  [keyword: string]: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** Generators name a choice of shapes after its schema: it has to have one, and a field that tells which shape it is. */
function anonymousUnions(document: { components: { schemas: Record<string, Schema> } }): string[] {
  const faults: string[] = [];
  const named = new Set<unknown>(Object.values(document.components.schemas));
  const look = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as Schema;
    const choices =
      [schema.oneOf, schema.anyOf].find(Array.isArray)?.filter(({ type }) => type !== 'null') ?? [];
    if (choices.length > 1 && !named.has(schema)) faults.push(`union without a name: ${place}`);
    if (schema.oneOf && schema.discriminator === undefined)
      faults.push(`oneOf without a discriminator: ${place}`);
    for (const [key, inner] of Object.entries(value)) look(inner, `${place}.${key}`);
  };
  look(document, '$');
  return faults;
}

const spectral = new spectralCore.Spectral();
spectral.setRuleset(rules());
const found = (await spectral.run(source))
  // An example is data, also where it looks like a schema.
  .filter(({ code, path }) => !(String(code).startsWith('owasp:') && path.includes('example')))
  .map(({ code, message, path }) => `${String(code)}: ${message} (${path.join('.')})`);
// `suggestions` stands where a competitor's id would: an id never reads so.
const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } });
for (const { ruleId, message, location } of await lintFromString({ source, absoluteRef: path, config }))
  found.push(`redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
found.push(...anonymousUnions(JSON.parse(source)));
for (const line of found.slice(0, 40)) console.error(line);
console.log(`${found.length} findings in the served document`);
process.exit(found.length === 0 ? 0 : 1);
