import { useEffect } from 'react';

/** On a phone menus scroll sideways: this scrolls to the entry of the open page. */
export function useInMenu(place: string | undefined): void {
  useEffect(() => {
    const link = place === undefined ? null : document.querySelector('nav.side [aria-current="page"]');
    const list = link?.closest('ul');
    if (!link || !list) return;
    const [entry, menu] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += entry.left - menu.left - (menu.width - entry.width) / 2;
  }, [place]);
}
