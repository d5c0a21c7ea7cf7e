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

/** Chakra's base utilities with Escale's own tokens, without Chakra's theme and component recipes. */
export const system = createSystem(defaultBaseConfig, config);
