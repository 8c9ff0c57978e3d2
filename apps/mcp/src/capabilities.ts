import {
  CLIENT_CAPABILITIES_META_KEY,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { isObject } from './is-object.ts';

/** What the client can: it says so in each request, or once at first. undefined: without sessions it is not known. */
export function capabilitiesOf(
  { server }: McpServer,
  { mcpReq }: ServerContext,
): Readonly<Record<string, unknown>> | undefined {
  const said = (mcpReq.envelope as Record<string, unknown> | undefined)?.[CLIENT_CAPABILITIES_META_KEY];
  return isObject(said) ? said : server.getClientCapabilities();
}
