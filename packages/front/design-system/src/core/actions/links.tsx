import { defineRecipe } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../icon/icon';
import { VisuallyHidden } from '../layout/primitives';
import { useMessages } from '../messages';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';
import { styled } from '../theme/styled';

const linkStyles = defineRecipe({
  base: {
    color: 'accent',
    fontWeight: 'medium',
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
    transitionProperty: 'text-decoration-color',
    transitionDuration: 'fast',
    borderRadius: 'xs',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  variants: {
    tone: {
      accent: {},
      plain: { color: 'inherit', fontWeight: 'inherit' },
      muted: { color: 'fg.muted', fontWeight: 'normal', '&:hover': { color: 'fg' } },
    },
    underlined: { true: { textDecorationColor: 'currentColor' } },
  },
});

const RouterTextLink = styled(Link, linkStyles);
const PlainTextLink = styled('a', linkStyles);

interface LinkLook {
  children: ReactNode;
  tone?: 'accent' | 'plain' | 'muted';
  /** Underlines the link even when it is not hovered; required for a link inside a sentence. */
  underlined?: boolean;
}

export type TextLinkProps = LinkLook &
  (
    | (Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick' | 'aria-current'> & {
        href?: never;
        external?: never;
      })
    | {
        /** An address outside the application (`https:`, `mailto:`). */
        href: string;
        /** Opens the address in a new tab; screen readers announce the new tab. */
        external?: boolean;
        to?: never;
      }
  );

/** Renders a link: `to` for a route of the application, `href` for any other address. */
export function TextLink(props: TextLinkProps) {
  const texts = useMessages();
  if (props.href === undefined) return <RouterTextLink {...props} />;
  const { external = false, children, ...rest } = props;
  return (
    <PlainTextLink {...rest} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
      {external && <VisuallyHidden> {texts.newTab}</VisuallyHidden>}
    </PlainTextLink>
  );
}

export type ButtonLinkProps = {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  fullWidth?: boolean;
} & (
  | (Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick' | 'aria-current'> & { href?: never })
  | {
      /** An address outside the application (`https:`, `mailto:`). */
      href: string;
      to?: never;
    }
);

const RouterButtonLink = styled(Link, buttonStyles);
const PlainButtonLink = styled('a', buttonStyles);

/** Renders a link that looks like a button: `to` for a route of the application, `href` for any other address. */
export function ButtonLink({ children, icon, iconEnd, ...rest }: ButtonLinkProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={16} />}
    </>
  );
  return rest.href === undefined ? (
    <RouterButtonLink {...rest}>{content}</RouterButtonLink>
  ) : (
    <PlainButtonLink {...rest}>{content}</PlainButtonLink>
  );
}
