import { useCallback, useRef } from 'react';

/** A ref for what stands at the end of a list: `act` is called when it comes near the window. */
export function useWhenSeen(act: () => void): (element: Element | null) => (() => void) | undefined {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
