import { useEffect, useState } from 'react';

/** A value once it has rested for so long. */
export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setResting(value), milliseconds);
    return () => clearTimeout(wait);
  }, [value, milliseconds]);
  return resting;
}
