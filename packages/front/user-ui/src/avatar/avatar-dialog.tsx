import { avatarTypes, fullName, type User } from '@escale/contracts';
import { Avatar, Button, Flex, Stack } from '@escale/design-system';
import { FormDialog } from '@escale/design-system/dialog';
import { ImageDrop } from '@escale/design-system/upload';
import { useMessages } from '../messages/catalogue';
import { useAvatarUpload } from './use-avatar-upload';

export interface AvatarDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Lets the user choose or drop a picture, with a preview, the progress and a button to cancel (§4 'Avatar upload'). */
export function AvatarDialog({ user, open, onClose }: AvatarDialogProps) {
  const { avatar } = useMessages();
  return (
    <FormDialog open={open} title={avatar.title} description={avatar.rules} onClose={onClose}>
      <AvatarUpload user={user} onClose={onClose} />
    </FormDialog>
  );
}

function AvatarUpload({ user, onClose }: Pick<AvatarDialogProps, 'user' | 'onClose'>) {
  const { avatar } = useMessages();
  const { preview, progress, refusal, choose, cancel } = useAvatarUpload(user, onClose);
  return (
    <Stack gap="5">
      <Flex justifyContent="center">
        <Avatar name={fullName(user)} src={user.avatarUrl} size={96} />
      </Flex>
      <ImageDrop
        label={avatar.choose}
        accept={avatarTypes}
        preview={preview}
        progress={progress}
        onChoose={(file) => void choose(file)}
        onCancel={cancel}
        error={refusal}
      />
      <Flex justifyContent="flex-end">
        <Button onClick={onClose}>{avatar.close}</Button>
      </Flex>
    </Stack>
  );
}
