import {
  CLIENT_CAPABILITIES_META_KEY,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { isObject } from './is-object.ts';

/** The client's capabilities: sent with each request, or once at the start. undefined: unknown without sessions. */
export function capabilitiesOf(
  { server }: McpServer,
  { mcpReq }: ServerContext,
): Readonly<Record<string, unknown>> | undefined {
  const said = (mcpReq.envelope as Record<string, unknown> | undefined)?.[CLIENT_CAPABILITIES_META_KEY];
  return isObject(said) ? said : server.getClientCapabilities();
}
