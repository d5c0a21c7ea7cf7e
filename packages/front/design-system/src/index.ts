export { DesignSystemProvider, type DesignSystemProviderProps } from './provider/design-system-provider';
export { system } from './theme/system';
export { styled } from './theme/styled';
export type { ColorName } from './theme/colors';
export {
  Box,
  Flex,
  Grid,
  Heading,
  HStack,
  Separator,
  Stack,
  Text,
  VisuallyHidden,
  VStack,
} from './layout/primitives';
export { Section, type SectionProps } from './layout/section';
export { Icon, type IconName, type IconProps } from './icon/icon';
export { Button, type ButtonProps } from './actions/button';
export type { ButtonSize, ButtonVariant } from './actions/button-styles';
export { IconButton, type IconButtonProps } from './actions/icon-button';
export { ButtonLink, TextLink, type ButtonLinkProps, type TextLinkProps } from './actions/links';
export type { Tone } from './display/tone';
export { Avatar, type AvatarProps } from './display/avatar';
export { Badge, type BadgeProps } from './display/badge';
export { Card } from './display/card';
export { DescriptionList, type DescriptionItem, type DescriptionListProps } from './display/description-list';
export { IconBadge, type IconBadgeProps } from './display/icon-badge';
export { Skeleton, type SkeletonProps } from './display/skeleton';
export { Alert, type AlertProps } from './feedback/alert';
export { PageSpinner, type PageSpinnerProps } from './feedback/page-spinner';
export { Spinner, SpinnerRing, type SpinnerProps } from './feedback/spinner';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './feedback/states';
export { useAddressParams, type AddressChanges } from './hooks/use-address-params';
export { useLatest } from './hooks/use-latest';
export { useNow } from './hooks/use-now';
export { useIsPageOpen, usePageNavigate } from './hooks/use-page-navigate';
export { ModulePageFrame, type ModulePageFrameProps } from './page/module-page-frame';
export { PageFrame, type PageFrameProps } from './page/page-frame';
export { PageSkeleton, type PageSkeletonProps } from './page/page-skeleton';
export { PageHeading, type PageHeadingProps } from './page/page-heading';
export type { BreadcrumbItem } from './page/breadcrumb';
export { usePageTitle } from './page/use-page-title';
export { AccessibilityLink } from './frame/accessibility-link';
export { AppFooter } from './frame/app-footer';
export { AppHeader, type AppHeaderProps } from './frame/app-header';
export { BrandLogo, BrandMark, type BrandMarkProps } from './frame/brand-mark';
export { useProductName } from './frame/product-name';
export { useSupportEmail } from './frame/support-email';
export { mainContentId, SkipLink } from './frame/skip-link';
export {
  applyAppearance,
  getAppearance,
  type AppearanceSettings,
  type LayoutSetting,
  type ThemeSetting,
} from './appearance/appearance-settings';
export { useColorScheme, type ColorScheme } from './appearance/use-color-scheme';
export { notify, type ToastOptions } from './toast/notify';
export { ToastHost } from './toast/toast-host';
export { hasUnsavedWork, unsavedWork, useHasUnsavedWork, useUnsavedWork } from './unsaved/unsaved-work';
