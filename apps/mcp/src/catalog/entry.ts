export type Provenance = 'live' | 'cached' | 'predicted';

/** JSON Schema 2020-12, as far as tools use it. */
export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  [keyword: string]: unknown;
}

export interface ObjectSchema extends JsonSchema {
  type: 'object';
  properties: Record<string, JsonSchema>;
}

/** What every tool shows in the list of tools. */
export interface ToolCard {
  /** Canonical, with its prefix: `svc.start_scan`. */
  name: string;
  title: string;
  description: string;
  /** A group of tools that can be switched on together, e.g. `prompts`. */
  toolset: string;
  /** `any`: every valid key. */
  scope: string;
  /** A finer scope that is accepted as well. */
  fine: string | null;
  readOnly: boolean;
  destructive: boolean;
  /** The strongest badge that the answer can carry. */
  provenance: Provenance;
  spendsCredits: boolean;
  /** An administrator's approval may stand before it. */
  gateable: boolean;
  /** What the call starts is paid for later or by another key, so a budget of this process cannot cover it. */
  commitsLater?: boolean;
  inputSchema: ObjectSchema;
}

/** A tool that is one operation of the API. */
export interface OperationTool extends ToolCard {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** Arguments that go into the query; those named in the path go there, all others into the body. */
  query: string[];
  body: boolean;
  /** The argument `version` goes into If-Match. */
  versioned?: boolean;
  /** Its answer quotes what engines, pages or search results say. */
  quotes?: boolean;
}
