import { Grid, Section } from '@escale/design-system';
import { useContributions } from '@escale/module-kit/contributions';

/** Renders the widgets that other modules contribute. */
export function ContributedWidgets() {
  const widgets = useContributions('dashboard-widget');
  if (widgets.length === 0) return null;
  return (
    <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))">
      {widgets.map(({ key, label, render }) => (
        <Section key={key} title={label}>
          {render({})}
        </Section>
      ))}
    </Grid>
  );
}
