/** Names one state of a resource: its ETag, and what If-Match is compared with. */
export const versionOf = ({ id, updatedAt }: { id: string; updatedAt: string }): string =>
  `${id}.${updatedAt.replace(/\D/g, '')}`;
