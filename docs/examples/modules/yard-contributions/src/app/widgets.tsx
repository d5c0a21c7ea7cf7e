import { Section } from '@escale/design-system';
import { useContributions } from '@escale/module-kit/contributions';

/** Renders the parts that modules add to the dashboard. */
export function Widgets() {
  return useContributions('dashboard-widget').map(({ key, label, render }) => (
    <Section key={key} title={label}>
      {render({})}
    </Section>
  ));
}
