import { useSyncExternalStore } from 'react';

/** A link pasted where this page stands already only changes what follows #. */
const onHash = (tell: () => void) => {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
};

/** The token of a link: it stands after #, which browsers send to no server. */
export const useHash = (): string => useSyncExternalStore(onHash, () => location.hash.slice(1));
