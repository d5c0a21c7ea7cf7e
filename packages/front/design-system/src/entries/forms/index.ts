export {
  CheckboxField,
  type CheckboxFieldProps,
  CodeField,
  type CodeFieldProps,
  FieldFrame,
  type FieldFrameProps,
  Form,
  type FormProps,
  Input,
  PasswordField,
  type PasswordFieldProps,
  SubmitButton,
  type SubmitButtonProps,
  TextField,
  type TextFieldProps,
  useField,
  type FieldState,
  useSchemaForm,
  type SchemaForm,
  type SchemaFormOptions,
  type Translate,
} from './core';
export { NumberField, type NumberFieldProps } from './number-field';
export { RadioField, type RadioFieldProps, type RadioOption } from './radio-field';
export { rebaseForm } from './rebase-form';
export { Select, type SelectProps } from './select';
export type { SelectOption } from './select-box';
export { SelectField, type SelectFieldProps } from './select-field';
export { useAddressInput, type AddressInput } from './use-address-input';
export { Switch, type SwitchProps } from './switch';
export { SwitchField, type SwitchFieldProps } from './switch-field';
