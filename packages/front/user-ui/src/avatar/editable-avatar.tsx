import { fullName, type User } from '@escale/contracts';
import { Avatar, Box, IconButton } from '@escale/design-system';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../messages/catalogue';

const AvatarDialog = lazy(() =>
  import('./avatar-dialog').then((module) => ({ default: module.AvatarDialog })),
);

/** Size of the smallest picture that stays recognizable although the button covers its corner. */
const minCoveredSizePx = 56;
const buttonOverPicture = { position: 'absolute', insetBlockEnd: '-4px', insetInlineEnd: '-8px' } as const;
const buttonBelowPicture = { marginBlockStart: '1' } as const;

export interface EditableAvatarProps {
  user: User;
  /** Width and height in pixels. */
  size: number;
  /** Why the picture cannot be changed; the button stays visible with the reason. */
  unavailableReason?: string | undefined;
}

/**
 * Renders a user's avatar with the button that changes it (§4 'Avatar upload'). Needs the product's query client
 * (`createQueryClient`).
 */
export function EditableAvatar({ user, size, unavailableReason }: EditableAvatarProps) {
  const { avatar } = useMessages();
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const name = fullName(user);
  return (
    <Box position="relative" flexShrink="0" lineHeight="none">
      <Avatar name={name} src={user.avatarUrl} size={size} />
      <Box {...(size < minCoveredSizePx ? buttonBelowPicture : buttonOverPicture)}>
        <IconButton
          icon="camera"
          variant="secondary"
          label={avatar.change(name)}
          unavailableReason={unavailableReason}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        />
      </Box>
      {opened && (
        <Suspense>
          <AvatarDialog user={user} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
