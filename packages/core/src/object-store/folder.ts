import { type FileHandle, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '../kernel/index.ts';
import { signLink } from './link.ts';
import {
  type ObjectStore,
  ObjectStoreError,
  smallestPart,
  type Upload,
  UploadGoneError,
  type UploadState,
} from './type.ts';

export interface FolderOptions {
  folder: string;
  /** Address under which the API serves objects, without a slash at the end. */
  publicUrl: string;
  /** Signs links: the same in every process. */
  linkSecret: () => Promise<Buffer>;
}

/** Objects as files. With several machines the folder has to be one that all of them mount. */
export function createFolderStore({ folder, publicUrl, linkSecret }: FolderOptions): ObjectStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = join(root, key);
    if (!path.startsWith(root + sep)) throw new ObjectStoreError('This key leads out of the folder.');
    return path;
  };
  const unfinished = (key: string): string => `${pathOf(key)}.unfinished`;
  return {
    kind: 'folder',
    pieceBytes: smallestPart,
    async put(key, body) {
      const path = pathOf(key);
      const temporary = `${path}.${newId('request')}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporary, body, { flush: true });
      await rename(temporary, path);
    },
    async get(key, from = 0) {
      const file = await openOrNull(pathOf(key), 'r');
      if (!file) return null;
      try {
        const { size } = await file.stat();
        return { size, body: Readable.toWeb(file.createReadStream({ start: Math.min(from, size) })) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    async upload(key, _, state) {
      const path = unfinished(key);
      await mkdir(dirname(path), { recursive: true });
      const file = state === null ? await open(path, 'w') : await openOrNull(path, 'r+');
      if (!file) throw new UploadGoneError(`What was written of ${key} is gone.`);
      await file.truncate(state?.size ?? 0);
      return writer(file, state?.size ?? 0, () => rename(path, pathOf(key)));
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
      await rm(unfinished(key), { force: true });
    },
    async folders(prefix) {
      try {
        const found = await readdir(pathOf(prefix), { withFileTypes: true });
        return found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async deleteAll(prefix) {
      await rm(pathOf(prefix), { recursive: true, force: true });
    },
    async link(key, options) {
      return `${publicUrl}/objects/${signLink(await linkSecret(), key, options)}`;
    },
  };
}

function writer(file: FileHandle, from: number, finish: () => Promise<void>): Upload {
  let size = from;
  return {
    async append(bytes): Promise<UploadState> {
      // A disk that gets full first writes less than it was given, without an error; only the next write fails.
      for (let at = 0; at < bytes.length; )
        at += (await file.write(bytes, at, bytes.length - at, size + at)).bytesWritten;
      // A state that outlives the machine's power must not name bytes that did not.
      await file.datasync();
      size += bytes.length;
      return { size };
    },
    complete: finish,
    close: () => file.close(),
  };
}

async function openOrNull(path: string, flags: string): Promise<FileHandle | null> {
  try {
    return await open(path, flags);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
