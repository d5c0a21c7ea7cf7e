import { createContext, useContext, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { SchemaForm, Translate } from './use-schema-form';

const TranslateContext = createContext<Translate>((key) => key);

/** Message catalogue of the surrounding form. */
export function useTranslate(): Translate {
  return useContext(TranslateContext);
}

export interface FormProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** Called with valid, normalised values. While its promise is pending, the form ignores a second submit. */
  onSubmit: (values: Values) => unknown;
  /** Accessible name, when no heading names the form. */
  label?: string;
  children: ReactNode;
}

/** Renders a form: it focuses the first error of a failed submit; a double click makes one call. */
export function Form<Values extends FieldValues>({ form, onSubmit, label, children }: FormProps<Values>) {
  const running = useRef(false);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    try {
      await form.handleSubmit(async (values) => {
        await onSubmit(values);
      })(event);
    } finally {
      running.current = false;
    }
  };

  return (
    <TranslateContext value={form.translate}>
      <FormProvider {...form}>
        <form noValidate aria-label={label} onSubmit={(event) => void handleSubmit(event)}>
          {children}
        </form>
      </FormProvider>
    </TranslateContext>
  );
}
