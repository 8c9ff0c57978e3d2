const key = 'visited';

/** When this browser was last here, before the visit that goes on; null: never. */
export function lastVisit(): string | null {
  if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, localStorage.getItem(key) ?? '');
  localStorage.setItem(key, new Date().toISOString());
  return sessionStorage.getItem(key) || null;
}
