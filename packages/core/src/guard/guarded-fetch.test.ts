import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Canary, startCanary } from './canary.fixture.ts';
import { createGuardedFetch, GuardError, type GuardedFetch, type Resolver } from './index.ts';

const userAgent = 'test/1';
const open: { close: () => Promise<void> }[] = [];
const keep = <T extends { close: () => Promise<void> }>(it: T): T => {
  open.push(it);
  return it;
};
afterEach(async () => {
  for (const it of open.splice(0)) await it.close();
});

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => 'was answered',
    (reason: unknown) => reason,
  );
  return error instanceof GuardError ? error.code : String(error);
}

describe('nothing on this machine is reached', () => {
  let canary: Canary;
  let guarded: GuardedFetch;
  const inside: Resolver = async (host) =>
    host.startsWith('mixed')
      ? [{ address: '93.184.216.34', family: 4 }, { address: '127.0.0.1', family: 4 }]
      : host.startsWith('six')
        ? [{ address: '::1', family: 6 }]
        : [{ address: '127.0.0.1', family: 4 }]; // biome-ignore format: reads as a table
  beforeAll(async () => {
    canary = await startCanary();
    guarded = createGuardedFetch({ allow: [], userAgent, ports: [canary.port], resolver: inside });
  });
  afterAll(async () => {
    await guarded.close();
    await canary.close();
  });

  test.each([
    '127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001',
    '0.0.0.0', '0', '127.0.0.1.', '①②⑦.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', '[::1]', '[::]',
    '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]',
    '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '[2001:0:4136:e378:8000:63bf:80ff:fffe]', '10.0.0.1',
    '172.16.0.1', '192.168.0.1', '169.254.169.254', '0xa9fea9fe', '100.64.0.1', '168.63.129.16', '[fd00::1]',
    '[fe80::1]', '[fd00:ec2::254]', 'localhost', 'LOCALHOST', 'localhost.', 'postgres', 'ip6-localhost',
    'inside.example', 'six.example', 'mixed.example', '127.0.0.1.nip.example', 'metadata.google.internal',
  ])('http://%s', async (host) => {
    expect(await codeOf(guarded.get(`http://${host}:${canary.port}/`))).toBe('blocked_address');
    expect(canary.hits()).toBe(0);
  }); // biome-ignore format: a table

  test.each([
    'file:///etc/passwd', 'gopher://127.0.0.1/', 'ftp://example.com/', 'data:text/html,x', 'javascript:alert(1)',
    'http://user:secret@example.com/', 'http://user@example.com/', 'http://', 'example.com', '//example.com', '',
    'http://example.com:22/', 'https://example.com:6379/', 'http://exa mple.com/', 'http://[::1/', 'unix:/run/x',
    'http://1.2.3.4.5/', 'http://256.256.256.256/',
  ])('%s is not an address to read', async (url) => {
    expect(await codeOf(guarded.get(url))).toBe('bad_url');
  }); // biome-ignore format: a table

  test('posts are guarded as well', async () => {
    const url = `http://127.0.0.1:${canary.port}/`;
    expect(await codeOf(guarded.post(url, { body: '{}' }))).toBe('blocked_address');
    expect(canary.hits()).toBe(0);
  });

  test('a refusal tells nothing of what listens there', async () => {
    const messages = await Promise.all(
      [`http://127.0.0.1:${canary.port}/`, 'http://127.0.0.1:1/', 'http://10.1.2.3:80/'].map((url) =>
        guarded.get(url).catch((error: Error) => error.message),
      ),
    );
    expect(new Set(messages).size).toBe(1);
  });
});

