/** Where large results are kept: a folder by default, S3-compatible by settings. */
export { createObjectStore, linkSecretOf } from './create.ts';
export { createFolderStore } from './folder.ts';
export { openLink } from './link.ts';
export { openSigned, type Purpose, sign } from './signed.ts';
export {
  type ObjectStore,
  ObjectStoreError,
  type Upload,
  UploadGoneError,
  type UploadState,
} from './type.ts';
