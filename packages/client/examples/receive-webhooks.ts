// A server that takes the service's events, once their signatures fit. SVC_WEBHOOK_SECRET is shown when a webhook is made.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook, WebhookVerificationError } from '@svc/client';

const { SVC_WEBHOOK_SECRET: secret = '', PORT = '3000' } = process.env;

const server = createServer(async (request, response) => {
  try {
    const event = await verifyWebhook({ payload: await text(request), headers: request.headers, secret });
    // `type` tells which data it has.
    if (event.type === 'scan.completed') console.log(`scan ${event.data.scanId} has ended`);
    else console.log(event.type);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    response.writeHead(400).end(error.message);
  }
});
server.listen(Number(PORT), '127.0.0.1', () => console.log('listening', server.address()));
