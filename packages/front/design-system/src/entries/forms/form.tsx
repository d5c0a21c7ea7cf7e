import { createContext, useContext, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { SchemaForm, Translate } from './use-schema-form';

const TranslateContext = createContext<Translate>((key) => key);

/** Returns the function that translates message keys in the surrounding form. */
export function useTranslate(): Translate {
  return useContext(TranslateContext);
}

const SteadyContext = createContext(false);

/** Returns true in a `steady` form, which reserves a line for errors below each field. */
export function useIsSteady(): boolean {
  return useContext(SteadyContext);
}

export interface FormProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  /** Called with valid, normalised values. While the returned promise is pending, the form ignores further submits. */
  onSubmit: (values: Values) => unknown;
  /** Accessible name, for a form without a heading. */
  label?: string;
  /** Reserves a line for an error below each field, so that nothing shifts when one appears. */
  steady?: boolean;
  children: ReactNode;
}

/** Renders a form. An invalid submit focuses the first field with an error; a double click submits once. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, label, steady = false, children } = props;
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
        <SteadyContext value={steady}>
          <form noValidate aria-label={label} onSubmit={(event) => void handleSubmit(event)}>
            {children}
          </form>
        </SteadyContext>
      </FormProvider>
    </TranslateContext>
  );
}
