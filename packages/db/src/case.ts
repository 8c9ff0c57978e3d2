/** `created_at` as `createdAt`. An underscore before a digit stays, so that `snake` gives the same name back. */
export const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `createdAt` as `created_at`. What has no capital letter stays as it is. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
