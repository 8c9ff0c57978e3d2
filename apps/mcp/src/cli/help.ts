import { toolsets } from '../surface.ts';
import { version } from '../version.ts';

export const help = `svc-mcp ${version}: the service's API as MCP tools

  svc-mcp                     serve over stdio (an agent starts it)
  svc-mcp --http              serve Streamable HTTP at http://127.0.0.1:8788/mcp
  svc-mcp doctor              check address, key and rights
  svc-mcp config <client>     print what to paste into claude-code, claude-desktop, cursor, vscode, codex or gemini
  svc-mcp tools [search <words>]   list the tools, or find some

Environment
  SVC_API_URL                 address of the API (http://127.0.0.1:8787)
  SVC_API_KEY                 an API key; tools beyond its scopes are hidden
  SVC_MCP_MAX_CREDITS         as --max-credits
  SVC_MCP_TOOL_NAMES          dot, underscore or auto, as --tool-name-style
  MCP_HTTP_PORT               serve HTTP on this port
  MCP_HTTP_HOST               bind to this address, as --host
  MCP_HTTP_TOKEN              the bearer token that callers over HTTP must send
  MCP_PUBLIC_URL              the address that callers use, for sign-in by OAuth
  MCP_CLIENT_SECRET           the secret that exchanges their OAuth tokens at the API
  MCP_HTTP_ALLOWED_HOSTS      host names that callers may use, as --allowed-hosts

Which tools
  --toolsets a,b              ${toolsets.join(', ')}; default (the most used), all
  --tools a,b                 these as well
  --exclude-tools a,b         never these
  --read-only                 only tools that read
  --no-destructive            no tools that delete
  --mode search|full          search (default unless you choose tools): lists a dozen tools, and svc.search_tools finds
                              the rest; full: lists every chosen tool. Unlisted tools can be called by name.
  --tool-name-style S         dot (svc.get_scan), underscore (svc_get_scan; for Claude Desktop, Cursor, Copilot), auto
  --output-schemas on         list the schema of the answers with every tool
  --max-credits N             the most credits that this process may spend in all; calls whose cost cannot be
                              limited beforehand are refused

HTTP
  --port N  --host H          where to listen; beyond this machine, a token or the callers' own keys are needed
  Callers narrow the tools with X-MCP-Toolsets, X-MCP-Tools, X-MCP-Exclude-Tools, X-MCP-Readonly,
  X-MCP-No-Destructive, choose how tools are shown with X-MCP-Mode, X-MCP-Tool-Names, X-MCP-Output-Schemas,
  and use a key of their own with X-Svc-Api-Key.`;