describe('redirects', () => {
  test('to loopback are refused, whatever their form', async () => {
    const canary = keep(await startCanary());
    const targets = [`http://127.0.0.1:${canary.port}/`, `//[::1]:${canary.port}/`, 'file:///etc/passwd'];
    let next = 0;
    const server = keep(
      await startCanary((_, response) => void response.writeHead(302, { location: targets[next++] }).end()),
    );
    const allow = [`127.0.0.1:${server.port}`];
    const guarded = keep(createGuardedFetch({ allow, userAgent, ports: [80, canary.port] }));
    const codes = [];
    for (const _ of targets) codes.push(await codeOf(guarded.get(`http://127.0.0.1:${server.port}/`)));
    expect(codes).toEqual(['blocked_address', 'blocked_address', 'bad_url']);
    expect(canary.hits()).toBe(0);
  });

  test('are followed up to the limit, and told', async () => {
    const server = keep(
      await startCanary((request, response) => {
        const step = Number(request.url?.slice(1));
        if (step > 0) response.writeHead(307, { location: `/${step - 1}` }).end('x'.repeat(9999));
        else response.end('end');
      }),
    );
    const base = `http://127.0.0.1:${server.port}`;
    const guarded = keep(createGuardedFetch({ allow: [`127.0.0.1:${server.port}`], userAgent }));
    const answer = await guarded.get(`${base}/5#part`);
    expect(answer.text()).toBe('end');
    expect(answer.url).toBe(`${base}/0`);
    expect(answer.redirects).toEqual([5, 4, 3, 2, 1].map((step) => `${base}/${step}`));
    expect(await codeOf(guarded.get(`${base}/6`))).toBe('too_many_redirects');
    const posted = await guarded.post(`${base}/3`, { body: '' });
    expect([posted.status, posted.headers.location]).toEqual([307, '/2']);
  });
});

test('a name that changes its address between checks reaches nothing', async () => {
  const canary = keep(await startCanary());
  let calls = 0;
  const rebinding: Resolver = async () => {
    calls += 1;
    return [{ address: calls % 2 ? '192.0.2.1' : '127.0.0.1', family: 4 }];
  };
  const guarded = keep(
    createGuardedFetch({ allow: [], userAgent, ports: [canary.port], resolver: rebinding }),
  );
  for (let attempt = 0; attempt < 4; attempt += 1)
    expect(await codeOf(guarded.get(`http://rebind.example:${canary.port}/`))).toBe('blocked_address');
  expect(canary.hits()).toBe(0);
});

describe('what is allowed by name', () => {
  test('only that host and port, in any spelling', async () => {
    const canary = keep(await startCanary());
    const guarded = keep(createGuardedFetch({ allow: [`127.0.0.1:${canary.port}`], userAgent }));
    expect((await guarded.get(`http://127.1:${canary.port}/`)).text()).toBe('secret');
    expect(await codeOf(guarded.get(`http://localhost:${canary.port}/`))).toBe('blocked_address');
    expect(await codeOf(guarded.get('http://127.0.0.1/'))).toBe('blocked_address');
  });

  test.each([
    ['127.0.0.1', 'localhost'],
    ['localhost', '[::1]'],
    ['[::1]', '127.0.0.1'],
  ])('beside an allowed %s, %s is told how to be written', async (name, other) => {
    const guarded = keep(createGuardedFetch({ allow: [`${name}:3000`], userAgent }));
    await expect(guarded.get(`http://${other}:3000/`)).rejects.toThrow(`Write it with ${name}:3000`);
    await expect(guarded.get(`http://${other}:3001/`)).rejects.toThrow('not on the public internet');
  });

  test('names and IPv6 too', async () => {
    const canary = keep(await startCanary());
    const allow = [`localhost:${canary.port}`, `[::1]:${canary.port}`];
    const guarded = keep(createGuardedFetch({ allow, userAgent }));
    expect((await guarded.get(`http://localhost:${canary.port}/`)).status).toBe(200);
  });

  test.each([
    'localhost',
    'http://localhost:1',
    'a b:1',
    '127.0.0.1',
    ':80',
    '*:80',
    '*.example.com:443',
    'a,b:80',
  ])('%s is refused at start', (entry) => {
    expect(() => createGuardedFetch({ allow: [entry], userAgent })).toThrow(/SVC_EGRESS_ALLOW/);
  });
});

