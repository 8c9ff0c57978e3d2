/** One operation as a method of a resource: `svc.prompts.listSets(projectId, { limit: 10 })`. */
export interface Method {
  resource: string;
  name: string;
  operationId: string;
  verb: string;
  path: string;
  inPath: string[];
  input: 'body' | 'query' | null;
  inputRequired: boolean;
  /** Takes a query beside its body. */
  alsoQuery: boolean;
  isList: boolean;
  versioned: boolean;
  title: string;
  description: string;
  scope: string;
  /** The name that it had before, under which it still works. */
  formerName?: string;
}

interface Parameter {
  name?: string;
  in?: string;
  required?: boolean;
}

interface Operation {
  operationId: string;
  tags?: string[];
  summary: string;
  description: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean };
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
  'x-svc'?: { scope: string; ifMatch?: string; readOnly?: boolean };
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown>; required?: string[] }> };
}

const camel = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');

const singular = (word: string): string =>
  word === 'analyses' ? 'analysis' : word.length > 3 && !/[sui]s$/.test(word) ? word.replace(/s$/, '') : word;

/** The operation's name without its resource's: `list_prompt_sets` of Prompts is `listSets`. */
function shortName(operationId: string, tag: string): string {
  const noun = tag
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(singular);
  const words = operationId.split('_');
  const at = words.findIndex((_, index) =>
    noun.every((part, offset) => singular(words[index + offset] ?? '') === part),
  );
  const rest = at === -1 ? words : [...words.slice(0, at), ...words.slice(at + noun.length)];
  return camel(rest.length === 0 ? words : rest);
}

/** Names for operations whose name by the rule nobody would say, such as `scores.listPrompt`. */
const plainNames: Readonly<Record<string, string>> = {
  compare_url_analyses: 'compareUrls',
  create_project_from_analysis: 'createProject',
  get_page_citations: 'getByPage',
  list_prompt_scores: 'listByPrompt',
  list_scan_answers: 'listByScan',
  list_workspace_scans: 'listInWorkspace',
};

/** Every operation with a scope, in the order of resources and names. */
export function methodsOf(document: Document): Method[] {
  const methods = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, operation]) =>
      operation['x-svc'] ? [methodOf(path, verb, operation, operation['x-svc'], document)] : [],
    ),
  );
  const seen = new Map<string, number>();
  const key = ({ resource, name }: Method): string => `${resource}.${name}`;
  for (const method of methods) seen.set(key(method), (seen.get(key(method)) ?? 0) + 1);
  return methods
    .map((method) =>
      (seen.get(key(method)) ?? 0) > 1 ? { ...method, name: camel(method.operationId.split('_')) } : method,
    )
    .map((method) => {
      const name = plainNames[method.operationId];
      return name === undefined ? method : { ...method, name, formerName: method.name };
    })
    .sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

function methodOf(
  path: string,
  verb: string,
  operation: Operation,
  facts: NonNullable<Operation['x-svc']>,
  document: Document,
): Method {
  const tag = operation.tags?.[0] ?? 'Other';
  const query = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const hasBody = operation.requestBody !== undefined;
  const answer = (operation.responses['200'] ?? operation.responses['201'])?.content?.['application/json'];
  const schema = document.components.schemas[answer?.schema.$ref?.split('/').at(-1) ?? ''];
  return {
    resource: camel(tag.toLowerCase().split(/[^a-z0-9]+/)),
    name: shortName(operation.operationId, tag),
    operationId: operation.operationId,
    verb: verb.toUpperCase(),
    path,
    inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    input: hasBody ? 'body' : query.length > 0 ? 'query' : null,
    inputRequired: hasBody
      ? operation.requestBody?.required === true
      : query.some(({ required }) => required === true),
    alsoQuery: hasBody && query.length > 0,
    isList: query.some(({ name }) => name === 'after') && schema?.properties?.items !== undefined,
    versioned: facts.ifMatch === 'required',
    title: operation.summary,
    description: operation.description,
    scope: facts.scope,
  };
}
