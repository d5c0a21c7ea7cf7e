export { EditableAvatar, type EditableAvatarProps } from './avatar/editable-avatar';
export { PasswordStrength } from './password/password-strength';
