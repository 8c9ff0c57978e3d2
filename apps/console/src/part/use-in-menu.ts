import { useEffect } from 'react';

/** On a phone menus scroll sideways: the entry of the page that is open comes into sight. */
export function useInMenu(place: string | undefined): void {
  useEffect(() => {
    const link = place === undefined ? null : document.querySelector('nav.side [aria-current="page"]');
    const list = link?.closest('ul');
    if (!link || !list) return;
    const [entry, menu] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += entry.left - menu.left - (menu.width - entry.width) / 2;
  }, [place]);
}
