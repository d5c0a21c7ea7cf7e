import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack, VStack } from '@chakra-ui/react/stack';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { styled } from '../theme/styled';

export { Box, Flex, Grid, HStack, Stack, VStack, VisuallyHidden };

/** A paragraph. `as` sets another element, `tone="muted"` is for secondary text, and style props take token names. */
export const Text = styled('p', {
  variants: {
    tone: { default: {}, muted: { color: 'fg.muted' } },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});

/** A heading. `as` sets the level (h2 by default), `size` the font size. */
export const Heading = styled('h2', {
  base: { fontFamily: 'heading', color: 'fg', textWrap: 'balance' },
  variants: {
    size: {
      sm: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'semibold' },
      md: { fontSize: 'xl', lineHeight: 'snug', fontWeight: 'semibold' },
      lg: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'bold', letterSpacing: 'tight' },
      xl: { fontSize: '4xl', lineHeight: 'tight', fontWeight: 'bold', letterSpacing: 'tight' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A thin line between two parts. */
export const Separator = styled('hr', {
  base: { border: '0', borderBlockStartWidth: '1px', borderColor: 'border', width: 'full' },
});
