import { lazy, type ComponentType } from 'react';

/** Returns a lazy component that renders nothing if its chunk fails to load. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}
