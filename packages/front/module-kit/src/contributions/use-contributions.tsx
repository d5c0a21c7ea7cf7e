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

/** A contribution of a module to an extension point, ready to render. */
export interface Contributed<Point extends ExtensionPoint> {
  /** Stable key, `<module id>.<contribution id>`, which an address may contain. */
  key: string;
  label: string;
  icon: ModuleCard['icon'];
  moduleId: string;
  /** Address of the link, if the contribution is a link in the user menu. */
  path: string | undefined;
  /**
   * Renders the contribution, and fetches its code only then. If the fetch fails, shows one line instead of the contribution; for
   * the user menu, a toast.
   */
  render: (context: ExtensionContexts[Point]) => ReactNode;
}

interface ModuleWithContribution {
  descriptor: ModuleDescriptor;
  contribution: ModuleContribution;
}

const keyOf = ({ descriptor, contribution }: ModuleWithContribution) => `${descriptor.id}.${contribution.id}`;

/**
 * Returns the contributions of the modules to an extension point, sorted. Leaves out contributions
 * to which the user has no right, and those of modules without an entry, such as withdrawn ones.
 * Makes no request: the browser fetches the code of a contribution only when a page renders it.
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
