import { TextLink } from '../actions/links';
import { Icon } from '../icon/icon';
import { useMessages } from '../messages';
import { lowWindow } from '../theme/low-window';
import { styled } from '../theme/styled';

export interface BreadcrumbItem {
  label: string;
  /** Address that the item links to; not needed for the last item, the current page. */
  to?: string;
}

const List = styled('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5',
    listStyle: 'none',
    fontSize: 'sm',
    color: 'fg.muted',
    marginBlockEnd: '2',
    [lowWindow]: { marginBlockEnd: '0.5' },
  },
});

const Item = styled('li', {
  base: {
    display: { base: 'none', sm: 'inline-flex' },
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    '& > span:has(> svg)': { display: { sm: 'none' } },
  },
  // On a phone only the parent page is shown, as a link back.
  variants: {
    back: { true: { display: 'inline-flex', '& > svg': { display: { base: 'none', sm: 'block' } } } },
  },
});

const CurrentPage = styled('span', { base: { color: 'fg', fontWeight: 'medium' } });

/** Renders the path to the current page (a `nav` with an ordered list of links). */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const texts = useMessages();
  return (
    <nav aria-label={texts.breadcrumb}>
      <List>
        {items.map(({ label, to }, index) => (
          <Item key={label} back={index === Math.max(items.length - 2, 0)}>
            {index === items.length - 2 && (
              <span>
                <Icon name="chevron-left" size={14} />
              </span>
            )}
            {to !== undefined && index < items.length - 1 ? (
              <TextLink to={to} tone="muted">
                {label}
              </TextLink>
            ) : (
              <CurrentPage aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </CurrentPage>
            )}
            {index < items.length - 1 && <Icon name="chevron-right" size={14} />}
          </Item>
        ))}
      </List>
    </nav>
  );
}
