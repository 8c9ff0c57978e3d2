/** How far an object has been written; kept by whoever writes it, so that another process can go on. */
export interface UploadState {
  size: number;
  /** For S3: the id of the upload and its parts. */
  id?: string | undefined;
  parts?: string[] | undefined;
}

/** An object that is written piece by piece. It can be read once it is complete. */
export interface Upload {
  /** Pieces of the store's `pieceBytes` or more; only the last may be smaller. The piece is stored when this returns. */
  append: (bytes: Uint8Array) => Promise<UploadState>;
  complete: () => Promise<void>;
  /** Lets go of it, complete or not. */
  close: () => Promise<void>;
}

export interface StoredObject {
  /** Bytes of the whole object. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

export interface LinkOptions {
  expires: Date;
  /** File name for downloads. */
  filename: string;
  contentType: string;
}

/** Where large results are kept: a folder, or an S3-compatible service. */
export interface ObjectStore {
  kind: 'folder' | 's3';
  /** Uploads come in pieces of this size or more. */
  pieceBytes: number;
  put: (key: string, body: Uint8Array, contentType: string) => Promise<void>;
  /** Reads from this byte on, by default from the first; null: there is no such object. */
  get: (key: string, from?: number) => Promise<StoredObject | null>;
  /** Begins an object, or continues one at `state`; anything written after that state is dropped. */
  upload: (key: string, contentType: string, state: UploadState | null) => Promise<Upload>;
  /** Does nothing where there is no such object. `state`: the upload that will not be completed. */
  delete: (key: string, state?: UploadState | null) => Promise<void>;
  /** Names of what is right below a prefix that ends with a slash. */
  folders: (prefix: string) => Promise<string[]>;
  /** All objects below a prefix that ends with a slash. */
  deleteAll: (prefix: string) => Promise<void>;
  /** An address that gives the object to whoever has it, until it expires. */
  link: (key: string, options: LinkOptions) => Promise<string>;
}

/** S3 takes no smaller part, but for the last. */
export const smallestPart = 5 * 1_048_576;

export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
}

/** The parts of an upload are lost: it has to begin again. */
export class UploadGoneError extends ObjectStoreError {
  override name = 'UploadGoneError';
}
