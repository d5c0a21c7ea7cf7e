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
 * Chakra's base utilities with Escale's own tokens, without Chakra's theme and component recipes. Its parts are created on first
 * use (patches/@chakra-ui__react).
 */
export const system = createSystem(defaultBaseConfig, config);

/** Creates the parts of the system one by one, so that a page stays responsive in between. */
export const prepareSystem: readonly (() => unknown)[] = [() => system.tokens, () => system.properties];

/** The system for a document into which the build has put the global styles. */
export const systemWithoutGlobalStyles = Object.create(system, {
  _global: { value: [] },
  _config: { value: { ...system._config, disableLayers: true } },
}) as typeof system;
