import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * Loads a part of the console. Without a connection it waits for one, as questions to the service do: the page stays, while
 * a load that fails would have the browser show its own page in place of the console.
 */
const onceOnline =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    if (!navigator.onLine)
      await new Promise((then) => window.addEventListener('online', then, { once: true }));
    return load();
  };

/** A part of a page that is loaded when it is shown. */
// biome-ignore lint/suspicious/noExplicitAny: any component, as React.lazy takes
export const lazyPart = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> => lazy(onceOnline(load));

/** A page that is loaded when it is opened, by the name that its module exports it under. */
export const lazyPage = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(onceOnline(load), name);
