import { Box } from '@escale/design-system';

/** Of four sign-ins. */
export const signInsHeight = '199px';

/** Keeps what stands below the cards in its place until it has loaded: the sign-ins, and the line with the help. */
export function HomeFootPlace() {
  return <Box minHeight={`calc(${signInsHeight} + 44px)`} />;
}
