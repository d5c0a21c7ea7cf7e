import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { colorTokens } from './colors';
import { globalStyles, keyframes } from './global-styles';
import { breakpoints, shadows, tokens } from './tokens';

const config = defineConfig({
  cssVarsPrefix: 'escale',
  preflight: true,
  conditions: { light: ':root &, .light &', dark: '.dark &' },
  globalCss: globalStyles,
  theme: { breakpoints, keyframes, tokens, semanticTokens: { colors: colorTokens(), shadows } },
});

/**
 * The style system: Chakra's base utilities with Escale's tokens, without Chakra's theme and component recipes. Our patch of Chakra
 * (patches/@chakra-ui__react) creates each part of the system on first use.
 */
export const system = createSystem(defaultBaseConfig, config);

/** Functions that each create one part of the system; a page that runs them in separate tasks stays responsive. */
export const prepareSystem: readonly (() => unknown)[] = [() => system.tokens, () => system.properties];

/** The system without global styles, for a document that already contains them from the build. */
export const systemWithoutGlobalStyles = Object.create(system, {
  _global: { value: [] },
  _config: { value: { ...system._config, disableLayers: true } },
}) as typeof system;
