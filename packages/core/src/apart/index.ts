export { type Apart, type ApartOptions, createApart, NotRead } from './pool.ts';
export { type ReadUpload, uploadDoor } from './upload.ts';
