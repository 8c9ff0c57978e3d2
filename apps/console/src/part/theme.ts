export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const chosenTheme = (): Theme => {
  const stored = localStorage.getItem('theme');
  return themes.find((theme) => theme === stored) ?? 'system';
};

/** `system`: as the machine has it, also when that changes. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem('theme', theme);
  applyTheme(theme);
}
