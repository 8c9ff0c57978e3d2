import type { Answer, Variant } from '../answer/answer.ts';
import { renderProse } from '../answer/render.ts';
import { type TaskFrame, taskReply } from './dataforseo-task.ts';
import { pageHtml } from './page-html.ts';
import { type AnswerMeta, type Ask, askOne, type Incoming, type Question, type Reply } from './wire.ts';

type Asked = Omit<Ask, 'questions' | 'render'> & Question;
type Frame = Omit<TaskFrame, 'id'>;
type Render = (answer: Answer, meta: AnswerMeta) => Reply;

interface Task {
  asked: Asked;
  frame: Frame;
  render: Render;
  sample: number;
  variant: Variant;
  readyAt: number;
  /** Repeated reads give the same bytes, as long as the task exists. */
  done: { reply: Reply; page: string | null; frame: TaskFrame } | null;
}

export interface Queue {
  /** Puts a task in; the latency passes there. */
  put: (asked: Asked, frame: Frame, render: Render) => Ask;
  /** Looks at a task. null: no path of the queue. */
  read: (incoming: Incoming) => Ask | Reply | null;
}

const MOST_TASKS = 20_000;
const look = /^\/v3\/(.+)\/task_get\/(advanced|html)\/([\w-]+)$/;

/** Tasks that are put in, looked at, and read both as an answer and as the page that it stood on. */
export function createQueue(): Queue {
  const tasks = new Map<string, Task>();

  function put(asked: Asked, frame: Frame, render: Render): Ask {
    const ask = askOne(asked, render);
    return {
      ...ask,
      immediate: true,
      interim: ({ samples, variant, latency, id, now }) => {
        if (tasks.size >= MOST_TASKS) tasks.delete(tasks.keys().next().value ?? '');
        const timing = { readyAt: now + latency, done: null };
        tasks.set(id, { asked, frame, render, sample: samples[0] ?? 0, variant, ...timing });
        const created = taskReply({ ...frame, id }, null, 20100, 'Task Created.');
        return withCost(created, frame.cost);
      },
    };
  }

  function read({ method, path, now }: Incoming): Ask | Reply | null {
    const [, , form, given = ''] = look.exec(path) ?? [];
    if (method !== 'GET' || !form) return null;
    const id = given.replaceAll('-', '');
    const task = tasks.get(id);
    const frame = { id, path: path.slice(1).split('/'), data: task?.frame.data ?? {}, cost: 0 };
    if (!task) return taskReply(frame, null, 40401, 'Task Not Found.');
    if (now < task.readyAt) return taskReply(frame, null, 40602, 'Task In Queue.');
    if (task.done) return form === 'html' ? asPage(task.done) : task.done.reply;
    return askOne({ ...task.asked, sample: task.sample, settled: task.variant }, (answer, meta) => {
      const reply = task.render(answer, { ...meta, id });
      const page = answer.variant === 'failed' || answer.variant === 'empty' ? null : pageOf(answer);
      task.done = { reply, page, frame };
      return form === 'html' ? asPage(task.done) : reply;
    });
  }

  return { put, read };
}

const pageOf = (answer: Answer): string =>
  pageHtml(answer, answer.blocks.length === 0 ? answer.refusal : renderProse(answer, () => '').text);

const asPage = ({ page, frame }: { page: string | null; frame: TaskFrame }): Reply =>
  page === null
    ? taskReply(frame, null, 40102, 'No Search Results.')
    : taskReply(frame, { items_count: 1, items: [{ page: 1, date: null, html: page }] });

/** Putting in is what costs, though it gives no result yet. */
function withCost(reply: Reply, cost: number): Reply {
  const body = reply.body as { tasks: object[] };
  return { ...reply, body: { ...body, cost, tasks: body.tasks.map((task) => ({ ...task, cost })) } };
}
