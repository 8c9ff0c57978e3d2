import { z } from 'zod';
import { ConfigError, type EmulatorConfig } from './config.ts';
import { ENGINES, emulatorBaseUrls } from './engine.ts';
import type { State } from './state.ts';
import type { Incoming, Reply } from './wire/wire.ts';

const engine = z.enum(ENGINES);
const truthQuestion = z.strictObject({
  prompts: z.array(z.string().min(1)).min(1).max(10_000),
  /** All engines when missing. */
  engines: z.array(engine).min(1).optional(),
});

/** The emulator's own paths: `/`, and everything below `/__`. They need no key. */
export function serveControl(state: State, { method, path, query, body }: Incoming, origin: string): Reply {
  const route = `${method} ${path}`;
  try {
    switch (route) {
      case 'GET /':
        return ok({ emulator: 'answer engines', baseUrls: emulatorBaseUrls(origin), control: CONTROL });
      case 'GET /__stats':
        return ok(state.recorder.read());
      case 'GET /__config':
        return ok(state.settings());
      case 'POST /__config':
        return ok(state.configure((body ?? {}) as EmulatorConfig));
      case 'POST /__reset':
        state.reset();
        return ok({ reset: true });
      case 'GET /__truth': {
        const asked = engine.parse(query.get('engine'));
        const prompt = z.string().min(1).parse(query.get('prompt'));
        return ok({ engine: asked, prompt, brands: state.truth(asked, prompt) });
      }
      case 'POST /__truth': {
        const { prompts, engines = [...ENGINES] } = truthQuestion.parse(body);
        const truths = prompts.flatMap((prompt) =>
          engines.map((id) => ({ engine: id, prompt, brands: state.truth(id, prompt) })),
        );
        return ok({ truths });
      }
      default:
        return problem(404, `No such path: ${route}. Known: ${CONTROL.join(', ')}`);
    }
  } catch (error) {
    if (error instanceof ConfigError) return problem(400, error.message);
    if (error instanceof z.ZodError) return problem(400, z.prettifyError(error));
    throw error;
  }
}

const CONTROL = [
  'GET /__stats',
  'GET /__truth',
  'POST /__truth',
  'GET /__config',
  'POST /__config',
  'POST /__reset',
];

function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function problem(status: number, message: string): Reply {
  return { status, body: { error: { message } } };
}
