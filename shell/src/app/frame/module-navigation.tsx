import { paths } from '@escale/contracts';
import { Box, Icon, styled, Text, type IconName } from '@escale/design-system';
import { Menu, type MenuItem } from '@escale/design-system/menu';
import { Link, useLocation } from 'react-router-dom';
import { useMessages } from './messages/catalogue';

/** A module that the user may open. */
export interface ModuleLink {
  id: string;
  label: string;
  path: string;
  icon: IconName;
}

export interface ModuleNavigationProps {
  modules: readonly ModuleLink[];
  /** Called when the user points at or focuses a link to a module. */
  onPointOrFocus: (id: string) => void;
  /** Opens the palette. */
  onSearch: () => void;
}

/** The maximum number of links beside the logo in a wide window. */
const maxLinks = 4;

const Links = styled('ul', {
  base: {
    display: { base: 'none', xl: 'flex' },
    listStyleType: 'none',
    alignSelf: 'stretch',
    gap: '1',
    // Truncates long labels, so that the header does not overflow.
    minWidth: '0',
    '& > li': { minWidth: '0' },
  },
});

const ModuleAnchor = styled(Link, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    height: 'full',
    maxWidth: '11rem',
    paddingInline: '2.5',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': { color: 'fg' },
    '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '2.5',
      insetBlockEnd: '-1px',
      height: '2px',
      background: 'accent',
    },
  },
});

const Label = styled('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis' } });

const isPathWithin = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`);

/**
 * Renders the navigation between modules. A wide window shows links, and a menu if there are too many modules; a narrow window
 * shows only the menu.
 */
export function ModuleNavigation({ modules, onPointOrFocus, onSearch }: ModuleNavigationProps) {
  const texts = useMessages();
  const { pathname } = useLocation();
  const current = modules.find(({ path }) => isPathWithin(path, pathname));
  const currentLabel = current?.label ?? texts.modules;
  const items: MenuItem[] = [
    { id: 'search', label: texts.search, icon: 'search', onSelect: onSearch },
    { id: 'home', label: texts.home, icon: 'home', href: paths.modules, current: pathname === paths.modules },
    ...modules.map((module) => ({
      id: `module-${module.id}`,
      label: module.label,
      icon: module.icon,
      href: module.path,
      current: module === current,
      onApproach: () => onPointOrFocus(module.id),
    })),
  ];
  return (
    <Box
      as="nav"
      aria-label={texts.navigation}
      display="flex"
      alignSelf="stretch"
      alignItems="center"
      gap="2"
      minWidth="0"
      marginInlineEnd="auto"
      marginInlineStart={{ base: '0', xl: '4' }}
    >
      <Links>
        {modules.slice(0, maxLinks).map((module) => (
          <li key={module.id}>
            <ModuleAnchor
              to={module.path}
              aria-current={module === current ? 'page' : undefined}
              onPointerEnter={() => onPointOrFocus(module.id)}
              onFocus={() => onPointOrFocus(module.id)}
            >
              <Label>{module.label}</Label>
            </ModuleAnchor>
          </li>
        ))}
      </Links>
      <Box minWidth="0" display={{ base: 'flex', xl: modules.length > maxLinks ? 'flex' : 'none' }}>
        <Menu
          align="start"
          label={texts.switcher(currentLabel)}
          items={items}
          trigger={
            <>
              <Icon name={current?.icon ?? 'container'} size={17} />
              <Text as="span" hideBelow="md" lineHeight="1.6" overflow="hidden" textOverflow="ellipsis">
                {currentLabel}
              </Text>
            </>
          }
        />
      </Box>
    </Box>
  );
}
