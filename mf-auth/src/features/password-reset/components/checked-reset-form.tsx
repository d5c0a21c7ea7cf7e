import { paths } from '@escale/contracts';
import { PageSpinner, usePageNavigate } from '@escale/design-system';
import { useEffect } from 'react';
import { useLinkCheck } from '../api/check-link';
import type { ResetPageState } from '../model/reset-view';
import { ResetForm, type ResetFormProps } from './reset-form';

/** Renders the form of a usable link. Reports an invalid link before the user types a password. */
export function CheckedResetForm(props: ResetFormProps) {
  const link = useLinkCheck(props.token);
  const navigate = usePageNavigate();

  useEffect(() => {
    const state: ResetPageState = { refused: true };
    if (link === 'invalid') void navigate(paths.resetPassword, { replace: true, state });
  }, [link, navigate]);

  return link === 'usable' ? <ResetForm {...props} /> : <PageSpinner />;
}
