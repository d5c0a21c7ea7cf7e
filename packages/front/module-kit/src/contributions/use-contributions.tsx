import { usePermissions } from '@escale/auth';
import {
  contributionsOf,
  type ExtensionPoint,
  type ModuleCard,
  type ModuleContribution,
  type ModuleDescriptor,
} from '@escale/contracts';
import { Suspense, useContext, type ReactNode } from 'react';
import type { ExtensionContexts } from '../define-module';
import { OutletContext, useModules } from '../modules-context';

/** A module's contribution to an extension point, for a user with the right to it. */
export interface Contributed<Point extends ExtensionPoint> {
  /** Stable, and usable in an address: `yard.gates`. */
  key: string;
  label: string;
  icon: ModuleCard['icon'];
  moduleId: string;
  /** For a link in the user menu: its address. */
  path: string | undefined;
  /**
   * Renders the contribution. Its code is fetched on render; a failure shows as one line in its place, for the user menu as a
   * toast.
   */
  render: (context: ExtensionContexts[Point]) => ReactNode;
}

interface Found {
  descriptor: ModuleDescriptor;
  contribution: ModuleContribution;
}

const keyOf = ({ descriptor, contribution }: Found) => `${descriptor.id}.${contribution.id}`;

/**
 * Returns the contributions of all modules to an extension point, in order: only those that the user has the right to. Listing them
 * makes no request; their code is fetched on render.
 */
export function useContributions<Point extends ExtensionPoint>(point: Point): readonly Contributed<Point>[] {
  const { missing } = usePermissions();
  const modules = useModules();
  const Outlet = useContext(OutletContext);
  if (Outlet === undefined) return [];
  return modules
    .filter(({ entry }) => entry !== null)
    .flatMap((descriptor) =>
      contributionsOf(descriptor).map((contribution) => ({ descriptor, contribution })),
    )
    .filter(
      ({ descriptor, contribution }) =>
        contribution.point === point && missing(descriptor.id, contribution.right) === null,
    )
    .toSorted((a, b) => a.contribution.order - b.contribution.order || (keyOf(a) < keyOf(b) ? -1 : 1))
    .map((found) => ({
      key: keyOf(found),
      label: found.contribution.label,
      icon: found.descriptor.card?.icon ?? 'box',
      moduleId: found.descriptor.id,
      path: found.contribution.path,
      render: (context) => (
        <Suspense key={keyOf(found)}>
          <Outlet {...found} context={context} />
        </Suspense>
      ),
    }));
}
