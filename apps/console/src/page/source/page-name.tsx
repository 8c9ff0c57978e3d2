import type { ReactNode } from 'react';
import { useAreaText } from '../../text/area.ts';
import { sourceWords } from './words.ts';

interface Props {
  url: string;
  /** After the site, such as whose it is. */
  about?: ReactNode;
  own?: boolean;
  /** Those that cite it. */
  engines?: readonly string[];
  /** Wraps the name in its link. */
  link: (name: string, className: string) => ReactNode;
}

/** A page by its path, which tells it from its neighbours; the site stands below. */
export function PageName({ url, about, own = false, engines = [], link }: Props) {
  const words = useAreaText(sourceWords);
  const { host, path } = partsOf(url);
  return (
    <>
      {link(
        path === '/' ? (areUntold(engines) ? words.pageUntold : words.homePage) : path,
        `page-name ${own ? 'own-name' : ''}`,
      )}
      <small>
        {host}
        {about !== undefined && <> · {about}</>}
      </small>
    </>
  );
}

/** Engines that name the site of a source and not its page. */
const sitesAlone: readonly string[] = ['gemini'];

/** A bare domain of such engines alone is no home page: any page of the site may be meant. */
export const areUntold = (engines: readonly string[]): boolean =>
  engines.length > 0 && engines.every((engine) => sitesAlone.includes(engine));

function partsOf(url: string): { host: string; path: string } {
  if (!URL.canParse(url)) return { host: '', path: url };
  const { host, pathname, search } = new URL(url);
  return { host, path: `${safeText(pathname)}${search}` };
}

/** Umlauts as people write them; an address that is no valid UTF-8 stays as it is. */
function safeText(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
