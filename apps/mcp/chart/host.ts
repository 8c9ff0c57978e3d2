import type { CallToolResult } from '@modelcontextprotocol/client';
import {
  AppBridge,
  type McpUiHostContext,
  PostMessageTransport,
} from '@modelcontextprotocol/ext-apps/app-bridge';

/** Does what a host does with a server's page, with the library that hosts use: for tests in a browser. */
async function show(html: string, result: CallToolResult, hostContext: McpUiHostContext): Promise<void> {
  document.querySelector('iframe')?.remove();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.style.cssText = 'width:100%;height:100px;border:0';
  document.body.style.margin = '0';
  document.body.append(frame);
  if (frame.contentWindow === null) throw new Error('there is no frame');
  bridge = new AppBridge(null, { name: 'test-host', version: '1' }, {}, { hostContext });
  bridge.addEventListener('initialized', () => {
    void bridge?.sendToolInput({ arguments: {} });
    void bridge?.sendToolResult(result);
  });
  bridge.addEventListener('sizechange', ({ height }) => {
    if (height !== undefined) frame.style.height = `${height}px`;
  });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html.replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** The policy that the specification prescribes to hosts for a server that declares no address. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";
let bridge: AppBridge | null = null;

Object.assign(globalThis, {
  host: { show, turn: (context: McpUiHostContext) => bridge?.setHostContext(context) },
});