describe('caps', () => {
  const start = async (answer: Parameters<typeof startCanary>[0]) => {
    const server = keep(await startCanary(answer));
    const guarded = keep(createGuardedFetch({ allow: [`127.0.0.1:${server.port}`], userAgent }));
    return { url: `http://127.0.0.1:${server.port}/`, guarded };
  };

  test('an endless body is cut', async () => {
    const { url, guarded } = await start((_, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    expect(await codeOf(guarded.get(url, { maxBytes: 300_000 }))).toBe('too_large');
  });

  test('so is one that says its length', async () => {
    const { url, guarded } = await start((_, response) => void response.end('x'.repeat(2000)));
    expect(await codeOf(guarded.get(url, { maxBytes: 1999 }))).toBe('too_large');
    expect((await guarded.get(url, { maxBytes: 2000 })).body.byteLength).toBe(2000);
  });

  test('a compression bomb is cut at its decompressed size', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const { url, guarded } = await start(
      (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(bomb.byteLength).toBeLessThan(50_000);
    expect(await codeOf(guarded.get(url, { maxBytes: 1_000_000 }))).toBe('too_large');
  });

  test.each(['zstd', 'compress', 'gzip, br, gzip', 'gzip', 'br, gzip', 'deflate'])(
    'a body whose encoding is said to be %s, and is not, ends the request alone',
    async (encoding) => {
      const uncaught: unknown[] = [];
      const note = (error: unknown) => uncaught.push(error);
      process.on('uncaughtException', note);
      onTestFinished(() => void process.off('uncaughtException', note));
      const { url, guarded } = await start((_, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end('x'.repeat(100));
      });
      expect(await codeOf(guarded.get(url))).toBe('unreachable');
      // Streams tell of their end a turn later.
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(uncaught).toEqual([]);
    },
  );

  test('a server that drips is cut by the total time', async () => {
    const { url, guarded } = await start((_, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await codeOf(guarded.get(url, { timeoutMs: 150 }))).toBe('timeout');
  });

  test('a caller can cancel, and a closed door is just unreachable', async () => {
    const { url, guarded } = await start(() => {});
    expect(await codeOf(guarded.get(url, { signal: AbortSignal.timeout(50) }))).toBe('cancelled');
    const gone = await startCanary();
    await gone.close();
    const other = keep(createGuardedFetch({ allow: [`127.0.0.1:${gone.port}`], userAgent }));
    const error = await other.get(`http://127.0.0.1:${gone.port}/`).catch((reason: GuardError) => reason);
    expect(error).toMatchObject({ code: 'unreachable' });
    expect(String(error)).not.toMatch(/ECONN|127\.0/);
  });
});

test('reads what real servers send: gzip, charsets, status, headers', async () => {
  const pages: Record<string, [Record<string, string>, Buffer]> = {
    '/gzip': [{ 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' }, gzipSync('Zürich')],
    '/latin': [{ 'content-type': 'text/html; charset=iso-8859-1' }, Buffer.from('Zürich', 'latin1')],
    '/meta': [{ 'content-type': 'text/html' }, Buffer.from('<meta charset="windows-1252">Zürich', 'latin1')],
    '/bom': [{ 'content-type': 'text/html; charset=latin1' }, Buffer.from('\uFEFFZürich')],
    '/odd': [{ 'content-type': 'text/html; charset=klingon' }, Buffer.from('Zürich')],
  };
  const server = keep(
    await startCanary((request, response) => {
      const [headers, body] = pages[request.url ?? ''] ?? [{}, Buffer.from('')];
      response.writeHead(body.byteLength ? 200 : 404, {
        ...headers,
        'x-robots-tag': ['noindex', 'nosnippet'],
      });
      response.end(body);
    }),
  );
  const guarded = keep(createGuardedFetch({ allow: [`127.0.0.1:${server.port}`], userAgent }));
  const read = (path: string) =>
    guarded.get(`http://127.0.0.1:${server.port}${path}`, { accept: 'text/html' });
  for (const path of Object.keys(pages)) expect((await read(path)).text()).toMatch(/Zürich$/);
  const missing = await read('/none');
  expect([missing.status, missing.headers['x-robots-tag']]).toEqual([404, 'noindex, nosnippet']);
  expect(missing.ttfbMs).toBeGreaterThan(0);
});
