import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { createServer } from '../../server.ts';
import type { Session } from '../../session.ts';
import { fixtures, image, inputRequiredPrompt, resource, text } from './tools.ts';

/** The shipped server with what the official suite asks for by name on top. */
export function conformanceServer(session: Session): McpServer {
  const server = createServer(session);
  const { server: protocol } = server;
  protocol.registerCapabilities({ logging: {}, resources: { subscribe: true } });

  protocol.setRequestHandler('tools/list', async () => ({
    tools: [
      ...(await session.listed('dot', true)),
      ...Object.keys(fixtures).map((name) => ({
        name,
        description: 'A fixture.',
        inputSchema: { type: 'object' as const },
      })),
    ],
  }));
  protocol.setRequestHandler('tools/call', async ({ params }, context) => {
    const fixture = fixtures[params.name];
    if (!fixture) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool ${params.name}`);
    return (await fixture(context, params.arguments ?? {})) as never;
  });

  const user = (...content: object[]) => ({
    messages: content.map((one) => ({ role: 'user' as const, content: one })),
  });
  const names = [
    'simple_prompt',
    'prompt_with_arguments',
    'prompt_with_embedded_resource',
    'prompt_with_image',
  ];
  protocol.setRequestHandler('prompts/list', async () => ({
    prompts: [...names, 'input_required_result_prompt'].map((name) => ({
      name: `test_${name}`,
      description: 'A fixture.',
    })),
  }));
  protocol.setRequestHandler('prompts/get', async ({ params: { name, arguments: given } }, context) => {
    switch (name) {
      case 'test_simple_prompt':
        return user(text('Simple.')) as never;
      case 'test_prompt_with_arguments':
        return user(text(`arg1='${given?.arg1}', arg2='${given?.arg2}'`)) as never;
      case 'test_prompt_with_embedded_resource':
        return user(resource(String(given?.resourceUri), 'Embedded.'), text('Read it.')) as never;
      case 'test_prompt_with_image':
        return user(image, text('Look.')) as never;
      case 'test_input_required_result_prompt':
        return (await inputRequiredPrompt(context, {})) as never;
      default:
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt ${name}`);
    }
  });

  const plain = { mimeType: 'text/plain' };
  for (const name of ['static-text', 'watched-resource'])
    server.registerResource(name, `test://${name}`, plain, async ({ href }) => ({
      contents: [{ uri: href, ...plain, text: name }],
    }));
  server.registerResource(
    'static-binary',
    'test://static-binary',
    { mimeType: 'image/png' },
    async ({ href }) => ({
      contents: [{ uri: href, mimeType: 'image/png', blob: image.data }],
    }),
  );
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, plain, async ({ href }, { id }) => ({
    contents: [{ uri: href, ...plain, text: `Of ${id}` }],
  }));
  protocol.setRequestHandler('resources/subscribe', async () => ({}));
  protocol.setRequestHandler('resources/unsubscribe', async () => ({}));
  protocol.setRequestHandler('logging/setLevel', async () => ({}));
  return server;
}
