export { DesignSystemProvider, type DesignSystemProviderProps } from './core/provider/design-system-provider';
export { system } from './core/theme/system';
export { styled } from './core/theme/styled';
export { lowWindow } from './core/theme/low-window';
export type { ColorName } from './core/theme/colors';
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
} from './core/layout/primitives';
export { ScrollRow } from './core/layout/scroll-row';
export { Section, type SectionProps } from './core/layout/section';
export { Icon, type IconName, type IconProps } from './core/icon/icon';
export { Button, type ButtonProps } from './core/actions/button';
export { ButtonText, type ButtonTextProps } from './core/actions/button-text';
export type { ButtonSize, ButtonVariant } from './core/actions/button-styles';
export { IconButton, type IconButtonProps } from './core/actions/icon-button';
export { ButtonLink, TextLink, type ButtonLinkProps, type TextLinkProps } from './core/actions/links';
export type { Tone } from './core/display/tone';
export { Avatar, type AvatarProps } from './core/display/avatar';
export { Badge, type BadgeProps } from './core/display/badge';
export { Card } from './core/display/card';
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListProps,
} from './core/display/description-list';
export { IconBadge, type IconBadgeProps } from './core/display/icon-badge';
export { Skeleton, type SkeletonProps } from './core/display/skeleton';
export { Alert, type AlertProps } from './core/feedback/alert';
export { PageSpinner, type PageSpinnerProps } from './core/feedback/page-spinner';
export { ProgressBar, type ProgressBarProps } from './core/feedback/progress-bar';
export { Spinner, SpinnerRing, type SpinnerProps } from './core/feedback/spinner';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './core/feedback/states';
export { useAddressParams, type AddressChanges } from './core/hooks/use-address-params';
export { useLatest } from './core/hooks/use-latest';
export { useIdle } from './core/hooks/use-idle';
export { useNow } from './core/hooks/use-now';
export { useIsPageOpen, usePageNavigate } from './core/hooks/use-page-navigate';
export { ModulePageFrame, type ModulePageFrameProps } from './core/page/module-page-frame';
export { PageFrame, type PageFrameProps } from './core/page/page-frame';
export { PageSkeleton, type PageSkeletonProps } from './core/page/page-skeleton';
export { PageHeading, type PageHeadingProps } from './core/page/page-heading';
export type { BreadcrumbItem } from './core/page/breadcrumb';
export { usePageTitle } from './core/page/use-page-title';
export { AccessibilityLink } from './core/frame/accessibility-link';
export { AppFooter } from './core/frame/app-footer';
export { AppHeader, type AppHeaderProps } from './core/frame/app-header';
export { BrandLogo, BrandMark, type BrandMarkProps } from './core/frame/brand-mark';
export { useProductName } from './core/frame/product-name';
export { useSupportEmail } from './core/frame/support-email';
export { mainContentId, SkipLink } from './core/frame/skip-link';
export {
  applyAppearance,
  getAppearance,
  type AppearanceSettings,
  type LayoutSetting,
  type ThemeSetting,
} from './core/appearance/appearance-settings';
export { useColorScheme, type ColorScheme } from './core/appearance/use-color-scheme';
export { notify, type ToastOptions } from './core/toast/notify';
export { ToastHost } from './core/toast/toast-host';
export { hasUnsavedWork, unsavedWork, useHasUnsavedWork, useUnsavedWork } from './core/unsaved/unsaved-work';
