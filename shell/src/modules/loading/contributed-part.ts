import type { ModuleContribution } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { lazy, type ComponentType } from 'react';
import { createDeadline, untilAborted } from '../../lib/deadline';
import { ModuleLoadError } from '../errors/module-load-error';

async function loadContribution(
  { id, contributions }: ModuleDefinition,
  contribution: ModuleContribution,
): Promise<ComponentType<object>> {
  const loaders = contributions?.[contribution.point];
  const load = loaders && Object.hasOwn(loaders, contribution.id) ? loaders[contribution.id] : undefined;
  const name = `${contribution.point}/${contribution.id}`;
  if (load === undefined) throw new Error(`module ${id}: no code for the contribution ${name}`);
  const deadline = createDeadline();
  try {
    const loading: Promise<unknown> = load();
    return (await untilAborted(loading, deadline.signal)) as ComponentType<object>;
  } catch (cause) {
    throw deadline.signal.aborted ? new ModuleLoadError('unreachable', { cause }) : cause;
  } finally {
    deadline.clear();
  }
}

/** Returns the component of a contribution. The component's code loads on the first render, within the load deadline. */
export function createContributionComponent(definition: ModuleDefinition, contribution: ModuleContribution) {
  return lazy(async () => ({ default: await loadContribution(definition, contribution) }));
}
