import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, also when that changes. Known before the first picture, so that nothing is drawn twice. */
export function useWidth<Element extends HTMLElement = HTMLDivElement>() {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    setWidth(Math.floor(current.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
