import { useSession } from '@escale/auth';
import type { ModuleDescriptor } from '@escale/contracts';
import { Flex, Grid, Text, TextLink, useSupportEmail } from '@escale/design-system';
import { useMessages } from './messages/catalogue';
import { readOwnRelease } from '../../lib/own-release';
import { OwnSignIns } from './own-sign-ins';
import { QuickAccess } from './quick-access';

export interface HomeFooterProps {
  userId: string;
  descriptors: readonly ModuleDescriptor[];
}

/** Returns a version without its build number, which only administrators need. */
const withoutBuildNumber = (version: string) => version.replace(/-.*/, '');

/**
 * Renders the area below the cards: links to inner pages of modules, the last sign-ins, the support contact, and the version that
 * users quote to support.
 */
export function HomeFooter({ userId, descriptors }: HomeFooterProps) {
  const texts = useMessages();
  const version = readOwnRelease();
  const { isAdmin } = useSession();
  const supportEmail = useSupportEmail();
  return (
    <>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="5"
        alignItems="start"
        css={{ '& > :only-child': { gridColumn: '1 / -1' } }}
      >
        <QuickAccess descriptors={descriptors} />
        <OwnSignIns userId={userId} />
      </Grid>
      <Flex flexWrap="wrap" justifyContent="space-between" columnGap="6" rowGap="2" fontSize="sm">
        <TextLink tone="muted" underlined href={`mailto:${supportEmail}`}>
          {texts.help}
        </TextLink>
        {version !== null && (
          <Text tone="muted">{texts.version(isAdmin ? version : withoutBuildNumber(version))}</Text>
        )}
      </Flex>
    </>
  );
}
