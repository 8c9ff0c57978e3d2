import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Parts that are out of sight ask for nothing until they come near. */
export function WhenSeen({
  height,
  className = '',
  children,
}: {
  height: number;
  className?: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current || seen) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <div ref={place} className={`when-seen ${className}`} style={seen ? undefined : { minHeight: height }}>
      {seen && children}
    </div>
  );
}
