export { AvatarDialog, type AvatarDialogProps } from './avatar/avatar-dialog';
export { EditableAvatar, type EditableAvatarProps } from './avatar/editable-avatar';
export { PasswordStrength } from './password/password-strength';
export { useNewPasswordForm } from './password/use-new-password-form';
