import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

export interface Image {
  /** The image's `WORKDIR`. */
  folder: string;
  environment: Record<string, string>;
  /** ENTRYPOINT and CMD. */
  command: string[];
}

type Line = [instruction: string, rest: string];

const linesOf = (text: string): Line[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, instruction, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      return instruction !== undefined && rest !== undefined ? [[instruction, rest] as Line] : [];
    });

/** Files that `COPY . .` copies: those that Git knows or would know, without those that `.dockerignore` names. */
async function context(): Promise<string[]> {
  const ignored = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n').filter(Boolean);
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', listing, { cwd: root, maxBuffer: 1 << 26 });
  const hidden = (path: string) =>
    ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
  return stdout.split('\n').filter((path) => path !== '' && !hidden(path));
}

async function copyAll(paths: readonly string[], target: string): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    // A file that is deleted and not committed is still listed.
    await cp(join(root, path), join(target, path), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/**
 * Does below `folder` what `docker build -f infra/NAME.Dockerfile .` does: each line of it but the base image and the
 * program that is installed there. The paths of the image become folders; what is the same for all images runs once.
 */
export async function buildImage(name: string, folder: string, done: Set<string>): Promise<Image> {
  const build = join(folder, 'build');
  const app = join(folder, name, 'app');
  const placed = (text: string): string =>
    text.replaceAll(/(?<![\w.])\/(build|app)\b/g, (_, place) => (place === 'build' ? build : app));
  const image: Image = { folder: app, environment: {}, command: [] };
  await mkdir(app, { recursive: true });
  let stage = 0;
  for (const [instruction, rest] of linesOf(await readFile(join(root, `infra/${name}.Dockerfile`), 'utf8'))) {
    if (instruction === 'FROM') stage += 1;
    else if (stage === 1) {
      const text = placed(rest);
      if (done.has(text) || text.startsWith('npm install --global')) continue;
      done.add(text);
      if (instruction === 'RUN') await runIn(build, name, text);
      if (instruction === 'COPY')
        await copyAll(rest === '. .' ? await context() : rest.split(' ').slice(0, -1), build);
    } else if (instruction === 'ENV')
      for (const setting of rest.split(' ')) {
        const [key = '', value = ''] = setting.split('=');
        image.environment[key] = placed(value);
      }
    else if (instruction === 'COPY') {
      const [, from = '', to = ''] = rest.split(' ');
      // Both stages share one /app here: the deployed files are there already.
      if (from !== '/app')
        await cp(placed(from), join(app, to === '.' ? basename(from) : to), { recursive: true });
    } else if (instruction === 'ENTRYPOINT') image.command = JSON.parse(rest);
    else if (instruction === 'CMD') image.command = [...image.command, ...JSON.parse(rest)];
  }
  return image;
}

async function runIn(folder: string, name: string, command: string): Promise<void> {
  await run('/bin/sh', ['-c', command], { cwd: folder, maxBuffer: 1 << 26 }).catch((error) => {
    throw new Error(`${name}: RUN ${command}\n${error.stdout}${error.stderr}`);
  });
}
