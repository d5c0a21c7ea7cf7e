import { lazy, type ComponentType } from 'react';

/** Returns a part that its page can do without: where its code does not load, nothing stands in its place. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}
