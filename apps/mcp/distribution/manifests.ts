import manifest from '../package.json' with { type: 'json' };
import { productName as title } from '../src/catalog/product.gen.ts';
import { prompts } from '../src/prompts/index.ts';

const { name, version, mcpName, license } = manifest;
const description =
  'Measures how likely a brand is present in the answers of AI engines, with 95% intervals.';
const urlText = 'Address of the API, such as https://api.example.com.';
const keyText = 'An API key of the service. Tools beyond its scopes are hidden.';
const local = 'http://127.0.0.1:8787';

/** For registries of MCP servers: where the package is, and what it needs. */
export const serverJson = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: mcpName,
  title,
  description,
  version,
  packages: [
    {
      registryType: 'npm',
      identifier: name,
      version,
      runtimeHint: 'npx',
      transport: { type: 'stdio' },
      environmentVariables: [
        { name: 'SVC_API_URL', description: urlText, format: 'string', default: local },
        { name: 'SVC_API_KEY', description: keyText, format: 'string', isRequired: true, isSecret: true },
        {
          name: 'SVC_MCP_TOOL_NAMES',
          description: 'dot, underscore (for clients that refuse dots) or auto.',
          format: 'string',
          choices: ['dot', 'underscore', 'auto'],
          default: 'dot',
        },
      ],
    },
  ],
};

/** For clients that install a server from one file: it asks for address and key, and the client keeps the key. */
export const mcpbManifest = {
  manifest_version: '0.3',
  name,
  display_name: title,
  version,
  description,
  author: { name: title },
  license,
  server: {
    type: 'node',
    entry_point: 'server/cli.js',
    mcp_config: {
      command: 'node',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the client puts its own folder there
      args: ['${__dirname}/server/cli.js'],
      env: {
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the client puts what the user entered there
        SVC_API_URL: '${user_config.api_url}',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the client puts what the user entered there
        SVC_API_KEY: '${user_config.api_key}',
        SVC_MCP_TOOL_NAMES: 'underscore',
      },
    },
  },
  tools_generated: true,
  prompts_generated: prompts.length > 0,
  user_config: {
    api_url: { type: 'string', title: 'Address', description: urlText, required: true, default: local },
    api_key: { type: 'string', title: 'API key', description: keyText, required: true, sensitive: true },
  },
  compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: manifest.engines.node } },
};
